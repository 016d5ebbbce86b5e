library-unknown = no existe { library-kind } { $name }; elige entre { $known }
library-unknown-but = no existe { library-kind } { $name }; ¿querías decir { $near }?
library-kind = { $kind ->
    [game] el juego
    [bot] el bot
    [shape] la forma
    [theme] el tema
   *[faces] la cara de las fichas
}
library-cant-read = no se puede leer { $file }: { $why }
library-match-over = la partida ha terminado
library-round-over = la ronda ha terminado: llama a next_round() para repartir la siguiente
library-round-not-over = la ronda aún se está jugando
library-nothing-to-undo = no hay ninguna jugada que deshacer
library-no-record = una partida que empezó desde una posición no tiene acta
library-names = el número de nombres ({ $names }) no coincide con el de jugadores ({ $players })
library-options-chosen = las opciones de { $game } ya están elegidas
library-at = { $where }: { $why }
library-position-long = una posición puede tener { $most } caracteres como máximo
library-no-position = esto no es una posición: { $why }
library-impossible = las partes de esta posición se contradicen
library-position-fields = una posición se escribe como juego | manos | mesa | pozo | puntuaciones
library-position-word = { $word } no es válido en esta posición o está repetido
library-position-hands = el número de manos ({ $hands }) no coincide con el de jugadores ({ $players })
library-position-scores = el número de puntuaciones ({ $scores }) no coincide con el de bandos ({ $sides })
library-position-turn = la posición no dice a quién le toca: la mesa debe terminar con un asiento y el signo de dos puntos, por ejemplo 0:
library-position-hidden = esta posición tiene fichas ocultas: una partida solo puede seguir desde una posición en la que se conozcan todas
library-position-tiles = la posición tiene más fichas que el juego de fichas ({ $tiles })
library-no-line = --line y --move solo sirven con actas, no con una posición
library-nobody-moves = en esta posición no le toca a nadie
library-seat-moves = Le toca al asiento { $seat }:
library-no-puzzle = en esta posición ninguna jugada es claramente la mejor
library-hidden-tiles = no se conocen las fichas que están boca abajo
library-expected-move = hace falta una jugada como texto ('6-4@2', 'draw') o Play, Draw, Pass, Choose, Call …, no { $given }
library-expected-tile = hace falta una ficha como texto, por ejemplo '6-4', no { $given }
library-expected-half = hace falta la mitad de una ficha, por ejemplo 6, no { $given }
library-expected-seat = hace falta un asiento del 0 al { $last }, no { $given }
library-expected-seed = hace falta una semilla, como texto o como número entero, no { $given }
library-expected-secret = hace falta un secreto en bytes, por ejemplo b'secret', no { $given }
library-expected-seeds = hace falta una lista de textos, una semilla por asiento, no { $given }
library-expected-names = hace falta una lista de nombres como texto, uno por jugador, no { $given }
library-expected-dice = hace falta un generador de números al azar, por ejemplo random.Random(1), no { $given }
library-expected-chance = hace falta una fuente de azar, por ejemplo Seeded('tea'), no { $given }
library-expected-rules = hacen falta unas reglas, por ejemplo game('all-fives').rules(), no { $given }
library-expected-game = hace falta un juego: su nombre, un archivo de reglas propias, un dict de reglas o un Game, no { $given }
library-expected-position = hace falta una posición, por ejemplo match.state o match.view(0), no { $given }
library-expected-position-text = hace falta una posición como texto, no { $given }
library-expected-event = hace falta un evento, como los de match.log, no { $given }
library-expected-bot = hace falta el nombre de un bot o un objeto con choose(), no { $given }
library-expected-bots = hace falta un bot, o una lista con uno por asiento, no { $given }
library-expected-bot-name = los solitarios necesitan el nombre de un bot integrado, no { $given }
library-expected-command = hace falta un comando, por ejemplo './mybot' o ['python3', 'mybot.py'], no { $given }
library-expected-file = hace falta el nombre de un archivo, no { $given }
library-cant-write = no se puede escribir { $file }: { $why }
library-expected-count = { $name } debe ser un número entero a partir de { $least }, no { $given }
library-expected-seconds = { $name } debe ser un número de segundos mayor que 0, no { $given }
library-expected-text = { $name } debe ser texto, no { $given }
library-expected-dict = { $name } debe ser un dict, no { $given }
library-expected-function = { $name } debe ser una función, no { $given }
library-expected-version = version debe ser uno de estos valores: { $versions }, no { $given }
library-expected-items = hace falta una lista de elementos para mezclar, no { $given }
library-expected-half-of = hace falta una mitad de la ficha { $tile }, no { $given }
library-expected-tile-object = hace falta una ficha, por ejemplo Tile(6, 4), no { $given }
library-expected-any-seat = hace falta el número de un asiento, o None para espectadores, no { $given }
library-expected-log = hace falta una lista de eventos, como match.log, no { $given }
library-expected-moves = hace falta una lista de jugadas, no { $given }
library-expected-effort = hace falta un SearchBudget como effort, no { $given }
library-event-impossible = este evento no puede ocurrir en esta posición: { $given }
