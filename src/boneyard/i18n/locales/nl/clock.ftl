# Time for a move: clocks, where a match is started and at the table.

# Choices when a match is started: a bank, and what each turn adds.
clock-label = Tijd per zet
clock-help = Voor partijen met mensen via een link. Iedereen heeft een voorraad tijd die met elke beurt groeit.
clock-none = Geen klok
clock-3-days = Over dagen: 3 dagen, en 1 dag erbij per beurt (hoogstens 7)
clock-1-day = Over dagen: 1 dag, en 12 uur erbij per beurt (hoogstens 3 dagen)
clock-7-days = Over dagen: 7 dagen, en 2 dagen erbij per beurt (hoogstens 14)
clock-12-hours = Over dagen: 12 uur, en 6 uur erbij per beurt (hoogstens 1 dag)
clock-5-minutes = Live: 5 minuten, en 10 seconden erbij per beurt
clock-2-minutes = Live: 2 minuten, en 5 seconden erbij per beurt
clock-15-minutes = Live: 15 minuten, en 20 seconden erbij per beurt

# A clock with sizes of one's own: the last choice, its fields, and the units to choose from.
clock-own = Zelf gekozen tijden
clock-own-bank = Voorraad
clock-own-turn = Erbij per beurt
clock-own-most = Hoogstens
clock-unit = Eenheid
clock-unit-days = dagen
clock-unit-hours = uur
clock-unit-minutes = minuten
clock-unit-seconds = seconden
# A length of time, within other sentences.
clock-span-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
clock-span-hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}
clock-span-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
clock-span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
# Such a clock, like the choices above. $bank, $turn and $most: 36 hours, 5 days.
clock-own-called = { $pace ->
    [days] Over dagen: { $bank }, en { $turn } erbij per beurt (hoogstens { $most })
   *[live] Live: { $bank }, en { $turn } erbij per beurt (hoogstens { $most })
}
# What is wrong with such sizes.
clock-own-missing = Zeg in hele getallen hoeveel tijd er aan het begin is, hoeveel er per beurt bijkomt en hoeveel er hoogstens in past.
clock-bad-bank = de voorraad is 12 uur tot 60 dagen over dagen, of 30 seconden tot 3 uur live
clock-bad-turn = { $pace ->
    [days] over dagen komt er per beurt 1 uur tot 30 dagen bij
   *[live] live komt er per beurt hoogstens 10 minuten bij
}
clock-bad-most = { $pace ->
    [days] in de voorraad past minstens waarmee je begint, en hoogstens 60 dagen
   *[live] in de voorraad past minstens waarmee je begint, en live hoogstens 6 uur
}

# What is left, small on a player's plate: 3 d, or 20 h.
clock-short-days = { $days } d
clock-short-hours = { $hours } u
# The same in full.
clock-days = { $days } d { $hours } u
clock-hours = { $hours } u { $minutes } min
# On a plate, for screen readers, after other facts. $left: 2 d 4 h, or 4:32.
clock-left = nog { $left }
# The name of somebody for whom a bot plays.
clock-bot-name = { $who } (bot)

# An empty bank, in a match of two.
clock-late-you = Je tijd is op: zet voordat de partij wordt opgeëist.
clock-late-other = De tijd van { $who } is op. Je kunt de partij opeisen of wachten.
clock-claim = De partij opeisen
clock-give = { $who } tijd geven
clock-no-gift-contest = in toernooien en bij duplicate kun je elkaar geen tijd geven
clock-no-gift-left = deze speler heeft al { $times } keer de begintijd gekregen
clock-stood-in = Je tijd was op, en een bot speelt voor je.
clock-return = Zelf verder spelen
clock-no-return = je tijd is te vaak op geraakt: de bot speelt deze partij voor je uit

# Before a tile is laid, in a match over days. $move: what stands on the place, such as "6-4 on the left".
clock-sure = { $move }?
clock-yes = Leggen
clock-no = Nog niet
clock-ask-first = Vragen voordat een steen gelegd wordt

# If … then: plays that are left for one's next turn, in a match over days.
clock-later = Als … dan
clock-later-means = Wordt gelegd zodra je aan de beurt bent, als dat einde nog hetzelfde toont; anders wacht je beurt op je. Niemand anders ziet het.
clock-later-first = Eerst
clock-later-else = Als dat niet kan
clock-later-wait = wachten
clock-later-leave = Zo klaarleggen
