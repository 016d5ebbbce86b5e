# A newcomer's first round: small cards that point at something on the table.

guide-guide = Your first round
guide-hand = This is your hand. Tiles that stand up can be played now.
guide-end = This badge is an open end: a tile goes there if one of its halves fits. The rules say what fits.
guide-play = Your turn: tap a tile that stands up. If it fits in several places, tap the place.
guide-curved = Your turn: tap a tile that stands up. Curved tiles turn left or right: tap the place and the way you like.
guide-boneyard = This is the boneyard: whoever can’t play may have to draw from it.
guide-more = Here are the rules, the replay and the keys. Have fun!
guide-next = Next
guide-done = Got it
guide-skip = Skip
