# La primera página: todos los juegos.

home-title = Boneyard – todos los juegos de dominó
home-hello = Siéntate y juega
home-what = Dominós de cinco reglamentos y de todo el mundo: contra bots, en una misma pantalla, o con amistades por enlace. Sin cuenta y sin pagar nada.
home-filter = Qué juegos
home-all = Todos los juegos
home-alone = En solitario
home-players = { $players } jugadores
home-teams = Equipos
home-straight = Fichas rectas
home-curved = Fichas curvas
home-one-deal = un reparto
home-play = Jugar
home-play-game = Jugar a { $game }
home-rules = Reglas y opciones
home-rules-of = Reglas y opciones de { $game }

home-go-on = Seguir jugando
home-all-mine = Todas mis partidas
home-begin = Empezar
home-now = Jugar ya
home-now-how = contra bots
home-daily-how = hoy, las mismas fichas para todo el mundo
home-puzzle-how = una jugada es la mejor
home-daily-play = Jugar el reparto de hoy de { $game }
home-daily-go-on = A mi partida de hoy
home-invite = Invitar a alguien
home-invite-to = a
home-invite-link = Crear un enlace
home-family = { $book }
home-family-world = Por todo el mundo
home-family-alone = En solitario
