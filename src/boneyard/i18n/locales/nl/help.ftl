# Help of the command line. What is typed is never translated; words in capitals are the help-m ones.

help-m-game = SPEL
help-m-games = [SPEL]...
help-m-games-list = SPEL
help-m-options = [SPELOPTIES]
help-m-record = VERSLAG
help-m-files = BESTAND…
help-m-file = BESTAND
help-m-folder = MAP
help-m-from = VAN
help-m-to = NAAR
help-m-seed = SEED
help-m-seat = PLAATS
help-m-seconds = SECONDEN
help-m-address = ADRES
help-m-language = TAAL
help-m-option = NAAM=WAARDE
help-m-bot = NAAM="OPDRACHT"

help-examples = Voorbeelden
help-language = Taal: en, es of nl. [standaard: die van je systeem]
help-version = Toon de versie en stop.
help-json = Toon één JSON-object.
help-json-lines = Toon één JSON-object per verslag.
help-line = Nummer van het verslag in een .jsonl-bestand of in de standaardinvoer.
help-cores = Aantal cores. [standaard: alle]

help-boneyard =
    47 dominospellen, met vrienden of tegen de computer.

    Zonder opdracht gaat er een tafel open in je browser, alleen op deze computer. boneyard serve --host 0.0.0.0 laat anderen meedoen. boneyard games toont de spellen en boneyard rules SPEL legt er een uit. boneyard simulate SPEL speelt willekeurige partijen. boneyard replay BESTAND speelt een verslag na.

    boneyard OPDRACHT --help beschrijft een opdracht, met voorbeelden.
help-boneyard-play = open een tafel in je browser, alleen op deze computer
help-boneyard-rules = toon de regels van Matador in het Spaans

# Groups of commands.
help-group-play = Spellen en puzzels
help-group-records = Verslagen en stellingen
help-group-simulate = Simulatie en statistiek
help-group-serve = Servers
help-group-more = Meer
help-serve-short = Start een server voor browsers en programma's.
help-serve =
    Start een server voor browsers en programma's.

    Standaard is hij alleen vanaf deze computer bereikbaar. Met --host 0.0.0.0 kunnen anderen erbij.
help-serve-host = Adres om op te luisteren.
help-serve-port = Poort om op te luisteren. 0 kiest een vrije poort.
help-serve-db = Database: een bestand of postgresql://…
help-serve-proxy = Vertrouw X-Forwarded-*-headers van deze proxy (herhaalbaar).
help-serve-workers = Aantal processen (meer dan één vereist PostgreSQL).
help-serve-log = Logformaat: tekst of JSON-regels.
help-serve-here = alleen op deze computer, op een andere poort
help-serve-all = bereikbaar vanaf het netwerk, met de database boneyard.db

help-doctor-short = Controleer een server en stel oplossingen voor.
help-doctor = Controleer een server, actief of niet: databasebestand en rechten, schijf, klok, gecompileerde code, hostnamen, e-mail. Toont één regel per controle, met een oplossing voor elk probleem. De exitcode is 1 als er iets mis is. De instellingen komen uit de omgeving (BONEYARD_…).
help-doctor-example = controleer de server met de database boneyard.db

help-m-act = ACTIE
help-m-about = DOEL…
help-admin-short = Bekijk en beheer een actieve server.
help-admin =
    Bekijk en beheer een actieve server.

    counts: toon de cijfers van de server.

    end PARTIJ: beëindig een partij. Een partij met twee spelers eindigt zonder winnaar; in een grotere partij spelen bots verder.

    unname PARTIJ PLAATS: verwijder de naam van een speler.

    block ADRES, unblock ADRES: blokkeer of deblokkeer een IP-adres of netwerk.

    leave-out PARTIJ, let-count PARTIJ: laat een partij niet meetellen voor de ratings, of weer wel.

    De opdracht maakt verbinding via het netwerk en logt in met een geheim dat alleen bekend is bij gebruikers die de database mogen lezen, of met BONEYARD_HOST_TOKEN.
