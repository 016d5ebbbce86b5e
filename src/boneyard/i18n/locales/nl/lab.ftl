# boneyard lab: regels vergeleken, voor uitvinders. De namen van de getallen, als rijen van een tabel.
lab-moves = Zetten per ronde
lab-choice = Zetten om uit te kiezen
lab-blocked = Rondes geblokkeerd
lab-tied = Rondes zonder één winnaar
lab-lead = Wat beginnen waard is
lab-luck = Geluk bij het uitdelen
lab-how = { $rounds } rondes van elk, op goed geluk gespeeld, elke verdeling een paar keer; ± klopt in 95 van de 100 gevallen.
lab-chart = Hoe regels spelen
lab-warning-lead = { $game }: wie begint wint meer dan 70 % van de rondes.
lab-warning-tied = { $game }: de meeste rondes wint niemand.
lab-warning-choice = { $game }: er valt bijna niets te kiezen.
lab-warning-endless = { $game }: sommige rondes lijken nooit te eindigen.
