# The first round of a new player: small cards that point at something on the table.
guide-guide = Your first round
guide-end = This is an open end. A tile fits if one of its halves matches. The rules say what matches.
guide-play = Your turn: tap a raised tile. If it fits in more than one place, tap the one you want.
guide-curved = Your turn: tap a raised tile. Curved tiles turn left or right: tap the place you want.
guide-boneyard = This is the boneyard. If you can't play, you may have to draw from it.
guide-trains = Your train starts at the sign “You”. You may also play on open trains and on the Mexican train.
guide-counting = This is the sum of the open ends. It can score points during the round.
guide-partners = This is your partner: you win and lose together. Leave ends that they can play on.
guide-skip = Close tips
