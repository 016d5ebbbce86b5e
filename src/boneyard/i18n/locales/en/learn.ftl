# A newcomer's first round: small cards that point at something on the table.

learn-guide = Your first round
learn-hand = This is your hand. Tiles that stand up can be played now.
learn-end = This badge is an open end: a tile goes there if one of its halves fits. The rules say what fits.
learn-play = Your turn: tap a tile that stands up. If it fits in several places, tap the place.
learn-curved = Your turn: tap a tile that stands up. Curved tiles turn left or right: tap the place and the way you like.
learn-boneyard = This is the boneyard: whoever can’t play may have to draw from it.
learn-more = Here are the rules, the replay and the keys. Have fun!
learn-next = Next
learn-done = Got it
learn-skip = Skip
