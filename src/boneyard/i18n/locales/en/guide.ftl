# The first round of a new player: small cards that point at something on the table.
guide-guide = Your first round
guide-hand = This is your hand. You can play the raised tiles.
guide-end = This is an open end. A tile fits if one of its halves matches. The rules say what matches.
guide-play = Your turn: tap a raised tile. If it fits in several places, tap the place.
guide-curved = Your turn: tap a raised tile. Curved tiles turn left or right: tap the place you want.
guide-boneyard = This is the boneyard. If you can't play, you may have to draw from it.
guide-more = Find the rules, the replay and keyboard shortcuts here. Have fun!
guide-next = Next
guide-done = Got it
guide-skip = Skip
