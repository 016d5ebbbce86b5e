# The count at the end of a round, laid open.

scoring-blocked = De ronde is geblokkeerd: niemand kan leggen.
scoring-refused = De uitdaging is geweigerd, dus de handen worden geteld zoals ze zijn.

scoring-hand = { $sum }, telt als { $counted }
scoring-no-tiles = geen stenen
scoring-no-tiles-but = geen stenen, { $points }

# How the points come about.
scoring-target = Het doel is al in het spel gehaald, dus de handen tellen niet meer.
scoring-resigned = De partij eindigt hier, dus de handen tellen niet meer.
scoring-wins-round = { $who_is ->
    [you] Je wint de ronde: 1 punt.
    [we] { $who } winnen de ronde: 1 punt.
    [one] { $who } wint de ronde: 1 punt.
   *[many] { $who } winnen de ronde: 1 punt.
}
scoring-nobody-wins = Niemand wint de ronde.
scoring-penalties = Iedereen krijgt de ogen in de eigen hand als strafpunten.
scoring-penalties-out = Omdat er iemand uit is, krijgt de andere kant er { $more } bij.
scoring-lowest-shared = De laagste hand is gedeeld, dus niemand krijgt punten.
scoring-hands-rounded = Elke andere hand wordt afgerond op het dichtstbijzijnde veelvoud van 5.
scoring-hands-rounded-up = Elke andere hand wordt naar boven afgerond op het volgende veelvoud van 5.
scoring-gets = { $who_is ->
    [you] Je krijgt { $sum }.
    [we] { $who } krijgen { $sum }.
    [one] { $who } krijgt { $sum }.
   *[many] { $who } krijgen { $sum }.
}
scoring-rounded = Dat wordt afgerond op { $rounded }.
scoring-point-for = Elke { $pips } is één punt: { $points }.
scoring-times = Keer { $times }: { $points }.
scoring-past-target = Dat zou over het doel heen gaan, dus het telt niet.
scoring-made-same = Twee kanten hebben in het spel evenveel gemaakt, dus niemand krijgt de handen erbij.
scoring-made-most = { $who_is ->
    [you] Je hebt in deze ronde de meeste punten gemaakt en krijgt de andere handen erbij: { $sum }.
    [we] { $who } hebben in deze ronde de meeste punten gemaakt en krijgen de andere handen erbij: { $sum }.
    [one] { $who } heeft in deze ronde de meeste punten gemaakt en krijgt de andere handen erbij: { $sum }.
   *[many] { $who } hebben in deze ronde de meeste punten gemaakt en krijgen de andere handen erbij: { $sum }.
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
    [you] Je houdt { $held } over: { $points }.
    [we] { $who } houden { $held } over: { $points }.
    [one] { $who } houdt { $held } over: { $points }.
   *[many] { $who } houden { $held } over: { $points }.
}

# A blocked round in teams.
scoring-teams-alike = Beide teams houden evenveel over, dus niemand krijgt punten.

scoring-capicua = Capicúa, een laatste steen die aan beide einden past: { $points } erbij.
scoring-last-tile = De laatste steen was { $tile }: { $points } erbij.
scoring-ladder = Voor ronde { $round }: { $points } erbij.
scoring-waits = Voor wie de volgende ronde wint, blijft staan: { $points }.
scoring-waited = Uit de vorige ronde: { $points } erbij.
scoring-gets-all = { $who_is ->
    [you] Alle handen tellen, en je krijgt { $sum }.
    [we] Alle handen tellen, en { $who } krijgen { $sum }.
    [one] Alle handen tellen, en { $who } krijgt { $sum }.
   *[many] Alle handen tellen, en { $who } krijgen { $sum }.
}
scoring-back-to-nothing = Nu heeft elke kant een punt, dus alles gaat terug naar 0.
scoring-two-nil = Iedereen had er 1: wie wint, heeft er nu 2, de anderen 0.
scoring-writes = { $who_is ->
    [you] Je schrijft { $sum } op.
    [we] { $who } schrijven { $sum } op.
    [one] { $who } schrijft { $sum } op.
   *[many] { $who } schrijven { $sum } op.
}
scoring-writes-nothing = { $who_is ->
    [you] Je hebt nog niets en houdt minder dan { $entry } over: je schrijft niets op.
    [we] { $who } hebben nog niets en houden minder dan { $entry } over: er wordt niets opgeschreven.
    [one] { $who } heeft nog niets en houdt minder dan { $entry } over: er wordt niets opgeschreven.
   *[many] { $who } hebben nog niets en houden minder dan { $entry } over: er wordt niets opgeschreven.
}
