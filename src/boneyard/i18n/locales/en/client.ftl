# A program, or somebody in a terminal, and a house on the network.

# $link: what was typed, in quotes.
client-no-link = { $link } is no link of a match: it looks like https://house.example/m/…
# $house: its address; $why: what the network says, in English.
client-unreached = { $house } can't be reached: { $why }
# $why: what the house says, a sentence of its own.
client-refused = the house refuses: { $why }
client-unread = the house's answer can't be read: { $why }
client-too-long = the house's answer is too long
# $game: its title; $why: a sentence.
client-other-rules = this version doesn't know the rules of { $game } as they are played there: { $why }
client-no-seat = there is no open seat at this table
# boneyard bot and boneyard watch. $name: who plays; $game: its title; $seat: counted from 1. $who: names.
client-sits = { $name } sits down in seat { $seat } of { $game }.
client-watches = You watch { $game }: { $who }.
client-needs-one = say who plays: either --program or --level
client-token-file = { $file } holds no token
# A reason that the house gives, a sentence of its own.
client-said = { $said }
