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
help-language = De taal: en, es of nl. Anders die van je systeem.
help-version = Toon de versie en stop.
help-json = Eén JSON-object, voor programma's.
help-json-lines = Per verslag een JSON-object, elk op een regel.
help-line = Welk verslag van een .jsonl of van -.
help-cores = Hoeveel kernen er werken; anders alle.

help-boneyard =
    Dominospellen uit vijf regelboeken en van over de hele wereld.

    Zonder opdracht gaat er een tafel open in de browser op deze machine; met boneyard serve kunnen anderen erbij. boneyard games en boneyard rules SPEL vertellen wat je kunt spelen; boneyard simulate SPEL speelt willekeurige partijen en schrijft er verslagen van; boneyard replay speelt elk verslag na.

    boneyard OPDRACHT --help vertelt alles over een opdracht, met voorbeelden.
help-boneyard-play = opent een tafel in je browser, alleen op deze machine
help-boneyard-rules = vertelt hoe je Matador speelt, in het Spaans

help-serve-short = Zet tafels klaar voor browsers en programma's.
help-serve =
    Zet tafels klaar voor browsers en programma's.

    Op het lokale adres kan alleen deze machine erbij; met --host 0.0.0.0 kunnen anderen dat ook.
help-serve-host = Adres waarop de tafels staan.
help-serve-port = Poort; 0 neemt een vrije.
help-serve-db = Waar partijen bewaard worden: één bestand, of postgresql://…
help-serve-proxy = Een proxy ervoor die geloofd wordt als hij zegt voor wie hij vraagt; geen, tenzij genoemd.
help-serve-workers = Processen die samen dienen, op evenveel kernen; voor meer dan één is PostgreSQL nodig.
help-serve-log = Hoe het logboek is: zinnen (usual), of één regel JSON per verzoek en gebeurtenis (json).
help-serve-here = alleen voor deze machine, op een andere poort
help-serve-all = voor iedereen die bij deze machine kan; partijen worden bewaard in house.db

help-doctor-short = Zeggen wat er mis is met een huis, en wat je kunt doen.
help-doctor = Bekijk een huis, open of dicht: het bestand en de rechten, de schijf, de klok, gecompileerde code, namen, post. Eén regel per onderwerp, met wat je eraan kunt doen; de afsluitcode is 1 als er iets mis is. De instellingen zijn die van de omgeving (BONEYARD_…).
help-doctor-example = bekijkt het huis dat zijn partijen in house.db bewaart

help-m-act = WAT
help-m-about = WIE…
help-admin-short = Een open huis bekijken en sturen, als beheerder.
help-admin =
    Een open huis bekijken en sturen, als beheerder:

    counts toont de getallen. end PARTIJ beëindigt een partij: van twee zonder winnaar, van meer spelen bots verder. unname PARTIJ PLAATS haalt een naam weg. block ADRES laat niemand binnen vanaf een adres of netwerk, unblock ADRES weer wel.

    Het huis wordt over het netwerk gevraagd; dat het de beheerder is, blijkt uit een geheim dat alleen kent wie de database mag lezen, of uit BONEYARD_HOST_TOKEN.
help-admin-at = Waar het huis is.
help-admin-counts = toont wat het huis op deze computer doet
help-admin-block = laat niemand binnen vanaf deze adressen
help-admin-end = beëindigt de partij van die link of naam

help-games-short = Toon alle spellen, met spelers, stenen en doel.
help-games = Toon alle spellen, met hun spelers, stenen en doel.
help-games-json = Eén JSON-lijst, voor programma's.
help-games-all = alle spellen; op een brede terminal ook wat elk bijzonder maakt

help-rules-short = Vertel hoe je een spel speelt: regels, opties, een voorbeeld.
help-rules = Vertel hoe je SPEL speelt: regels, opties en een kort voorbeeld.
help-rules-one = de regels van All Fives

help-deal-short = Deel een ronde uit, met dezelfde seed steeds dezelfde.
help-deal =
    Deel een ronde van SPEL uit, met dezelfde seed en dezelfde opties steeds dezelfde.

    Opties van het spel schrijf je als opties: boneyard rules SPEL vertelt welke er zijn.
help-deal-seed = Een woord, of een geheim van 64 hexadecimale cijfers; anders door het toeval.
help-deal-round = De hoeveelste ronde van de partij.
help-deal-json = Een verslag zonder zetten, voor programma's.
help-deal-output = Schrijf dat verslag.
help-deal-three = drie handen van Bergen, steeds dezelfde als de seed tea is
help-deal-second = de tweede ronde van een partij met een set tot en met dubbel negen, als verslag

