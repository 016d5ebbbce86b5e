art-face-down = dicht
art-last-played = { $tile } (laatst gelegd)
art-playable = { $tile }, te leggen
art-play = { $tile } leggen ({ $move })
art-end = open eind { $arm }: { $shows }
art-end-counts = open eind { $arm }: { $shows }, telt { $count }
art-end-wants = open eind { $arm }: { $shows }, vraagt { $wanted }
art-end-owed = open eind { $arm }: { $shows }, hier moet eerst gelegd worden
art-open-ends = open einden
art-ends-sum = open einden: { $sum }
art-boneyard = { $tiles ->
    [one] pot: { $tiles } steen
   *[other] pot: { $tiles } stenen
}
art-table = { $tiles ->
    [one] tafel, { $tiles } steen
   *[other] tafel, { $tiles } stenen
}
art-a-table = Een tafel met dominostenen
art-moves = zetten
art-hand-of = hand van { $who }
art-to-play = aan de beurt
art-team = team { $number }
art-title-round = { $game }, ronde { $round }
art-film = Een ronde { $game }
art-south = Zuid
art-west = West
art-north = Noord
art-east = Oost
art-seat = Plaats { $number }
art-won = opgelost
art-lost = einde spel
art-given-up = opgegeven
art-won-left = { $left ->
    [one] opgelost in { $left } kolom
   *[other] opgelost in { $left } kolommen
}
art-lost-left = { $left ->
    [one] einde spel, { $left } steen over
   *[other] einde spel, { $left } stenen over
}
art-given-up-left = { $left ->
    [one] opgegeven, { $left } steen over
   *[other] opgegeven, { $left } stenen over
}
art-count = telling { $count }
art-tiles-down = { $tiles } dicht
art-tiles-left = { $tiles ->
    [one] nog { $tiles } steen
   *[other] nog { $tiles } stenen
}
art-no-fruit = er is geen fruit voor { $half }
art-no-colour = er is geen kleur voor { $half }
art-only-colours = { $half } kan alleen in kleuren getoond worden
art-no-set = onbekende set { $set }; kies uit double-6 … double-15, bendomino, fundomino
art-no-faces = onbekende weergave { $faces }; kies uit { $known }
art-lane = { $open ->
    [yes] { $train }, open voor iedereen
   *[no] { $train }
}
art-lane-open = open
