library-unknown = no existe { library-kind } { $name }; elige entre { $known }
library-unknown-but = no existe { library-kind } { $name }; ¿querías decir { $near }?
library-kind = { $kind ->
    [game] el juego
    [bot] el bot
    [shape] la forma
    [theme] el tema
   *[faces] el diseño de fichas
}
library-cant-read = no se puede leer { $file }: { $why }
library-match-over = la partida ha terminado
library-round-over = la ronda ha terminado: next_round() reparte la siguiente
library-round-not-over = la ronda aún se está jugando
library-nothing-to-undo = no hay ninguna jugada que deshacer
library-no-record = una partida que empezó desde una posición no tiene acta
library-names = el número de nombres ({ $names }) no coincide con el de jugadores ({ $players })
library-options-chosen = las opciones de { $game } ya están elegidas
library-at = { $where }: { $why }
library-position-long = una posición puede tener { $most } caracteres como máximo
library-no-position = esto no es una posición: { $why }
library-impossible = las partes de esta posición se contradicen
library-position-fields = una posición se escribe como juego | manos | mesa | pozo | puntos
library-position-word = una posición no puede tener { $word } ahí
library-position-hands = el número de manos ({ $hands }) no coincide con el de jugadores ({ $players })
library-position-scores = el número de puntuaciones ({ $scores }) no coincide con el de bandos ({ $sides })
library-position-turn = la posición no dice a quién le toca: la mesa debe terminar con un asiento y dos puntos, como 0:
library-position-tiles = la posición tiene más fichas que el juego ({ $tiles })
library-no-line = --line y --move son para actas: una posición es un solo momento
library-nobody-moves = en esta posición no le toca a nadie
library-seat-moves = Le toca al asiento { $seat }:
library-no-puzzle = en esta posición ninguna jugada es claramente la mejor
library-hidden-tiles = no se conocen las fichas que están boca abajo