help-admin-at = Adres van de server.
help-admin-counts = toon de cijfers van de server op deze computer
help-admin-block = blokkeer deze adressen
help-admin-end = beëindig de partij met deze link of dit id

help-games-short = Toon alle spellen met spelers, stenen en doel.
help-games = Toon alle spellen met spelers, stenen en doel.
help-games-json = Toon een JSON-lijst.
help-games-all = alle spellen; een brede terminal toont ook de bijzonderheden

help-rules-short = Toon de regels van een spel, met opties en een voorbeeld.
help-rules = Toon de regels van SPEL, met de opties en een kort voorbeeld.
help-rules-one = de regels van Alle vijven

help-deal-short = Deel een ronde uit.
help-deal =
    Deel een ronde van SPEL uit. Dezelfde seed en opties geven altijd dezelfde stenen.

    Spelopties geef je op als opties van de opdracht. boneyard rules SPEL toont ze.
help-deal-seed = Een woord, of een geheim van 64 hexadecimale cijfers. [standaard: willekeurig]
help-deal-round = Ronde van de partij.
help-deal-json = Toon een verslag zonder zetten.
help-deal-output = Schrijf het verslag naar dit bestand.
help-deal-three = drie handen van Bergen, altijd dezelfde bij de seed tea
help-deal-second = de tweede ronde van een partij met een set tot en met dubbel negen, als verslag

help-simulate-short = Speel partijen met willekeurige zetten.
help-simulate =
    Speel partijen van SPEL met willekeurige zetten en toon de uitslagen.

    Spelopties geef je op als opties van de opdracht. boneyard rules SPEL toont ze.
help-simulate-matches = Aantal partijen.
help-simulate-seed = Seed voor herhaalbare resultaten. [standaard: willekeurig]
help-simulate-output = Schrijf verslagen naar dit bestand, één per regel.
help-simulate-three = twintig partijen met drie spelers, die hun punten moeten opeisen
help-simulate-file = honderd keer solitaire, in een bestand voor boneyard replay

help-replay-short = Speel verslagen na en toon de uitslagen.
help-replay =
    Speel verslagen na en toon de uitslagen.

    Een BESTAND is één verslag. Een .jsonl-bestand heeft één verslag per regel, en - leest regels van de standaardinvoer. Ongeldige verslagen worden gemeld en overgeslagen; de exitcode is dan 2.
help-replay-trace = Toon elke zet, of elke stelling met --json.
help-replay-one = wie er won, en hoe
help-replay-all = elke zet van elk verslag, in zinnen

help-convert-short = Zet een partij om naar een scoreblad of een ander formaat.
help-convert =
    Zet een partij om naar een scoreblad of het formaat van een ander programma.

    record is de notatie van Boneyard. sheet is een scoreblad voor mensen, dat je ook weer kunt inlezen. open-spiel zijn de acties van de dominospellen van OpenSpiel. dominoes zijn de handen en zetten van het pakket dominoes op PyPI. Wat een formaat niet kan uitdrukken, wordt geweigerd.
help-convert-from = Formaat van BESTAND. [standaard: herkend]
help-convert-to = Uitvoerformaat.
help-convert-output = Schrijf naar dit bestand. [standaard: standaarduitvoer]
help-convert-sheet = een partij als scoreblad
help-convert-theirs = een partij van OpenSpiel als verslag

help-import-check-short = Herken verslagbestanden en meld waarom er een niet te lezen is.
help-import-check =
    Herken verslagbestanden en meld waarom er een niet te lezen is.

    Herkent elk formaat van boneyard convert. De exitcode is 2 als een bestand niet gelezen of nagespeeld kan worden.
help-import-check-two = twee partijen in elk formaat

help-show-short = Teken een stelling, of animeer een ronde.
help-show =
    Teken een stelling van VERSLAG. Zonder -o gaat de SVG naar de standaarduitvoer.

    VERSLAG is een bestand met één verslag. Een .jsonl-bestand heeft één verslag per regel, en - leest regels van de standaardinvoer. Zetten tellen door over alle rondes; --move 0 is de eerste verdeling. Alle handen liggen open, tenzij --as een plaats noemt; dan zie je wat die plaats ziet, met de mogelijke zetten als die aan de beurt is. Plaatsen zijn genummerd vanaf 0, zoals in het verslag.
