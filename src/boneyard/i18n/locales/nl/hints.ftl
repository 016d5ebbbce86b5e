# Een hint: de beste zet, wat die waard is, en de andere.

hints-best = { $way ->
    [fewer] Winstkans in de ronde { $wins }% · −{ $points }
   *[more] Winstkans in de ronde { $wins }% · +{ $points }
}
hints-best-about = { $way ->
    [fewer] Winstkans in de ronde { $wins }% · −{ $points } (±{ $about })
   *[more] Winstkans in de ronde { $wins }% · +{ $points } (±{ $about })
}
hints-as-good = even goed
hints-more-left =
    { $tiles ->
        [one] { $tiles } steen meer over
       *[other] { $tiles } stenen meer over
    }
hints-less = { $doubt ->
    [yes] winstkans in de ronde { $wins }%, { $points } minder dan de beste zet (onzeker)
   *[no] winstkans in de ronde { $wins }%, { $points } minder dan de beste zet
}
hints-spoken = Hint: { $move }.
hints-below =
    { $moves ->
        [one] Hieronder nog { $moves } andere zet.
       *[other] Hieronder nog { $moves } andere zetten.
    }
hints-none = Geen zet om aan te raden.
hints-do = Deze zet doen
hints-others = Andere zetten
hints-match = { $way ->
    [fewer] { $sure ->
        [yes] Winstkans in de partij { $match }% · ronde { $wins }% · −{ $points }
       *[no] Winstkans in de partij { $match }% (±{ $about }) · ronde { $wins }% · −{ $points }
    }
   *[more] { $sure ->
        [yes] Winstkans in de partij { $match }% · ronde { $wins }% · +{ $points }
       *[no] Winstkans in de partij { $match }% (±{ $about }) · ronde { $wins }% · +{ $points }
    }
}
hints-less-match = { $doubt ->
    [yes] winstkans in de partij { $match }% (−{ $less }%, onzeker)
   *[no] winstkans in de partij { $match }% (−{ $less }%)
}
