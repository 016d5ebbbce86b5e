lab-moves = Zetten per ronde
lab-choice = Keuzes per zet
lab-blocked = Geblokkeerde rondes
lab-tied = Onbesliste rondes
lab-lead = Voordeel van beginnen
lab-luck = Geluk bij het uitdelen
lab-how = { $rounds ->
    [one] { $rounds } willekeurige ronde per spel; ± is een 95%-interval.
   *[other] { $rounds } willekeurige rondes per spel; ± is een 95%-interval.
}
lab-chart = Hoe de regels uitpakken
lab-warning-lead = { $game }: de kant die begint, wint meer dan 70% van de besliste rondes.
lab-warning-tied = { $game }: de meeste rondes blijven onbeslist.
lab-warning-choice = { $game }: spelers hebben bijna niets te kiezen.
lab-warning-endless = { $game }: sommige rondes lijken nooit te eindigen.
