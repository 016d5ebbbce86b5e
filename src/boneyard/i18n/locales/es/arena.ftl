# The arena: bots against bots by the thousand, on the command line.

arena-deals = repartos
arena-won = ganado
arena-sure = 95 %
arena-points = puntos
arena-better = mejor
arena-time = ms/jugada (peor)
arena-ladder = clasificación
arena-elo = Elo
arena-all = todos
arena-again = los mismos repartos otra vez: { $option }
arena-stopped = interrumpido; con --continue ARCHIVO se podría seguir
arena-stopped-file = interrumpido; la misma orden sigue desde lo que hay en { $file }
arena-chart = Quién es mejor
arena-chart-note = puntos Elo; las líneas son intervalos del 95 %
arena-forfeited = { $hands ->
    [one] { $game }: { $player } perdió una ronda por falta: { $why }
   *[other] { $game }: { $player } perdió { $hands } rondas por falta: { $why }
}

arena-for-one = { $game } es un juego para una sola persona: no hay con quién enfrentarse
arena-option-form = { $option }: las opciones se escriben como -o players=4
arena-bot-known = { $option }: ya hay un bot con ese nombre
arena-bot-form = { $option }: se escribe como --bot mine="python3 mine.py"
arena-bot-comma = { $option }: un nombre no lleva comas
arena-no-bot = no existe el bot { $bot }: hay { $bots }
arena-no-program = { $option }: no existe el programa { $program }
arena-player-twice = { $player } está dos veces: tienen que ser distintos
arena-two-players = hacen falta al menos dos, como en --players heavy,random
arena-seats = este juego tiene { $players } asientos y hay { $bots } bots

arena-file-unused = no se puede usar { $file }: { $why }
arena-file-other = { $file } no es un archivo de la arena
arena-file-line = { $file }, línea { $line }: esto no son rondas jugadas
arena-file-question = { $file } responde a otra pregunta: su { $part } es { $has }, no { $wants }

arena-process-died = un proceso que jugaba rondas ha muerto
arena-ray-failed = el clúster de Ray no pudo jugar: { $why }
arena-ray-missing = --ray necesita Ray: se instala con pip install 'boneyard-dominoes[ray]'
arena-ray-none = no hay un clúster de Ray en { $address }: { $why }
