# Een hint: de beste zet, wat die waard is, en de andere.

hints-best = { $way ->
    [fewer] { $points } minder dan de andere; wint de ronde { $wins } van de 100 keer.
   *[more] { $points } meer dan de andere; wint de ronde { $wins } van de 100 keer.
}
hints-best-about = { $way ->
    [fewer] { $points } minder dan de andere, op { $about } na; wint de ronde { $wins } van de 100 keer.
   *[more] { $points } meer dan de andere, op { $about } na; wint de ronde { $wins } van de 100 keer.
}
hints-as-good = even goed
hints-more-left = { $tiles ->
    [one] { $tiles } steen meer over
   *[other] { $tiles } stenen meer over
}
hints-less = { $doubt ->
    [yes] { $points } minder (niet zeker), wint { $wins } van de 100 keer
   *[no] { $points } minder, wint { $wins } van de 100 keer
}
hints-spoken = Hint: { $move }.
hints-below = { $moves ->
    [one] Hieronder nog { $moves } zet.
   *[other] Hieronder nog { $moves } zetten.
}
hints-none = Vanaf hier is er geen betere weg.
hints-do = Doen
hints-others = Andere zetten
