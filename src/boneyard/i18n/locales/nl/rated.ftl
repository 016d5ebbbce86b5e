rated-alone = een partij telt voor de rating met ten minste één ander: een mens of een bot van het huis
rated-own-rules = alleen spellen van het huis tellen voor de rating, eigen regels niet
rated-one-seat = in een partij voor de rating heeft iedereen één plaats
rated-bot = { $bot } heeft geen rating: kies een bot van beginner tot master
rated-no-clock = een partij voor de rating met andere mensen heeft een klok nodig
rated-kept = ratings zijn voor wie het huis herkent: kies eerst onder Over mij hoe je terugkomt
rated-stay = een partij voor de rating wordt uitgespeeld: geen bot neemt het over
rated-no-pool = die groep is er niet; er zijn { $pools }
rated-no-player = niemand met dat adres staat op de ranglijsten

rated-title = Ratings
rated-what = Wie zou winnen, en hoe zeker dat is: het getal achter ± geldt in 95 van de 100 gevallen. Spelers staan in de lijst na { $enough } partijen voor de rating, als hun rating zeker genoeg is en { $links } verschillende tegenstanders hen met de bots verbinden.
rated-pools = Groepen spellen
rated-nobody = Nog niemand heeft genoeg partijen voor de rating gespeeld. Wees de eerste: vink ‘Voor de rating’ aan waar je een partij begint.
rated-place = Plaats
rated-bot-mark = { $name } (bot)
rated-how = Bij partijen voor de rating zijn er geen hints en wordt niets teruggenomen. Je kunt van deze lijsten wegblijven:
rated-counts = Een partij tussen mensen telt zodra elke kant { $moves } zetten heeft gedaan. Winst tegen mensen tilt een rating maar een beperkt stuk boven wat je partijen tegen bots bevestigen, en herhaalde partijen tegen dezelfde tegenstander tellen steeds minder.
rated-of = Ratings van { $name }
rated-yours = Dit is wat anderen van je zien.
rated-yours-off = Alleen jij ziet dit: je blijft van alle lijsten weg.
rated-somebody = Iemand
rated-with-you = Jij tegen { $name }:
rated-met = { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
 }: { $won } gewonnen, { $lost } verloren
rated-matches = { $matches ->
    [one] Na 1 partij voor de rating
   *[other] Na { $matches } partijen voor de rating
 }
rated-not-yet = { $matches ->
    [one] Tot nu toe 1 partij voor de rating.
   *[other] Tot nu toe { $matches } partijen voor de rating.
 } Een rating wordt getoond na { $enough }, als hij zeker genoeg is en verschillende tegenstanders hem met de bots verbinden ({ $links } van { $needed }). Met partijen voor de rating tegen bots van meerdere niveaus kom je er.
rated-curve = { $pool }: hoe het ging
rated-curve-note = { $matches ->
    [one] de laatste partij; de band geldt in 95 van de 100 gevallen
   *[other] de laatste { $matches } partijen; de band geldt in 95 van de 100 gevallen
 }
rated-analysed = Naast de rating, van { $matches ->
    [one] 1 geanalyseerde partij
   *[other] { $matches } geanalyseerde partijen
 }: een keuze kostte gemiddeld { $cost } punten; geluk bracht { $luck } punten per partij, en het spel { $rest }.
rated-rivals = Onderling
rated-latest = Laatste partijen voor de rating
rated-against = met { $who }
rated-won = gewonnen
rated-lost = verloren
rated-even = gelijk
rated-out-alone = telt niet: plaatsen van één mens aan beide kanten
rated-out-short = telt niet: te weinig zetten
rated-out-again = telt niet: dezelfde mensen te vaak binnen een week
rated-out-late = telt niet: de tijd raakte keer op keer op
rated-out-abandoned = telt niet: afgesloten zonder winnaar
rated-out-organiser = telt niet: beëindigd door de organisator van het toernooi
rated-out-quick = telt niet: sneller en beter geantwoord dan mensen doen
rated-out-host = telt niet: het huis laat hem weg

rated-choice = Voor de rating: telt voor de ratings van iedereen die meespeelt
rated-choice-help = Geen hints, niets wordt teruggenomen, ieder één plaats; met mensen een klok, met bots drie uur. Voor wie kan terugkomen ({ $me }).
rated-here = Deze partij is voor de rating: geen hints, niets wordt teruggenomen, en ze telt voor iedereen die meespeelt. Wie gaat zitten kan terugkomen (Over mij).
rated-word = voor de rating
rated-me = Ratings
rated-me-listed = Toon mij op ranglijsten, met een pagina van mezelf
rated-me-save = Dit bewaren
rated-me-page = Mijn pagina
rated-host = Partijen voor de rating die niet tellen
rated-host-why = Gevonden volgens de regels van docs/ratings.md; niemand wordt ermee beschuldigd.
rated-host-match = Partij
rated-host-reason = Waarom
# $option: the name of an option that isn't as usual.
rated-usual = een partij voor de rating gaat volgens de gewone regels: spelers, partners en lengte zijn te kiezen, maar ‘{ $option }’ niet