help-simulate-short = Speel partijen waarin het toeval kiest.
help-simulate =
    Speel partijen van SPEL waarin het toeval kiest, en vertel wat eruit komt.

    Opties van het spel schrijf je als opties: boneyard rules SPEL vertelt welke er zijn.
help-simulate-matches = Hoeveel er gespeeld worden.
help-simulate-seed = Dezelfde seed speelt dezelfde partijen; anders door het toeval.
help-simulate-output = Schrijf verslagen, elk op een regel.
help-simulate-three = twintig partijen met drie spelers, die hun punten moeten opeisen
help-simulate-file = honderd keer solitair, in een bestand dat boneyard replay leest

help-replay-short = Speel verslagen na en vertel wat eruit komt.
help-replay =
    Speel verslagen na en vertel wat eruit komt.

    Een BESTAND is één verslag, of met de uitgang .jsonl een verslag per regel; - leest regels van de standaardinvoer. Een verslag dat niet na te spelen is wordt genoemd, de andere worden wel nagespeeld, en de exitcode is 2.
help-replay-trace = Vertel elke zet, of met --json elke stand.
help-replay-one = wie er won, en hoe
help-replay-all = elke zet van elk verslag, in zinnen

help-convert-short = Schrijf een partij in een andere vorm: een scoreblad, of zoals andere programma's.
help-convert =
    Schrijf een partij in een andere vorm: een scoreblad, of zoals andere programma's.

    record is de notatie van dit huis, sheet een scoreblad dat mensen lezen en dat teruggelezen kan worden, open-spiel de acties van de dominospellen van OpenSpiel, dominoes de handen en zetten van dominoes van PyPI. Wat het andere programma niet kan zeggen, wordt geweigerd.
help-convert-from = Wat BESTAND is, als dat niet te zien is.
help-convert-to = Wat er geschreven wordt.
help-convert-output = Schrijf naar dit bestand in plaats van op het scherm.
help-convert-sheet = een partij als scoreblad
help-convert-theirs = een partij van OpenSpiel als verslag

help-import-check-short = Vertel van bestanden wat ze zijn, en waarom er een niet te lezen is.
help-import-check =
    Vertel van bestanden wat ze zijn, en waarom er een niet te lezen is.

    Alle vormen van boneyard convert zijn bekend. De exitcode is 2 als er een niet te lezen of na te spelen is.
help-import-check-two = twee partijen, in welke vorm ook

help-show-short = Teken een stand uit een verslag, of een ronde als film.
help-show =
    Teken een stand uit VERSLAG; zonder -o gaat de SVG naar de standaarduitvoer.

    VERSLAG is een bestand met één verslag, of met de uitgang .jsonl een verslag per regel; - leest regels van de standaardinvoer. Zetten tellen door over alle rondes, en --move 0 is de eerste keer uitdelen. Alle handen liggen open, tenzij --as zegt door wiens ogen je kijkt; dan toont de tekening ook wat die plaats mag doen, als die aan de beurt is. Plaatsen tellen vanaf 0, zoals in het verslag.
help-show-move = Na zo veel zetten; anders de laatste.
help-show-as = Alleen wat deze plaats weet.
help-show-faces = Wat de stenen tonen.
help-show-theme = Anders zoals je systeem het heeft.
help-show-shape = De vorm van de tafel.
help-show-animate = De hele ronde tot daar, als film.
help-show-width = Van een PNG, in pixels; anders 1400.
help-show-output = Een bestand: .svg of .png.
help-show-last = de tafel aan het eind van de partij
help-show-seat = het derde verslag na twaalf zetten, zoals de eerste speler het zag, voor een telefoon
help-show-film = de laatste ronde als film, voor een browser

help-verify-short = Controleer of verslagen uit hun seed zijn uitgedeeld.
help-verify =
    Controleer of verslagen uit hun seed zijn uitgedeeld.

    Alles wat uitgedeeld of door het toeval genomen werd, gebeurt opnieuw vanuit de seed van het verslag en wordt vergeleken, en de seed met het zegel dat voor de eerste ronde te zien was. Waar het verslag vertelt wanneer zegel, seeds en stenen kwamen, wordt ook die volgorde gecontroleerd.

    Een BESTAND is één verslag, of met de uitgang .jsonl een verslag per regel; - leest regels van de standaardinvoer.
help-verify-one = of deze partij eerlijk is uitgedeeld
help-verify-key = de sleutel van het huis, of een bestand ermee: het verslag moet ermee ondertekend zijn; mag vaker gegeven worden
help-verify-signed = of een huis het ook ondertekend heeft
help-m-key = SLEUTEL

