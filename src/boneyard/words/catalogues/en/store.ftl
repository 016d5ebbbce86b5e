# The file in which the house keeps its matches, when it can't be read or written: the answer to a
# move, or to whoever opens the house. $why is what the database says, in English.

store-unusable = the database { $path } can't be used: { $why }
store-newer = this database is of version { $version }, made by a newer Boneyard than this one, which knows version { $known }
store-closing = the house is closing: nothing more is written
store-unread = the matches can't be read just now: try again in a moment
store-unwritten = this can't be written just now, so nothing has changed: try again in a moment
store-gone = the file of matches has been deleted or replaced while the house was open, so nothing has changed: whoever runs the house must put it back, or open the house anew
store-taken = somebody else was faster
