# The count at the end of a round, laid open.

counts-blocked = De ronde is geblokkeerd: niemand kan leggen.
counts-refused = De uitdaging is geweigerd, dus de handen worden geteld zoals ze zijn.

counts-hand = { $sum }, telt als { $counted }
counts-no-tiles = geen stenen
counts-no-tiles-but = geen stenen, { $points }

# How the points come about.
counts-target = Het doel is al in het spel gehaald, dus de handen tellen niet meer.
counts-resigned = De partij eindigt hier, dus de handen tellen niet meer.
counts-wins-round = { $who_is ->
    [you] Je wint de ronde: 1 punt.
    [we] { $who } winnen de ronde: 1 punt.
    [one] { $who } wint de ronde: 1 punt.
   *[many] { $who } winnen de ronde: 1 punt.
}
counts-nobody-wins = Niemand wint de ronde.
counts-penalties = Iedereen krijgt de ogen in de eigen hand als strafpunten.
counts-penalties-out = Omdat er iemand uit is, krijgt de andere kant er { $more } bij.
counts-lowest-shared = De laagste hand is gedeeld, dus niemand krijgt punten.
counts-hands-rounded = Elke andere hand wordt afgerond op het dichtstbijzijnde veelvoud van 5.
counts-hands-rounded-up = Elke andere hand wordt naar boven afgerond op het volgende veelvoud van 5.
counts-gets = { $who_is ->
    [you] Je krijgt { $sum }.
    [we] { $who } krijgen { $sum }.
    [one] { $who } krijgt { $sum }.
   *[many] { $who } krijgen { $sum }.
}
counts-rounded = Dat wordt afgerond op { $rounded }.
counts-point-for = Elke { $pips } is één punt: { $points }.
counts-times = Keer { $times }: { $points }.
counts-past-target = Dat zou over het doel heen gaan, dus het telt niet.
counts-made-same = Twee kanten hebben in het spel evenveel gemaakt, dus niemand krijgt de handen erbij.
counts-made-most = { $who_is ->
    [you] Je hebt in deze ronde de meeste punten gemaakt en krijgt de andere handen erbij: { $sum }.
    [we] { $who } hebben in deze ronde de meeste punten gemaakt en krijgen de andere handen erbij: { $sum }.
    [one] { $who } heeft in deze ronde de meeste punten gemaakt en krijgt de andere handen erbij: { $sum }.
   *[many] { $who } hebben in deze ronde de meeste punten gemaakt en krijgen de andere handen erbij: { $sum }.
}
counts-finished = { $place ->
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
counts-holds = { $who_is ->
    [you] Je houdt { $held } over: { $points }.
    [we] { $who } houden { $held } over: { $points }.
    [one] { $who } houdt { $held } over: { $points }.
   *[many] { $who } houden { $held } over: { $points }.
}

# A blocked round in teams.
counts-teams-alike = Beide teams houden evenveel over, dus niemand krijgt punten.

counts-capicua = Capicúa, een laatste steen die aan beide einden past: { $points } erbij.
counts-last-tile = De laatste steen was { $tile }: { $points } erbij.
counts-ladder = Voor ronde { $round }: { $points } erbij.
counts-waits = Voor wie de volgende ronde wint, blijft staan: { $points }.
counts-waited = Uit de vorige ronde: { $points } erbij.
counts-gets-all = { $who_is ->
    [you] Alle handen tellen, en je krijgt { $sum }.
    [we] Alle handen tellen, en { $who } krijgen { $sum }.
    [one] Alle handen tellen, en { $who } krijgt { $sum }.
   *[many] Alle handen tellen, en { $who } krijgen { $sum }.
}
counts-back-to-nothing = Nu heeft elke kant een punt, dus alles gaat terug naar 0.
counts-two-nil = Iedereen had er 1: wie wint, heeft er nu 2, de anderen 0.
counts-writes = { $who_is ->
    [you] Je schrijft { $sum } op.
    [we] { $who } schrijven { $sum } op.
    [one] { $who } schrijft { $sum } op.
   *[many] { $who } schrijven { $sum } op.
}
counts-writes-nothing = { $who_is ->
    [you] Je hebt nog niets en houdt minder dan { $entry } over: je schrijft niets op.
    [we] { $who } hebben nog niets en houden minder dan { $entry } over: er wordt niets opgeschreven.
    [one] { $who } heeft nog niets en houdt minder dan { $entry } over: er wordt niets opgeschreven.
   *[many] { $who } hebben nog niets en houden minder dan { $entry } over: er wordt niets opgeschreven.
}
