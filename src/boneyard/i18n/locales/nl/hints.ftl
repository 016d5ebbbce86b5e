# Een hint: de beste zet, wat die waard is, en de andere.

hints-best =
    { $way ->
        [fewer] { $points } minder dan de tegenstanders; wint de ronde { $wins } van de 100 keer.
       *[more] { $points } meer dan de tegenstanders; wint de ronde { $wins } van de 100 keer.
    }
hints-best-about =
    { $way ->
        [fewer] { $points } minder dan de tegenstanders, op { $about } na; wint de ronde { $wins } van de 100 keer.
       *[more] { $points } meer dan de tegenstanders, op { $about } na; wint de ronde { $wins } van de 100 keer.
    }
hints-as-good = even goed
hints-more-left =
    { $tiles ->
        [one] { $tiles } steen meer over
       *[other] { $tiles } stenen meer over
    }
hints-less =
    { $doubt ->
        [yes] { $points } minder (niet zeker), wint { $wins } van de 100
       *[no] { $points } minder, wint { $wins } van de 100
    }
hints-spoken = Hint: { $move }.
hints-below =
    { $moves ->
        [one] Hieronder nog { $moves } andere zet.
       *[other] Hieronder nog { $moves } andere zetten.
    }
hints-none = Van hieruit is er geen betere weg.
hints-do = Doe dat
hints-others = Andere zetten
hints-match =
    { $way ->
        [fewer]
            { $sure ->
                [yes] Wint de partij { $match } van de 100 keer, de ronde { $wins }; { $points } minder dan de tegenstanders.
               *[no] Wint de partij { $match } van de 100 keer, op { $about } na, de ronde { $wins }; { $points } minder dan de tegenstanders.
            }
       *[more]
            { $sure ->
                [yes] Wint de partij { $match } van de 100 keer, de ronde { $wins }; { $points } meer dan de tegenstanders.
               *[no] Wint de partij { $match } van de 100 keer, op { $about } na, de ronde { $wins }; { $points } meer dan de tegenstanders.
            }
    }
hints-less-match =
    { $doubt ->
        [yes] wint de partij { $match } van de 100 keer, { $less } minder (niet zeker)
       *[no] wint de partij { $match } van de 100 keer, { $less } minder
    }
