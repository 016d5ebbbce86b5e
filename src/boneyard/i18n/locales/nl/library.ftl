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
library-round-over = de ronde is afgelopen: roep next_round() aan om de volgende uit te delen
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
library-position-word = { $word } is in deze stelling ongeldig of komt dubbel voor
library-position-hands = het aantal handen ({ $hands }) past niet bij het aantal spelers ({ $players })
library-position-scores = het aantal scores ({ $scores }) past niet bij het aantal kanten ({ $sides })
library-position-turn = de stelling zegt niet wie aan de beurt is: de tafel moet eindigen met een plaats en een dubbelepunt, zoals 0:
library-position-hidden = deze stelling heeft verborgen stenen: een partij gaat verder vanuit een stelling waarin alle stenen bekend zijn
library-position-tiles = de stelling heeft meer stenen dan de set ({ $tiles })
library-no-line = --line en --move zijn voor verslagen: een stelling is één moment
library-nobody-moves = in deze stelling is niemand aan de beurt
library-seat-moves = Plaats { $seat } is aan de beurt:
library-no-puzzle = in deze stelling is geen zet duidelijk de beste
library-hidden-tiles = de dichte stenen zijn niet bekend
library-expected-move = nodig is een zet als tekst ('6-4@2', 'draw') of Play, Draw, Pass, Choose, Call …, geen { $given }
library-expected-tile = nodig is een steen als tekst, zoals '6-4', geen { $given }
library-expected-half = nodig is een helft van een steen, zoals 6, geen { $given }
library-expected-seat = nodig is een plaats van 0 tot en met { $last }, geen { $given }
library-expected-seed = nodig is een seed, als tekst of als geheel getal, geen { $given }
library-expected-secret = nodig is een geheim als bytes, zoals b'secret', geen { $given }
library-expected-seeds = nodig is een lijst van teksten, één seed per plaats, geen { $given }
library-expected-names = nodig is een lijst van namen als tekst, één per speler, geen { $given }
library-expected-dice = nodig zijn toevalsgetallen, zoals random.Random(1), geen { $given }
library-expected-chance = nodig is een bron van toeval, zoals Seeded('tea'), geen { $given }
library-expected-rules = nodig zijn regels, zoals game('all-fives').rules(), geen { $given }
library-expected-game = een spel is nodig: de naam, een bestand met huisregels, een dict met regels of een Game, geen { $given }
library-expected-position = nodig is een stelling, zoals match.state of match.view(0), geen { $given }
library-expected-position-text = nodig is een stelling als tekst, geen { $given }
library-expected-event = nodig is een gebeurtenis, zoals in match.log, geen { $given }
library-expected-bot = nodig is de naam van een bot of een object met choose(), geen { $given }
library-expected-bots = nodig is een bot, of een lijst met één per plaats, geen { $given }
library-expected-bot-name = een solitairespel heeft de naam van een ingebouwde bot nodig, geen { $given }
library-expected-command = nodig is een opdracht, zoals './mybot' of ['python3', 'mybot.py'], geen { $given }
library-expected-file = nodig is de naam van een bestand, geen { $given }
library-cant-write = kan { $file } niet schrijven: { $why }
library-expected-count = { $name } moet een geheel getal vanaf { $least } zijn, geen { $given }
library-expected-seconds = { $name } moet een aantal seconden boven 0 zijn, geen { $given }
library-expected-text = { $name } moet tekst zijn, geen { $given }
library-expected-dict = { $name } moet een dict zijn, geen { $given }
library-expected-function = { $name } moet een functie zijn, geen { $given }
library-expected-version = version moet een van { $versions } zijn, geen { $given }
library-expected-items = nodig is een lijst van wat geschud moet worden, geen { $given }
library-expected-half-of = nodig is een helft van de steen { $tile }, geen { $given }
library-expected-tile-object = nodig is een steen, zoals Tile(6, 4), geen { $given }
library-expected-any-seat = nodig is het nummer van een plaats, of None voor toeschouwers, geen { $given }
library-expected-log = nodig is een lijst van gebeurtenissen, zoals match.log, geen { $given }
library-expected-moves = nodig is een lijst van zetten, geen { $given }
library-expected-effort = nodig is een SearchBudget als effort, geen { $given }
library-event-impossible = deze gebeurtenis kan in deze stelling niet voorkomen: { $given }
