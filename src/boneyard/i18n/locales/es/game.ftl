game-options = Opciones
game-daily = Solitario del día
game-daily-same = El solitario del día es el mismo para todos.
game-opponents = Rivales
game-against = Contra
game-manner = Estilo de juego
game-manner-none = Ningún estilo en particular
game-manner-mixed = Estilos distintos
game-manner-help = El estilo decide entre jugadas de fuerza parecida. Los bots principiantes no tienen estilo.
game-bots = Contra la computadora
game-screen = En un solo dispositivo
game-link = Invitar a amigos
game-seats = Elegir a cada jugador
game-seat-above = Bot elegido arriba
game-seat-you = Tú
game-seat-screen = En este dispositivo
game-seat-link = Por enlace
game-seat-name = Nombre
game-seat-name-of = Nombre del asiento { $number }
game-player = Jugador { $number }
game-seats-note = Los asientos que sobran no se tienen en cuenta. Por equipos, los jugadores que se sientan frente a frente son pareja: tú y el asiento 3 contra los otros dos.
game-shuffle = Puedes comprobar que el reparto es limpio.
game-example = Ejemplo
game-example-steps = Pasos del ejemplo
game-example-run = Iniciar
game-example-deal = Se reparten las fichas.
game-to-deal = Primer paso
game-rules = Reglas
game-shared = { $about } Juega en el navegador, sin crear una cuenta.
game-ways = Formas de jugar
game-with-bots = Computadora
game-with-friend = Amigo
game-names = ¿Quién juega?
game-length = Duración
game-length-full-points = Completa, a { $target }
game-length-quick-points = Rápida, a { $target }
game-length-full-rounds = { $target ->
    [one] Una ronda
   *[other] Las { $target } rondas
}
game-length-quick-rounds = { $target ->
    [one] Rápida, { $target } ronda
   *[other] Rápida, { $target } rondas
}
game-length-round = Una ronda
game-variants = Reglas y variantes
game-group-match = Partida
game-group-tiles = Fichas y salida
game-group-turns = Turnos
game-group-scoring = Puntos
game-group-table = Mesa
game-create-link = Crear enlace de invitación
game-contents = Contenido
