# The file in which the server keeps its matches, when it can't be read or written: the answer to a
# move, or to the host. $why is what the database says, in English.

store-unusable = can't use the database { $path }: { $why }
store-newer = the database has version { $version }, made by a newer Boneyard; this one supports version { $known }
store-closing = The server is shutting down. Nothing was saved.
store-unread = The match data can't be read right now. Try again in a moment.
store-damaged = The stored data is damaged. See the server's log.
store-unwritten = The change couldn't be saved. Try again in a moment.
store-gone = The database file was deleted or replaced, so nothing was saved. The host must restore it or restart the server.
store-taken = Another change came first. Try again.
store-unsure = The connection to the database was lost, so the change may not have been saved. Check in a moment.
store-no-psycopg = PostgreSQL needs psycopg: pip install "boneyard-dominoes[postgres]"
store-address = not a PostgreSQL address; use postgresql://user:password@host:5432/name
# $where: its address without the password; $why: what PostgreSQL or the system says.
store-unreachable = can't reach PostgreSQL at { $where }: { $why }
store-password = PostgreSQL at { $where } refused the login: check the user name and password
# boneyard copy and boneyard backup; $table is the name of a table in the database.
store-no-file = file not found: { $path }
store-file-there = { $path } already exists; choose another name
store-not-empty = nothing was copied: table { $table } of the new database isn't empty
store-house-open = nothing was copied: a server is running on { $where }; stop it first
store-house-older = a server with an older version is running on { $where }: copy with the same Boneyard version, or upgrade and restart that server first
store-copy-differs = the copy was discarded: table { $table } differs from the original
store-copy-broken = the copy was discarded: { $why }
