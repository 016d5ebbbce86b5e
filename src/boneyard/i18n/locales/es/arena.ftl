# The arena: bots against bots by the thousand, on the command line.

arena-deals = repartos
arena-won = ganadas
arena-sure = 95 %
arena-points = puntos
arena-better = mejor
arena-time = ms/jugada (peor)
arena-ladder = clasificación
arena-elo = Elo
arena-all = todos
arena-again = para repetir estos repartos: { $option }
arena-stopped = detenido; usa --continue ARCHIVO para poder reanudar
arena-stopped-file = detenido; ejecuta el mismo comando para continuar desde { $file }
arena-chart = Clasificación
arena-chart-note = puntos Elo; las líneas son intervalos del 95 %
arena-forfeited = { $hands ->
    [one] { $game }: { $player } perdió una ronda por un fallo: { $why }
   *[other] { $game }: { $player } perdió { $hands } rondas por fallos: { $why }
}

arena-for-one = { $game } es un solitario; elige un juego de dos o más jugadores
arena-option-form = { $option }: las opciones se escriben como -o players=4
arena-bot-known = { $option }: ya existe un bot con ese nombre
arena-bot-form = { $option }: escríbelo como --bot mine="python3 mine.py"
arena-bot-comma = { $option }: los nombres no pueden contener comas
arena-no-bot = bot desconocido: { $bot }; elige entre { $bots }
arena-no-program = { $option }: no se encuentra el programa { $program }
arena-player-twice = { $player } está repetido; usa jugadores distintos
arena-two-players = hacen falta al menos dos jugadores, por ejemplo --players heavy,random
arena-seats = el número de bots ({ $bots }) no coincide con el de asientos del juego ({ $players })

arena-file-unused = no se puede usar { $file }: { $why }
arena-file-other = { $file } no es un archivo de boneyard arena
arena-file-line = { $file }, línea { $line }: no es un resultado de boneyard arena
arena-file-question = { $file } tiene resultados de otra ejecución ({ $part }: { $has }, no { $wants })

arena-process-died = un proceso ha fallado
arena-ray-failed = el clúster de Ray ha fallado: { $why }
arena-ray-missing = --ray necesita Ray: pip install 'boneyard-dominoes[ray]'
arena-ray-none = no hay ningún clúster de Ray en { $address }: { $why }
arena-duel = { $one } ganó el { $won } de las rondas contra { $other } (intervalo del 95 %: { $low } a { $high }) en { $deals ->
    [one] 1 reparto, jugado dos veces
   *[other] { $deals } repartos, cada uno jugado dos veces
}; { $better } es mejor
arena-duel-even = { $one } ganó el { $won } de las rondas contra { $other } (intervalo del 95 %: { $low } a { $high }) en { $deals ->
    [one] 1 reparto, jugado dos veces
   *[other] { $deals } repartos, cada uno jugado dos veces
}; no está claro cuál es mejor
