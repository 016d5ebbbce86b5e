# The file in which the house keeps its matches, when it can't be read or written: the answer to a
# move, or to whoever opens the house. $why is what the database says, in English.

store-unusable = the database { $path } can't be used: { $why }
store-newer = this database is of version { $version }, made by a newer Boneyard than this one, which knows version { $known }
store-closing = the house is closing: nothing more is written
store-unread = the matches can't be read just now: try again in a moment
store-damaged = this can't be read, because the stored data is damaged: the server's log says where
store-unwritten = this can't be written just now, so nothing has changed: try again in a moment
store-gone = the file of matches has been deleted or replaced while the house was open, so nothing has changed: whoever runs the house must put it back, or open the house anew
store-taken = somebody else was faster
store-unsure = the database went away while this was written, so it isn't known whether it was: look again in a moment
store-no-psycopg = matches in PostgreSQL need psycopg: pip install "boneyard-dominoes[postgres]"
store-address = this isn't the address of a PostgreSQL: it is like postgresql://user:password@host:5432/name
# Where: its address without the password. Why: what PostgreSQL or the system says.
store-unreachable = PostgreSQL can't be reached at { $where }: { $why }
store-password = PostgreSQL at { $where } doesn't let the house in: its user name or password is wrong or missing
# boneyard copy and boneyard backup; $table is the name of a table in the database.
store-no-file = there is no file { $path }
store-file-there = there is a file { $path } already: name another
store-not-empty = the new database isn't empty: there is something in its table { $table }, so nothing was copied
store-house-open = a house is open on { $where }: close it first; nothing was copied
store-house-older = an older house is open on { $where }: copy it with the Boneyard that it runs with, or open it anew first
store-copy-differs = the copy of the table { $table } isn't like the original, so nothing was kept
store-copy-broken = copying was broken off, so nothing was kept: { $why }
