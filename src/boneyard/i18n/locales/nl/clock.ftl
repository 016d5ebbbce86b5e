clock-label = Bedenktijd
clock-help = Met een klok krijgt elke speler er per beurt tijd bij.
clock-none = Geen klok
clock-3-days = Correspondentie · 3 dagen + 1 dag/beurt (max. 7 dagen)
clock-1-day = Correspondentie · 1 dag + 12 uur/beurt (max. 3 dagen)
clock-7-days = Correspondentie · 7 dagen + 2 dagen/beurt (max. 14 dagen)
clock-12-hours = Correspondentie · 12 uur + 6 uur/beurt (max. 1 dag)
clock-5-minutes = 5 min + 10 s
clock-2-minutes = 2 min + 5 s
clock-15-minutes = 15 min + 20 s

clock-own = Aangepast
clock-own-bank = Begintijd
clock-own-turn = Extra tijd per beurt
clock-own-most = Maximale tijd
clock-unit = Eenheid
clock-unit-days = dagen
clock-unit-hours = uur
clock-unit-minutes = minuten
clock-unit-seconds = seconden
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
clock-own-called = { $pace ->
    [days] Correspondentie · { $bank } + { $turn }/beurt (max. { $most })
   *[live] { $bank } + { $turn } per beurt (max. { $most })
}
clock-own-missing = Vul hele getallen in voor begintijd, tijd per beurt en maximale tijd.
clock-bad-bank = De begintijd moet 12 uur tot 60 dagen zijn (correspondentie) of 30 seconden tot 3 uur (live).
clock-bad-turn = { $pace ->
    [days] Bij correspondentie moet er per beurt 1 uur tot 30 dagen bij komen.
   *[live] Bij livepartijen mag er per beurt hoogstens 10 minuten bij komen.
}
clock-bad-most = { $pace ->
    [days] De maximale tijd moet minstens de begintijd zijn en hoogstens 60 dagen.
   *[live] De maximale tijd moet minstens de begintijd zijn en hoogstens 6 uur.
}

clock-short-days = { $days } d
clock-short-hours = { $hours } u
clock-days = { $days } d { $hours } u
clock-hours = { $hours } u { $minutes } min
clock-left = nog { $left }
clock-bot-name = { $who } (bot)

clock-late-you = Je tijd is om. Doe nu een zet, anders kun je de partij verliezen.
clock-late-other = De tijd van { $who } is om. Je kunt de winst opeisen of wachten.
clock-claim = Winst opeisen
clock-give = { $who } extra tijd geven
clock-no-gift-contest = In toernooien en bij duplicate kunnen spelers elkaar geen tijd geven.
clock-no-gift-left = Deze speler kan geen extra tijd meer krijgen: het maximum is { $times } keer de begintijd.
clock-stood-in = Je tijd is om. Een bot speelt voor je.
clock-return = Weer zelf spelen
clock-no-return = Je hebt geen tijd meer en kunt er geen bij krijgen. De bot speelt deze partij voor je uit.

clock-sure = { $move }?
clock-yes = Leggen
clock-no = Annuleren
clock-ask-first = Zetten bevestigen

clock-later = Voorwaardelijke zetten
clock-later-means = Zodra je aan de beurt bent, wordt automatisch de eerste van deze zetten gedaan die nog kan. Kan er geen, dan wacht de partij op je. Alleen jij ziet dit.
clock-later-first = Eerste keus
clock-later-else = Anders
clock-later-wait = Wachten tot ik er ben
clock-later-leave = Opslaan
