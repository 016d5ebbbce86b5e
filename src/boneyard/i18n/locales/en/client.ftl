# A program, or a player in a terminal, and a server.

# $link: what was typed, in quotes.
client-no-link = { $link } is not a match link; links look like https://example.org/m/…
# $house: its address; $why: what the network says, in English.
client-unreached = can't reach { $house }: { $why }
# $why: what the server says, a sentence of its own, or only an HTTP status.
client-refused = the server refused: { $why }
client-unread = can't read the server's response: { $why }
client-too-long = the server's answer is too long
# $game: its title; $why: a sentence.
client-other-rules = this version doesn't support the server's rules for { $game }: { $why }
client-no-seat = this match has no open seat
client-seat-taken = that seat isn't open
# boneyard bot and boneyard watch. $name: who plays; $game: its title; $seat: counted from 1. $who: names.
client-sits = { $name } takes seat { $seat } in { $game }.
client-watches = Watching { $game }: { $who }.
client-needs-one = use either --program or --level
client-token-file = { $file } doesn't contain a token
# A reason that the server gives, a sentence of its own.
client-said = { $said }
client-seats = seats must be a list of "me" (at most once), "open" and names of bots
# $server: what was given instead of an address, in quotes.
client-no-server = { $server } is not the address of a server; addresses look like https://example.org
client-no-header = { $name } must be a single line of ASCII text
client-spectator = only a player can do this, and you are a spectator