help-analyse-short = Vertel wat zetten kostten, en hoeveel geluk was.
help-analyse =
    Vertel wat elke zet van VERSLAG kostte, hoeveel geluk was, en waar de partij kantelde.

    VERSLAG is een bestand met één verslag, of met de uitgang .jsonl een verslag per regel; - leest regels van de standaardinvoer. Elke zet wordt vergeleken met de andere die mochten, op handen die passen bij wat de speler gezien had. Bij solitair wordt hij vergeleken met het beste wat mogelijk was als alle stenen bekend waren.
help-analyse-worlds = Op hoeveel handen elke zet geprobeerd wordt; anders 200.
help-analyse-seed = Dezelfde seed vindt hetzelfde.
help-analyse-output = Teken wie er voor stond, als SVG.
help-analyse-one = wat de zetten van een partij kostten
help-analyse-more = het derde verslag van een bestand, langer bekeken, met een tekening

help-solve-short = Zoek het beste resultaat van solitairspellen.
help-solve =
    Zoek het beste resultaat van solitairspellen, vanaf waar hun verslagen staan.

    De oplosser kent de stenen die dicht liggen. Hij zegt of er niets beters mogelijk is, of dat de tijd om was.

    Een BESTAND is één verslag, of met de uitgang .jsonl een verslag per regel; - leest regels van de standaardinvoer.
help-solve-seconds = Hoelang elke zoektocht mag duren.
help-solve-deal = deelt een spel Knock-Out uit, en lost het op

help-statistics-short = Los solitair vaak op: hoe vaak is het te winnen?
help-statistics =
    Los een solitairspel vele malen op, en vertel hoe vaak het te winnen is.

    Dezelfde seed geeft dezelfde getallen op elk aantal kernen.
help-statistics-deals = Hoe vaak er uitgedeeld wordt.
help-statistics-seed = Nog eens dezelfde stenen.
help-statistics-output = Teken een grafiek, als SVG.
help-statistics-plot = vijfduizend keer Knock-Out, met een tekening

help-arena-short = Laat bots tegen elkaar spelen: wie is beter?
help-arena =
    Laat bots tegen elkaar spelen, en vertel wie beter is en hoe zeker dat is.

    Elke keer worden dezelfde stenen twee keer gespeeld, met verwisselde plaatsen: het geluk met de stenen is voor beide gelijk. Een ontmoeting stopt zodra vaststaat wie beter is. Intervallen kloppen in 95 % van de gevallen. Dezelfde seed geeft hetzelfde resultaat op elk aantal kernen.

    Een programma krijgt voor elke zet een regel JSON en antwoordt met een JSON-object met een "move"; een ronde die het niet kan uitspelen heeft het verloren, en de exitcode is 1. docs/bots.md vertelt hoe je er een schrijft.
help-arena-game = Een spel, meer met komma's ertussen, of all (alle).
help-arena-options = Een optie van het spel, zoals players=4; mag er vaker staan.
help-arena-players = Wie er spelen: namen van bots, met een manier als je wilt (expert:bold; ook careful, blocking, counting). Elk speelt tegen elk.
help-arena-bot = Een programma dat onder een naam speelt, over zijn standaardinvoer en -uitvoer.
help-arena-deals = Hoogstens zo vaak uitdelen per ontmoeting; alles wordt twee keer gespeeld.
help-arena-seed = Dezelfde seed geeft hetzelfde resultaat; anders door het toeval.
help-arena-play-all = Speel alles, ook als minder genoeg is.
help-arena-ray = Speel op een Ray-cluster (auto: het cluster bij de hand).
help-arena-continue = Schrijf op wat er gespeeld is, en ga de volgende keer vandaar verder.
help-arena-bot-seconds = Hoelang een programma over een zet mag denken; anders 10 s.
help-arena-plot = Teken de ranglijst, als SVG.
help-arena-two = twee bots, domino met trekken en zeven stenen elk
help-arena-all = alle spellen; je kunt stoppen en verdergaan, en er komt een ranglijst
help-arena-mine = een programma van jezelf tegen een bot

help-bench-short = Meet hoe snel rondes gespeeld worden.
help-bench =
    Meet rondes en stenen per seconde van de genoemde spellen, of van alle spellen voor meer spelers.

    De zetten zijn willekeurig. De gewone en de snelle versie spelen dezelfde spellen, op één kern en op alle; programma's van anderen die geïnstalleerd zijn doen mee. Ze spelen om beurten, en het beste van vier telt.
