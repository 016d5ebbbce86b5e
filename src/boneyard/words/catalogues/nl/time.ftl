# Time for a move: clocks, where a match is started and at the table.

# Choices when a match is started: a bank, and what each turn adds.
time-label = Tijd per zet
time-help = Voor partijen met mensen via een link. Iedereen heeft een voorraad tijd die met elke beurt groeit.
time-none = Geen klok
time-3-days = Over dagen: 3 dagen, en 1 dag erbij per beurt (hoogstens 7)
time-1-day = Over dagen: 1 dag, en 12 uur erbij per beurt (hoogstens 3 dagen)
time-7-days = Over dagen: 7 dagen, en 2 dagen erbij per beurt (hoogstens 14)
time-12-hours = Over dagen: 12 uur, en 6 uur erbij per beurt (hoogstens 1 dag)
time-5-minutes = Live: 5 minuten, en 10 seconden erbij per beurt
time-2-minutes = Live: 2 minuten, en 5 seconden erbij per beurt
time-15-minutes = Live: 15 minuten, en 20 seconden erbij per beurt

# What is left, small on a player's plate: 3 d, or 20 h.
time-short-days = { $days } d
time-short-hours = { $hours } u
# The same in full.
time-days = { $days } d { $hours } u
time-hours = { $hours } u { $minutes } min
# On a plate, for screen readers, after other facts. $left: 2 d 4 h, or 4:32.
time-left = nog { $left }
# The name of somebody for whom a bot plays.
time-bot-name = { $who } (bot)

# An empty bank, in a match of two.
time-late-you = Je tijd is op: zet voordat de partij wordt opgeëist.
time-late-other = De tijd van { $who } is op. Je kunt de partij opeisen of wachten.
time-claim = De partij opeisen
time-give = { $who } tijd geven
time-stood-in = Je tijd was op, en een bot speelt voor je.
time-return = Zelf verder spelen

# Before a tile is laid, in a match over days. $move: what stands on the place, such as "6-4 on the left".
time-sure = { $move }?
time-yes = Leggen
time-no = Nog niet
time-ask-first = Vragen voordat een steen gelegd wordt

# If … then: plays that are left for one's next turn, in a match over days.
time-later = Als … dan
time-later-means = Wordt gelegd zodra je aan de beurt bent, als dat einde nog hetzelfde toont; anders wacht je beurt op je. Niemand anders ziet het.
time-later-first = Eerst
time-later-else = Als dat niet kan
time-later-wait = wachten
time-later-leave = Zo klaarleggen
