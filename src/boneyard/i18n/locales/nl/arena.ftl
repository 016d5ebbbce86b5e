# The arena: bots against bots by the thousand, on the command line.

arena-deals = verdelingen
arena-won = gewonnen
arena-sure = 95%
arena-points = punten
arena-better = beter
arena-time = ms/zet (traagste)
arena-ladder = rangschikking
arena-elo = Elo
arena-all = alles
arena-again = om deze verdelingen te herhalen: { $option }
arena-stopped = gestopt; gebruik --continue BESTAND om te kunnen hervatten
arena-stopped-file = gestopt; voer dezelfde opdracht uit om verder te gaan vanaf { $file }
arena-chart = Rangschikking
arena-chart-note = Elo-punten; de lijnen zijn 95%-intervallen
arena-forfeited = { $hands ->
    [one] { $game }: { $player } verloor een ronde door een fout: { $why }
   *[other] { $game }: { $player } verloor { $hands } rondes door een fout: { $why }
}

arena-for-one = { $game } is een solitairespel; kies een spel voor twee of meer spelers
arena-option-form = { $option }: schrijf opties als -o players=4
arena-bot-known = { $option }: er bestaat al een bot met die naam
arena-bot-form = { $option }: schrijf een bot als --bot mine="python3 mine.py"
arena-bot-comma = { $option }: namen mogen geen komma bevatten
arena-no-bot = onbekende bot { $bot }; kies uit { $bots }
arena-no-program = { $option }: programma { $program } niet gevonden
arena-player-twice = { $player } is twee keer genoemd; gebruik verschillende spelers
arena-two-players = er zijn minstens twee spelers nodig, zoals --players heavy,random
arena-seats = het aantal bots ({ $bots }) past niet bij het aantal plaatsen in het spel ({ $players })

arena-file-unused = kan { $file } niet gebruiken: { $why }
arena-file-other = { $file } is geen arenabestand
arena-file-line = { $file }, regel { $line }: geen arenaresultaat
arena-file-question = { $file } heeft resultaten van een andere reeks ({ $part }: { $has }, niet { $wants })

arena-process-died = een rekenproces is gecrasht
arena-ray-failed = fout in het Ray-cluster: { $why }
arena-ray-missing = --ray vereist Ray: pip install 'boneyard-dominoes[ray]'
arena-ray-none = geen Ray-cluster op { $address }: { $why }
arena-duel = { $one } won { $won } van de rondes tegen { $other } (95%-interval: { $low } tot { $high }) in { $deals ->
    [one] 1 verdeling, tweemaal gespeeld
   *[other] { $deals } verdelingen, elk tweemaal gespeeld
}; { $better } is beter
arena-duel-even = { $one } won { $won } van de rondes tegen { $other } (95%-interval: { $low } tot { $high }) in { $deals ->
    [one] 1 verdeling, tweemaal gespeeld
   *[other] { $deals } verdelingen, elk tweemaal gespeeld
}; niet te zien wie beter is
