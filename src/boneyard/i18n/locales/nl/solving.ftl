# Games for one: what the solver found, and how often they can be won.

solving-found = { $won ->
    [yes] { $proved ->
        [yes] { $where }: { $game }: te winnen; beste { $best }, beter kan niet
       *[no] { $where }: { $game }: te winnen; beste { $best }, misschien kan het beter
    }
    [no] { $proved ->
        [yes] { $where }: { $game }: niet te winnen; beste { $best }, beter kan niet
       *[no] { $where }: { $game }: niet te winnen; beste { $best }, misschien kan het beter
    }
   *[undecided] { $proved ->
        [yes] { $where }: { $game }: niet beslist binnen de tijd; beste { $best }, beter kan niet
       *[no] { $where }: { $game }: niet beslist binnen de tijd; beste { $best }, misschien kan het beter
    }
}
solving-no-moves = geen zetten
solving-not-for-one = { $game } is geen spel voor één: er is geen oplosser voor
solving-nothing-dealt = er is nog niets uitgedeeld
solving-nan = nan is geen aantal seconden
solving-process-died = een proces dat spellen oploste is gestorven
solving-at-work = aan het oplossen
solving-done = { $records } opgelost

# How often a game can be won.
solving-heading = { $game }, { $deals } keer uitgedeeld, seed { $seed }
solving-won = gewonnen
solving-lost = verloren
solving-undecided = onbeslist
solving-behind = achter elk aandeel: de beste resultaten, en hoe vaak ze voorkomen
solving-chart = { $game }: het beste resultaat van { $deals } keer uitdelen
solving-chart-note = { $counts ->
    [columns] kolommen bij winst; ↓ dicht bij verlies — { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } is te winnen
   *[tiles] stenen over — { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } is te winnen
}