help-bench-seconds = Hoelang elk gemeten wordt, vier keer.
help-bench-json = Schrijf een lijst van objecten.
help-bench-no-plain = Laat de gewone versie weg.
help-bench-all = alle spellen, in een minuut of twee
help-bench-two = twee spellen, langer gemeten, voor een programma

help-words = Noem de woorden waarin regels worden geschreven: wat elk zegt, wat erbij hoort en welke spellen het gebruiken.
help-words-short = de woorden waarin regels worden geschreven
help-words-all = alle woorden
help-words-one = de woorden voor één regel
help-words-schema-example = het schema, voor een editor die onder het schrijven helpt
help-words-json = hetzelfde voor programma’s
help-words-schema = schrijf het JSON Schema van huisregels
help-m-rule = [REGEL]
help-serve-no-own-rules = laat niemand spelen met zelf geschreven regels
help-lab = Vergelijk regels: hoe lang een ronde is, hoe vaak ze blokkeert of zonder winnaar blijft, wat beginnen waard is, hoeveel geluk is en hoeveel er te kiezen valt. SPEL is een naam, of een bestand met huisregels.
help-lab-short = vergelijk regels, voor uitvinders
help-lab-two = twee spellen naast elkaar
help-lab-own = je eigen regels naast die waarop ze lijken, en een plaatje
help-lab-players = met hoeveel je speelt
help-lab-deals = verdelingen van elk
help-lab-seed = dezelfde seed geeft dezelfde getallen
help-lab-output = schrijf een plaatje (SVG)

help-puzzle = Maak puzzels: stellingen uit rondes die bots spelen, zoals één speler ze ziet, waarin één zet duidelijk de beste is. Elke stelling wordt meermaals met ander geluk doorzocht, en krijgt een graad naar welke niveaus de zet vinden. Ze worden geschreven als regels JSON.
help-puzzle-short = maak puzzels, en controleer ze
help-puzzle-some = een paar van twee spellen, elke keer dezelfde
help-puzzle-again = doorzoek puzzels opnieuw, met ander geluk en op twee manieren; de exitstatus is 1 als een antwoord verandert
help-puzzle-game = spellen, met komma’s ertussen, of “all”
help-puzzle-count = hoeveel in totaal, gelijk verdeeld over de spellen
help-puzzle-lessons = in plaats daarvan de stellingen van alle lessen
help-puzzle-theme = alleen wat dit leert
help-puzzle-seed = dezelfde seed geeft dezelfde puzzels; zonder seed zijn ze elke keer nieuw
help-puzzle-check = maak er geen, maar doorzoek die in dit bestand opnieuw (.jsonl, of ingepakt .jsonl.gz)
help-puzzle-worlds = werelden van elk van de twee zoektochten van een controle
help-puzzle-output = schrijf naar dit bestand (.jsonl, of ingepakt .jsonl.gz)

help-copy-short = Verhuist een huis naar een andere database.
help-copy =
    Kopieert alles wat een huis heeft van de ene database naar een andere, die leeg moet zijn, en controleert het.

    Een database is een bestand, of postgresql://… Sluit het huis eerst: wat intussen gespeeld wordt, gaat niet mee.
help-copy-there = van een bestand naar PostgreSQL
help-copy-back = en terug
help-backup-short = Schrijft alles wat een huis heeft in een bestand.
help-backup =
    Schrijft alles wat een huis heeft in een nieuw bestand, zoals het op dat moment staat; het mag intussen open blijven.

    Het bestand is een gewone database: boneyard serve --db BESTAND opent het.
help-backup-one = het huis van deze gebruiker, zoals het nu is

help-ratings = Bereken ratings opnieuw uit een logboek van uitslagen, elk een regel JSON: dezelfde uitslagen geven altijd dezelfde getallen.
help-ratings-short = ratings uit een logboek van uitslagen
help-ratings-all = de ranglijsten van alle groepen
help-ratings-pool = één groep, voor programma's
help-ratings-one = alleen deze groep
help-ratings-house = van een huis, uit zijn database
help-ratings-db = de database van een huis, in plaats van een bestand
help-m-results = [UITSLAGEN]

help-m-levels = NIVEAU,…
help-m-names = NAAM,…
help-play-short = Speel een partij in deze terminal.
help-play =
    Speel een partij in deze terminal, tegen bots of met anderen aan hetzelfde toetsenbord; of neem een plaats in bij een huis op het net, met de link van een partij daar.

    --plain leest en schrijft regels: een schermlezer kan ze volgen, en zetten typ je als in docs/notation.md. Dat gaat vanzelf waar geen scherm is, of waar het waarschijnlijk wordt voorgelezen.
