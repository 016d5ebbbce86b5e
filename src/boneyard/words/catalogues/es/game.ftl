# La página de un juego: cómo empezarlo, un ejemplo, las reglas.

game-options = Opciones
game-more-options = Más reglas de la casa
game-daily = Reparto del día
game-daily-same = El reparto del día es igual para todo el mundo.
game-opponents = Rivales
game-bots = Contra bots
game-screen = Varias personas en esta pantalla
game-link = Con amistades, por enlace
game-seats = Asiento por asiento
game-seat-you = tú
game-seat-screen = en esta pantalla
game-seat-link = por enlace
game-seat-name = nombre
game-seat-name-of = Nombre en el asiento { $number }
game-player = Jugador { $number }
game-start = Empezar así
game-seats-note = Los asientos que sobran no se usan. Por equipos, quienes se sientan enfrente son pareja: tú y el asiento 3 contra los otros dos.
game-shuffle = Tu navegador añade algo a cada mezcla, para que nadie más pueda haberla elegido.
game-example = Un ejemplo
game-example-steps = Pasos del ejemplo
game-example-deal = El reparto.
game-to-deal = al reparto
game-rules = Las reglas
game-shared = { $about } En el navegador y sin cuenta.
