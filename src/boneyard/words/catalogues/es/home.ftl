# La primera página: todos los juegos.

home-title = Boneyard – todos los juegos de dominó
home-hello = Siéntate y juega
home-what = Todos los juegos de cinco reglamentos: contra bots, en una misma pantalla, o con amistades por enlace. Sin cuenta y sin pagar nada.
home-latest = Tus últimas partidas
home-filter = Mostrar juegos para
home-all = todos
home-alone = en solitario
home-teams = equipos
home-straight = fichas rectas
home-curved = fichas curvas
home-one-deal = un reparto
home-play = Jugar
home-play-game = Jugar a { $game }
home-rules = Reglas y opciones
home-rules-of = Reglas y opciones de { $game }