help-show-move = Aantal gespeelde zetten. [standaard: alle]
help-show-as = Toon alleen wat deze plaats kan zien.
help-show-faces = Uiterlijk van de stenen.
help-show-theme = Kleurthema. [standaard: dat van je systeem]
help-show-shape = Vorm van de tafel.
help-show-animate = Animeer de ronde tot deze zet.
help-show-width = Breedte van een PNG in pixels. [standaard: 1400]
help-show-output = Uitvoerbestand: .svg of .png.
help-show-last = de tafel aan het eind van de partij
help-show-seat = het derde verslag na twaalf zetten, zoals de eerste speler het zag, voor een telefoon
help-show-film = de laatste ronde als animatie, voor een browser

help-verify-short = Controleer of in verslagen eerlijk is uitgedeeld.
help-verify =
    Controleer of in verslagen eerlijk is uitgedeeld.

    Herhaalt elke verdeling en elke blinde trekking vanuit het geheim in het verslag, en controleert of het geheim past bij het zegel dat vóór het eerste uitdelen is gepubliceerd. Als het verslag de tijden van zegel, seeds en uitdelen bevat, wordt ook de volgorde gecontroleerd.

    Een BESTAND is één verslag. Een .jsonl-bestand heeft één verslag per regel, en - leest regels van de standaardinvoer.
help-verify-one = controleer of in deze partij eerlijk is uitgedeeld
help-verify-key = Eis een handtekening met deze serversleutel of uit dit sleutelbestand (herhaalbaar).
help-verify-signed = controleer ook de handtekening van de server
help-m-key = SLEUTEL

help-analyse-short = Analyseer een partij: fouten, geluk en keerpunten.
help-analyse =
    Analyseer de partij in VERSLAG: wat elke zet kostte, wat geluk was en waar de partij kantelde.

    VERSLAG is een bestand met één verslag. Een .jsonl-bestand heeft één verslag per regel, en - leest regels van de standaardinvoer. Elke zet wordt vergeleken met de andere mogelijke zetten, op verdelingen die kloppen met wat de speler had gezien. Bij solitaire wordt vergeleken met het best mogelijke resultaat als alle stenen bekend waren.
help-analyse-worlds = Aantal mogelijke verdelingen per zet. [standaard: 200]
help-analyse-seed = Seed voor herhaalbare resultaten.
help-analyse-output = Schrijf een grafiek van de winstkansen naar dit SVG-bestand.
help-analyse-one = wat de zetten van een partij kostten
help-analyse-more = het derde verslag van een bestand, grondiger geanalyseerd, met een grafiek

help-solve-short = Vind het beste resultaat van solitairespellen.
help-solve =
    Vind het beste resultaat van solitairespellen, vanaf de laatste stelling van hun verslagen.

    De oplosser kent de dichte stenen. Hij meldt of het resultaat bewezen het beste is, of dat de tijd op was.

    Een BESTAND is één verslag. Een .jsonl-bestand heeft één verslag per regel, en - leest regels van de standaardinvoer.
help-solve-seconds = Tijdslimiet per zoekopdracht, in seconden.
help-solve-deal = deel een spel Knock-Out uit en los het op

help-statistics-short = Schat hoe vaak een solitairespel te winnen is.
help-statistics =
    Los veel willekeurige verdelingen van een solitairespel op en toon hoe vaak het te winnen is.

    Dezelfde seed geeft dezelfde getallen op elk aantal cores.
help-statistics-deals = Aantal verdelingen.
help-statistics-seed = Seed voor herhaalbare resultaten.
help-statistics-output = Schrijf een grafiek naar dit SVG-bestand.
help-statistics-plot = vijfduizend verdelingen van Knock-Out, met een grafiek

