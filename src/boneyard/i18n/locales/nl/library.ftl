library-unknown = { library-kind } { $name } bestaat niet; kies uit { $known }
library-unknown-but = { library-kind } { $name } bestaat niet; bedoel je { $near }?
library-kind = { $kind ->
    [game] het spel
    [bot] de bot
    [shape] de vorm
    [theme] het thema
   *[faces] de steenweergave
}
library-cant-read = { $file } kan niet gelezen worden: { $why }
library-match-over = de partij is afgelopen
library-round-over = de ronde is afgelopen: next_round() deelt de volgende uit
library-round-not-over = de ronde wordt nog gespeeld
library-nothing-to-undo = er is geen zet om terug te nemen
library-no-record = een partij die vanuit een stelling begon, heeft geen verslag
library-names = het aantal namen ({ $names }) past niet bij het aantal spelers ({ $players })
library-options-chosen = de opties van { $game } zijn al gekozen
library-at = { $where }: { $why }
library-position-long = een stelling heeft hoogstens { $most } tekens
library-no-position = dit is geen stelling: { $why }
library-impossible = de onderdelen van deze stelling spreken elkaar tegen
library-position-fields = een stelling wordt geschreven als spel | handen | tafel | pot | punten
library-position-word = { $word } staat in een stelling op de verkeerde plek
library-position-hands = het aantal handen ({ $hands }) past niet bij het aantal spelers ({ $players })
library-position-scores = het aantal scores ({ $scores }) past niet bij het aantal kanten ({ $sides })
library-position-turn = de stelling zegt niet wie aan de beurt is: de tafel moet eindigen met een plaats en een dubbelepunt, zoals 0:
library-position-tiles = de stelling heeft meer stenen dan de set ({ $tiles })
library-no-line = --line en --move zijn voor verslagen: een stelling is één moment
library-nobody-moves = in deze stelling is niemand aan de beurt
library-seat-moves = Plaats { $seat } is aan de beurt:
library-no-puzzle = in deze stelling is geen zet duidelijk de beste
library-hidden-tiles = de dichte stenen zijn niet bekend
