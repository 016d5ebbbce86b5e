# The arena: bots against bots by the thousand, on the command line.

arena-deals = keer
arena-won = gewonnen
arena-sure = 95 %
arena-points = punten
arena-better = beter
arena-time = ms/zet (langste)
arena-ladder = ranglijst
arena-elo = Elo
arena-all = alles
arena-again = nog eens dezelfde stenen: { $option }
arena-stopped = gestopt; met --continue BESTAND kun je verdergaan
arena-stopped-file = gestopt; dezelfde opdracht gaat verder vanaf wat in { $file } staat
arena-chart = Wie is beter
arena-chart-note = Elo-punten; de lijnen zijn intervallen van 95 %
arena-forfeited = { $hands ->
    [one] { $game }: { $player } verspeelde een ronde: { $why }
   *[other] { $game }: { $player } verspeelde { $hands } rondes: { $why }
}

arena-for-one = { $game } is een spel voor één: daar kom je niemand tegen
arena-option-form = { $option }: opties schrijf je als -o players=4
arena-bot-known = { $option }: er is al een bot met die naam
arena-bot-form = { $option }: dat schrijf je als --bot mine="python3 mine.py"
arena-bot-comma = { $option }: in een naam staat geen komma
arena-no-bot = er is geen bot { $bot }: wel { $bots }
arena-no-program = { $option }: er is geen programma { $program }
arena-player-twice = { $player } staat er twee keer: spelers moeten verschillen
arena-two-players = er zijn minstens twee spelers nodig, zoals in --players heavy,random
arena-seats = dit spel heeft { $players } plaatsen en er zijn { $bots } bots

arena-file-unused = { $file } is niet te gebruiken: { $why }
arena-file-other = { $file } is geen bestand van een arena
arena-file-line = { $file }, regel { $line }: dit zijn geen gespeelde rondes
arena-file-question = { $file } beantwoordt een andere vraag: { $part } is { $has }, niet { $wants }

arena-process-died = een proces dat rondes speelde is gestorven
arena-ray-failed = het Ray-cluster kon niet spelen: { $why }
arena-ray-missing = --ray heeft Ray nodig: pip install 'boneyard-dominoes[ray]' haalt het
arena-ray-none = geen Ray-cluster op { $address }: { $why }