help-arena-short = Laat bots tegen elkaar spelen en rangschik ze.
help-arena =
    Laat bots tegen elkaar spelen en rangschik ze, met 95%-betrouwbaarheidsintervallen.

    Elke verdeling wordt twee keer gespeeld, met verwisselde plaatsen, zodat beide bots evenveel geluk hebben. Een duel stopt zodra het verschil significant is. Dezelfde seed geeft hetzelfde resultaat op elk aantal cores.

    Een programma leest één regel JSON per zet en antwoordt met een JSON-object met een "move". Als het faalt, verliest het de ronde en is de exitcode 1. Zie docs/bots.md.
help-arena-game = Een spel, meerdere gescheiden door komma's, of all.
help-arena-options = Speloptie, zoals players=4 (herhaalbaar).
help-arena-players = Namen van bots, gescheiden door komma's, eventueel met een stijl (expert:bold; ook careful, blocking, counting). Elke bot speelt tegen elke andere.
help-arena-bot = Een programma dat onder deze naam speelt, via standaardinvoer en -uitvoer.
help-arena-deals = Maximumaantal verdelingen per duel. Elke verdeling wordt twee keer gespeeld.
help-arena-seed = Seed voor herhaalbare resultaten. [standaard: willekeurig]
help-arena-play-all = Speel alle verdelingen, ook als er minder nodig zijn.
help-arena-ray = Voer de arena uit op een Ray-cluster (auto: het huidige cluster).
help-arena-continue = Sla resultaten in dit bestand op en ga van daaruit verder.
help-arena-bot-seconds = Tijdslimiet per zet voor programma's, in seconden. [standaard: 10]
help-arena-plot = Schrijf een grafiek van de rangschikking naar dit SVG-bestand.
help-arena-two = twee bots spelen klassiek domino met elk zeven stenen
help-arena-all = alle spellen, te hervatten, met een grafiek van de rangschikking
help-arena-mine = je eigen programma tegen een bot

help-bench-short = Meet hoe snel rondes worden gespeeld.
help-bench =
    Meet rondes en zetten per seconde van de genoemde spellen. [standaard: alle spellen voor meerdere spelers]

    De zetten zijn willekeurig. De gewone en de snelle engine spelen dezelfde spellen, op één core en op alle; andere geïnstalleerde engines doen ook mee. Ze wisselen elkaar af, en de beste van vier metingen telt.
help-bench-seconds = Duur van elke meting, in seconden. Elke meting wordt vier keer herhaald.
help-bench-json = Toon een JSON-lijst.
help-bench-no-plain = Sla de gewone engine over.
help-bench-all = alle spellen, in een minuut of twee
help-bench-two = twee spellen, langer gemeten, als JSON

help-words = Toon de sleutelwoorden van regelbestanden: hun betekenis, hun waarden en de spellen die ze gebruiken.
help-words-short = Toon de sleutelwoorden van regelbestanden.
help-words-all = alle sleutelwoorden
help-words-one = de sleutelwoorden voor één regel
help-words-schema-example = het JSON Schema, voor editors met automatische aanvulling
help-words-json = Toon JSON.
help-words-schema = Toon het JSON Schema van regelbestanden.
help-m-rule = [REGEL]
help-serve-no-own-rules = Laat spelers geen eigen regels gebruiken.
help-lab = Vergelijk regels: lengte van een ronde, geblokkeerde en onbesliste rondes, voordeel van beginnen, geluk en aantal keuzes. SPEL is een spel of een regelbestand.
help-lab-short = Vergelijk regels door simulatie.
help-lab-two = twee spellen naast elkaar
help-lab-own = je eigen regels vergeleken met het origineel, met een grafiek
help-lab-players = Aantal spelers.
help-lab-deals = Aantal verdelingen per spel.
help-lab-seed = Seed voor herhaalbare resultaten.
help-lab-output = Schrijf een grafiek naar dit SVG-bestand.

help-puzzle =
    Toon een puzzel: een stelling gezien vanaf één plaats, waarin één zet duidelijk de beste is. In een terminal wordt om je zet gevraagd.

    Met -o: maak puzzels uit rondes tussen bots, als JSON-regels. Elke puzzel wordt meerdere keren met andere toevalsgetallen doorgerekend en ingedeeld naar de botniveaus die de zet vinden.