help-play-plain = Regels in plaats van een scherm.
help-play-bots = Niveaus van de bots, in de volgorde van hun plaatsen: beginner, casual, club, expert, master of grandmaster, met een manier als je wilt (expert:bold; ook careful, blocking, counting); het laatste geldt voor wie volgt.
help-play-with = Hoeveel er aan dit toetsenbord spelen; voor een hand getoond wordt, wordt om doorgeven gevraagd.
help-play-names = Hun namen.
help-play-output = Schrijf de partij hier als verslag als ze uit is of verlaten wordt.
help-play-one = een partij tegen een bot
help-play-levels = twee bots van verschillende niveaus
help-play-hands = twee mensen aan één toetsenbord
help-play-plain-example = een spel voor één, regel voor regel

help-m-link = LINK
help-m-command = "OPDRACHT"
help-m-level = NIVEAU
help-m-name = NAAM
help-token = Een bestand met je geheim bij dat huis; is het er niet, dan wordt er een nieuw in geschreven.
help-bot-short = Neem een plaats in bij een huis, voor een bot of een programma van jou.
help-bot =
    Neem een plaats in bij een huis op het net en laat er een bot spelen: een programma van jou via standaardinvoer en -uitvoer (docs/bots.md), of een niveau.

    Breekt de verbinding, dan wordt ze opnieuw gemaakt en gaat het spel door.
help-bot-connect = De link van de partij, zoals de browser hem toont.
help-bot-program = Wat er gestart wordt: het krijgt vragen en antwoordt in regels JSON.
help-bot-level = Een bot van ons: beginner, casual, club, expert, master of grandmaster.
help-bot-name = Hoe hij aan tafel heet.
help-bot-seat = Welke plaats, geteld vanaf 1; anders de eerste die vrij is.
help-bot-level-example = een expert neemt de eerste vrije plaats
help-bot-mine = een programma van jou doet dat
help-watch-short = Vertel een partij bij een huis terwijl ze gespeeld wordt.
help-watch = Vertel een partij bij een huis op het net terwijl ze gespeeld wordt, regel voor regel, zoals een kijker haar mag zien.
help-watch-one = een partij met haar link
help-m-game-or-link = SPEL|LINK
help-play-link = een plaats bij een huis op het net, met de link van de partij

help-docs-short = Maak van de documentatie een site, en open die.
help-docs =
    Maak van de documentatie een site, en open die.

    Er zijn gidsen per soort lezer, het regelboek met een index van zijn regels, een naslag van de bibliotheek en een zoekfunctie. Links worden nagekeken. Hiervoor is "boneyard-dominoes[docs]" nodig.
help-docs-output = De map waarin hij komt.
help-docs-browser = Open hem niet in de browser.
help-docs-open = maken en lezen
help-docs-build = in een map maken, om op het web te zetten

# boneyard equity
help-equity-short = vertel de kans om de partij te winnen bij elke stand
help-equity =
    Vertel de kans om de partij te winnen: bij de stand die je geeft, of als tabel van jouw punten en die van de anderen.

    Die wordt gemaakt uit rondes die de snelle motor volgens de vuistregel speelt. Voor de gewone opties is ze er al. Voor andere wordt ze nu gemaakt, in seconden, en voor meer dan twee partijen is het een passend gemaakte functie. Zonder spel wordt alles wat meegeleverd is opnieuw gemaakt, wat enkele minuten duurt.
help-equity-table = een tabel voor All Fives met twee spelers
help-equity-one = de kansen bij 58 tegen 40
help-equity-all = maak opnieuw wat meegeleverd is, voor alle spellen
help-equity-scores = de stand, één getal per partij
help-equity-played = rondes die gespeeld zijn
help-equity-thorough = maak ze nu, uit veel meer rondes, ook als ze er al is
help-equity-output = waar alles heen moet wat voor alle spellen wordt gemaakt
help-serve-rules = Een bestand met huisregels, of een map ervan, die iedereen aangeboden krijgt; mag meermaals.
help-serve-ours = met de regels van je eigen huis tussen de spellen
help-hints-short = Toon wat elke zet van een stelling waard is.
help-hints =
    Toon wat elke zet van een stelling waard is, en waarom.

    De stelling is een regel tekst (docs/notation.md), of het einde van een verslag. Hints gebruiken alleen wat de speler aan zet mag weten.
help-hints-line = de zetten van een stelling die met de hand geschreven is
help-hints-record = de zetten na de twaalfde van een partij
help-show-line = een stelling als regel tekst
help-m-position = STELLING
help-puzzle-position = Een stelling als regel tekst (docs/notation.md), om een puzzel van te maken.
help-puzzle-line = een puzzel van een stelling
