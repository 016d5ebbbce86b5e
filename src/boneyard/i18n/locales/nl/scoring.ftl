scoring-blocked = De ronde is geblokkeerd: er kan niet verder gespeeld worden.
scoring-refused = De uitdaging is geweigerd, dus de handen worden geteld zoals ze zijn.

scoring-hand = { $sum }, telt als { $counted }
scoring-no-tiles = geen stenen
scoring-no-tiles-but = geen stenen, { $points }

scoring-target = Het doel is al tijdens het spel gehaald, dus de handen tellen niet.
scoring-resigned = De partij eindigt hier, dus de handen tellen niet.
scoring-wins-round = { $who_is ->
    [you] Je wint de ronde: 1 punt.
    [we] { $who } winnen de ronde: 1 punt.
    [one] { $who } wint de ronde: 1 punt.
   *[many] { $who } winnen de ronde: 1 punt.
}
scoring-nobody-wins = Niemand wint de ronde.
scoring-penalties = Elke speler krijgt de punten die nog in zijn hand zitten.
scoring-penalties-out = Omdat er een speler uit is, krijgt elke andere speler er { $more } bij.
scoring-lowest-shared = Meer dan één speler heeft de laagste hand, dus niemand krijgt punten.
scoring-hands-rounded = Elke hand wordt afgerond op het dichtstbijzijnde veelvoud van { $step }.
scoring-hands-rounded-up = Elke hand wordt naar boven afgerond op het volgende veelvoud van { $step }.
scoring-gets = { $who_is ->
    [you] Je krijgt { $sum }.
    [we] { $who } krijgen { $sum }.
    [one] { $who } krijgt { $sum }.
   *[many] { $who } krijgen { $sum }.
}
scoring-rounded = Dat wordt afgerond op { $rounded }.
scoring-point-for = Eén punt per { $pips } ogen: { $points }.
scoring-times = Vermenigvuldigd met { $times }: { $points }.
scoring-past-target = Dat gaat over het doel heen, dus het telt niet.
scoring-made-same = Meer dan één kant heeft tijdens het spel de meeste punten gehaald, dus niemand krijgt de handen erbij.
scoring-made-most = { $who_is ->
    [you] Je hebt in deze ronde de meeste punten gehaald en krijgt de andere handen erbij: { $sum }.
    [we] { $who } hebben in deze ronde de meeste punten gehaald en krijgen de andere handen erbij: { $sum }.
    [one] { $who } heeft in deze ronde de meeste punten gehaald en krijgt de andere handen erbij: { $sum }.
   *[many] { $who } hebben in deze ronde de meeste punten gehaald en krijgen de andere handen erbij: { $sum }.
}
scoring-finished = { $place ->
    [1] { $who_is ->
        [you] Je was als eerste klaar: { $points }.
       *[one] { $who } was als eerste klaar: { $points }.
    }
    [2] { $who_is ->
        [you] Je was als tweede klaar: { $points }.
       *[one] { $who } was als tweede klaar: { $points }.
    }
    [3] { $who_is ->
        [you] Je was als derde klaar: { $points }.
       *[one] { $who } was als derde klaar: { $points }.
    }
   *[4] { $who_is ->
        [you] Je was als vierde klaar: { $points }.
       *[one] { $who } was als vierde klaar: { $points }.
    }
}
scoring-holds = { $who_is ->
    [you] Je houdt { $held } over en krijgt { $points }.
    [we] { $who } houden { $held } over en krijgen { $points }.
    [one] { $who } houdt { $held } over en krijgt { $points }.
   *[many] { $who } houden { $held } over en krijgen { $points }.
}

scoring-teams-alike = Beide teams houden evenveel over, dus niemand krijgt punten.

scoring-capicua = Capicúa (de laatste steen past aan beide einden): +{ $points }.
scoring-last-tile = De laatste steen was { $tile }: +{ $points }.
scoring-ladder = Premie voor ronde { $round }: +{ $points }.
scoring-waits = De winnaar van de volgende ronde krijgt er { $points } bij.
scoring-waited = Uit eerdere rondes: +{ $points }.
scoring-gets-all = { $who_is ->
    [you] Alle handen tellen, en je krijgt { $sum }.
    [we] Alle handen tellen, en je team krijgt { $sum }.
    [one] Alle handen tellen, en { $who } krijgt { $sum }.
   *[many] Alle handen tellen, en { $who } krijgen { $sum }.
}
scoring-back-to-nothing = Nu heeft elke kant een punt, dus alles gaat terug naar 0.
scoring-two-nil = Iedereen had 1 punt. De winnaar heeft er nu 2 en de anderen hebben er 0.
scoring-writes = { $who_is ->
    [you] Je krijgt { $sum } strafpunten.
    [we] { $who } krijgen { $sum } strafpunten.
    [one] { $who } krijgt { $sum } strafpunten.
   *[many] { $who } krijgen { $sum } strafpunten.
}
scoring-writes-nothing = { $who_is ->
    [you] Je hebt nog geen punten en houdt minder dan { $entry } over, dus er komt niets bij.
    [we] { $who } hebben nog geen punten en houden minder dan { $entry } over, dus er komt niets bij.
    [one] { $who } heeft nog geen punten en houdt minder dan { $entry } over, dus er komt niets bij.
   *[many] { $who } hebben nog geen punten en houden minder dan { $entry } over, dus er komt niets bij.
}
# The last tile decides the points of the round.
scoring-last-single = { $who_is ->
    [you] Uit met een gewone steen: je krijgt { $points }.
    [we] Uit met een gewone steen: je team krijgt { $points }.
    [one] Uit met een gewone steen: { $who } krijgt { $points }.
   *[many] Uit met een gewone steen: { $who } krijgen { $points }.
}
scoring-last-double = { $who_is ->
    [you] Uit met een dubbele: je krijgt { $points }.
    [we] Uit met een dubbele: je team krijgt { $points }.
    [one] Uit met een dubbele: { $who } krijgt { $points }.
   *[many] Uit met een dubbele: { $who } krijgen { $points }.
}
scoring-last-both = { $who_is ->
    [you] Uit met een gewone steen die aan beide einden paste: je krijgt { $points }.
    [we] Uit met een gewone steen die aan beide einden paste: je team krijgt { $points }.
    [one] Uit met een gewone steen die aan beide einden paste: { $who } krijgt { $points }.
   *[many] Uit met een gewone steen die aan beide einden paste: { $who } krijgen { $points }.
}
scoring-last-both-double = { $who_is ->
    [you] Uit met een dubbele die aan beide einden paste: je krijgt { $points }.
    [we] Uit met een dubbele die aan beide einden paste: je team krijgt { $points }.
    [one] Uit met een dubbele die aan beide einden paste: { $who } krijgt { $points }.
   *[many] Uit met een dubbele die aan beide einden paste: { $who } krijgen { $points }.
}
scoring-last-blocked = { $who_is ->
    [you] De ronde is geblokkeerd en je krijgt { $points }.
    [we] De ronde is geblokkeerd en je team krijgt { $points }.
    [one] De ronde is geblokkeerd en { $who } krijgt { $points }.
   *[many] De ronde is geblokkeerd en { $who } krijgen { $points }.
}