help-puzzle-short = Toon een puzzel, of maak en controleer ze.
help-puzzle-show = een puzzel van Alle vijven
help-puzzle-some = een paar puzzels van twee spellen, elke keer dezelfde
help-puzzle-again = reken puzzels opnieuw door met andere toevalsgetallen; de exitcode is 1 als een antwoord verandert
help-puzzle-game = Spellen, gescheiden door komma's, of all.
help-puzzle-count = Aantal puzzels, gelijk verdeeld over de spellen. [standaard: 1, of 10 met -o]
help-puzzle-id = Toon de puzzel met dit id.
help-puzzle-answer = Toon ook het antwoord.
help-m-id = ID
help-puzzle-lessons = Schrijf de stellingen van alle lessen in plaats van puzzels.
help-puzzle-theme = Alleen puzzels met dit thema.
help-puzzle-seed = Seed voor herhaalbare resultaten. [standaard: willekeurig]
help-puzzle-check = Controleer de puzzels in dit bestand (.jsonl of .jsonl.gz) in plaats van nieuwe te maken.
help-puzzle-worlds = Mogelijke verdelingen voor elk van de twee zoekacties van een controle.
help-puzzle-output = Maak puzzels en schrijf ze naar dit bestand (.jsonl of .jsonl.gz).

help-copy-short = Kopieer de gegevens van een server naar een andere database.
help-copy =
    Kopieer de gegevens van een server naar een andere, lege database en controleer de kopie.

    Een database is een bestand of postgresql://… Stop eerst de server, anders gaan zetten verloren die intussen worden gedaan.
help-copy-there = van een bestand naar PostgreSQL
help-copy-back = en weer terug naar een bestand
help-backup-short = Maak een back-up van de database van een server.
help-backup =
    Maak een back-up van de database van een server in een nieuw bestand. De server kan blijven draaien.

    Het bestand is een complete database. boneyard serve --db BESTAND opent het.
help-backup-one = een back-up van de standaarddatabase

help-ratings = Bereken ratings uit een logboek met uitslagen, één JSON-object per regel. Dezelfde uitslagen geven altijd dezelfde ratings.
help-ratings-short = Bereken ratings uit een logboek met uitslagen.
help-ratings-all = de ranglijsten van alle categorieën
help-ratings-pool = één categorie, als JSON
help-ratings-one = Alleen deze categorie.
help-ratings-house = uit de database van een server
help-ratings-db = Lees de database van een server in plaats van een bestand.
help-m-results = [UITSLAGEN]

help-m-levels = NIVEAU,…
help-m-names = NAAM,…
help-play-short = Speel een partij in deze terminal.
help-play =
    Speel een partij in deze terminal, tegen bots of met anderen aan hetzelfde toetsenbord. Met de link van een partij neem je een plaats in op een server.

    --plain leest en schrijft regels, wat handig is met een schermlezer; zetten typ je zoals in docs/notation.md. Dat is de standaard als de terminal geen volledig scherm kan tonen of als er een schermlezer lijkt te draaien.
help-play-plain = Speel regel voor regel in plaats van op het volledige scherm.
help-play-bots = Botniveaus in volgorde van de plaatsen: beginner, casual, club, expert, master of grandmaster, eventueel met een stijl (expert:bold; ook careful, blocking, counting). Het laatste niveau geldt voor alle overige plaatsen.
help-play-with = Aantal spelers aan dit toetsenbord. Een hand wordt pas getoond als je erom vraagt.
help-play-names = Namen van de spelers aan dit toetsenbord, gescheiden door komma's.
help-play-output = Sla de partij in dit bestand op als die eindigt of als je stopt.
help-play-one = een partij tegen een bot
help-play-levels = twee bots van verschillend niveau
help-play-hands = twee mensen aan één toetsenbord
help-play-plain-example = solitaire, regel voor regel

help-m-link = LINK
help-m-command = "OPDRACHT"
help-m-level = NIVEAU
help-m-name = NAAM
help-token = Bestand met je token voor die server. Het wordt gemaakt als het niet bestaat.
help-bot-short = Laat een bot of je eigen programma op een server spelen.
help-bot =
    Neem een plaats in op een server en laat een bot spelen: je eigen programma via standaardinvoer en -uitvoer (docs/bots.md), of een botniveau.

    Als de verbinding wegvalt, wordt die hersteld en gaat het spel verder.
