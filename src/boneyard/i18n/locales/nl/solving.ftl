# Games for one: what the solver found, and how often they can be won.

solving-found = { $won ->
    [yes] { $proved ->
        [yes] { $where }: { $game }: te winnen; beste resultaat { $best } (bewezen)
       *[no] { $where }: { $game }: te winnen; beste gevonden resultaat { $best }
    }
    [no] { $proved ->
        [yes] { $where }: { $game }: niet te winnen; beste resultaat { $best } (bewezen)
       *[no] { $where }: { $game }: niet te winnen; beste gevonden resultaat { $best }
    }
   *[undecided] { $proved ->
        [yes] { $where }: { $game }: onbeslist binnen de tijdslimiet; beste resultaat { $best } (bewezen)
       *[no] { $where }: { $game }: onbeslist binnen de tijdslimiet; beste gevonden resultaat { $best }
    }
}
solving-no-moves = geen zetten
solving-not-for-one = { $game } is geen solitairespel, dus het kan niet worden opgelost
solving-nothing-dealt = er is nog niet uitgedeeld
solving-nan = nan is geen aantal seconden
solving-process-died = een rekenproces is gecrasht
solving-at-work = aan het oplossen
solving-done = { $records } opgelost

# How often a game can be won.
solving-heading = { $game }, { $deals } keer uitgedeeld, seed { $seed }
solving-won = te winnen
solving-lost = niet te winnen
solving-undecided = onbeslist
solving-share = aandeel
solving-best = beste resultaten (verdelingen)
solving-chart = { $deals ->
    [one] { $game }: beste resultaat van { $deals } verdeling
   *[other] { $game }: beste resultaten van { $deals } verdelingen
}
solving-chart-note = { $counts ->
    [columns] bij winst: kolommen; bij verlies: dichte stenen (↓) — { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } is te winnen
   *[tiles] stenen over — { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } is te winnen
}
