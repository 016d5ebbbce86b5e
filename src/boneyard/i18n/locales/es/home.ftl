home-title = Boneyard – juega al dominó en línea
home-hello = Juega al dominó
home-what = { $games } juegos, con amigos o contra la computadora. Gratis y sin registro.
home-alone = Solitario
home-play = Jugar

home-go-on = Continuar
# On a match that is dealt as soon as it is opened.
home-start = Empezar
home-all-mine = Todas mis partidas
home-now = Jugar ya
home-puzzle-how = Encuentra la mejor jugada
home-daily-go-on = Abrir la partida de hoy
home-friend = Jugar con un amigo
home-screen = En un solo dispositivo
home-lobby = Buscar rival
home-today = Hoy
home-solitaire = Solitario del día
home-same-deal = Las mismas fichas para todos
home-same-deals = Diez repartos para compararte con los demás
home-streak = { $days ->
    [one] Racha de { $days } día
   *[other] Racha de { $days } días
}
home-search = Busca en { $games } juegos
home-none-found = No se encontró ningún juego para “{ $query }”.
home-popular = Populares
home-tag-quick = Rápidos
home-tag-partners = Parejas
home-tag-scoring = Puntos por jugada
home-tag-trains = Trenes
home-tag-curved = Fichas curvas
home-tag-solo = Solitarios
home-tag-children = Para niños
home-seats = { $players }
home-minutes = { $minutes } min
home-club-player = Jugadora de club
home-your-turn = Tu turno: toca una ficha
home-living = Una ronda de { $game } en curso
home-pause = Pausa
home-new-match = Partida nueva
home-round = Ronda { $round } · { $goal }
home-own-rules = Crea tus propias reglas