help-bot-connect = Link van de partij, zoals de browser die toont.
help-bot-program = Opdracht die wordt uitgevoerd. Leest en schrijft regels JSON.
help-bot-level = Botniveau: beginner, casual, club, expert, master of grandmaster.
help-bot-name = Naam aan tafel.
help-bot-seat = Plaats, geteld vanaf 1. [standaard: de eerste vrije]
help-bot-level-example = een expert neemt de eerste vrije plaats in
help-bot-mine = je eigen programma neemt de eerste vrije plaats in
help-watch-short = Kijk naar een partij op een server.
help-watch = Kijk naar een partij op een server, regel voor regel, als toeschouwer.
help-watch-one = een partij via de link
help-m-game-or-link = SPEL|LINK
help-play-link = een plaats op een server, via de link van de partij

help-docs-short = Bouw de documentatie en open die.
help-docs =
    Bouw de documentatie als website en open die.

    Bevat gidsen per doelgroep, het regelboek met een index, een API-referentie en een zoekfunctie. Links worden gecontroleerd. Vereist "boneyard-dominoes[docs]".
help-docs-output = Uitvoermap.
help-docs-browser = Open geen browser.
help-docs-open = bouw en open de documentatie
help-docs-build = bouw de documentatie in een map om te publiceren

# boneyard equity
help-equity-short = Toon winstkansen bij een bepaalde stand.
help-equity =
    Toon winstkansen bij een bepaalde stand, of als tabel van jouw punten en die van je tegenstanders.

    Geschat uit gesimuleerde rondes. Schattingen voor de standaardopties zijn meegeleverd; andere worden in enkele seconden berekend. Bij meer dan twee kanten worden ze benaderd met een functie. Zonder spel berekent -o BESTAND alle meegeleverde schattingen opnieuw, wat enkele minuten duurt.
help-equity-table = een tabel voor Alle vijven met twee spelers
help-equity-one = de winstkansen bij 58 tegen 40
help-equity-all = bereken de meegeleverde schattingen van alle spellen opnieuw
help-equity-scores = Punten, één getal per kant.
help-equity-played = Aantal gespeelde rondes.
help-equity-thorough = Bereken opnieuw uit veel meer rondes.
help-equity-output = Uitvoerbestand voor de opnieuw berekende schattingen van alle spellen.
help-serve-rules = Bied dit regelbestand, of de regelbestanden in deze map, aan alle spelers aan (herhaalbaar).
help-serve-ours = bied je eigen regels aan tussen de spellen
help-hints-short = Toon wat elke zet in een stelling waard is.
help-hints =
    Toon wat elke zet in een stelling waard is, en waarom.

    De stelling is een regel tekst (docs/notation.md), of het einde van een verslag. Hints gebruiken alleen wat de speler die aan de beurt is, mag weten.
help-hints-line = de zetten in een zelf geschreven stelling
help-hints-record = de zetten na de twaalfde van een partij
help-show-line = een stelling als één regel tekst
help-m-position = STELLING
help-puzzle-position = Een stelling als één regel tekst (docs/notation.md), om een puzzel van te maken.
help-puzzle-line = een puzzel van een stelling

# boneyard lite
help-m-path = PAD
help-lite-short = Bouw Boneyard Lite, een map met statische bestanden.
help-lite =
    Bouw Boneyard Lite: elk spel in de browser van de bezoeker, uit een map met statische bestanden.

    Elke webserver kan de map aanbieden, en na het eerste bezoek werkt alles zonder netwerk. Pyodide en andere pakketten worden gedownload. Zie docs/lite.md.
help-lite-base = Pad van de map op de webserver, met een schuine streep aan beide kanten.
help-lite-friends = Adres van een Boneyard-server, voor de link “Speel met vrienden”.
help-lite-here = bouw Boneyard Lite in site/
help-lite-below = bouw Boneyard Lite voor een pad op een website
