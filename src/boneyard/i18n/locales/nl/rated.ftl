rated-alone = Een ratingpartij heeft een tegenstander nodig: een speler of een bot.
rated-own-rules = Partijen met eigen regels kunnen niet meetellen voor de rating.
rated-one-seat = In een ratingpartij heeft elke speler één plaats.
rated-bot = { $bot } heeft geen rating. Kies een bot van beginner tot meester (master).
rated-no-clock = Een ratingpartij tegen andere spelers heeft een bedenktijd nodig.
rated-kept = Voor ratingpartijen heb je een inlogmethode nodig. Voeg er een toe in je profiel.
rated-stay = Een bot kan je plaats in een ratingpartij niet overnemen.
rated-no-pool = Onbekende categorie. Kies uit { $pools }.
rated-no-player = Deze speler staat niet op de ranglijsten.

rated-title = Ratings
rated-what = Spelers verschijnen hier na { $enough } ratingpartijen, zodra hun rating zeker genoeg is en via { $links } verschillende tegenstanders met die van de bots te vergelijken is. Het getal achter ± is een 95%-interval.
rated-pools = Categorieën
rated-nobody = Nog geen spelers op de ranglijst. Wees de eerste: vink “Ratingpartij” aan als je een partij start.
rated-place = Plaats
rated-bot-mark = { $name } (bot)
rated-how = Bij ratingpartijen zijn er geen hints en kun je geen zetten terugnemen. In je profiel kun je kiezen of je op de ranglijsten staat.
rated-counts = Een partij tussen mensen telt zodra elke kant { $moves } zetten heeft gedaan. Winst tegen mensen kan je rating maar beperkt verhogen boven wat je partijen tegen bots bevestigen. Herhaalde partijen tegen dezelfde speler tellen steeds minder.
rated-of = Ratings van { $name }
rated-yours = Dit is wat anderen zien.
rated-yours-off = Alleen jij ziet dit. Je staat op geen enkele lijst.
rated-somebody = Naamloze speler
rated-with-you = Jij tegen { $name }:
rated-met = { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
 } · { $won } gewonnen · { $lost } verloren
rated-matches = { $matches ->
    [one] Na 1 ratingpartij
   *[other] Na { $matches } ratingpartijen
 }
rated-not-yet = { $matches ->
    [one] 1 ratingpartij tot nu toe.
   *[other] { $matches } ratingpartijen tot nu toe.
 } Een rating verschijnt na { $enough } ratingpartijen, zodra hij zeker genoeg is en via genoeg verschillende tegenstanders met die van de bots te vergelijken is ({ $links } van { $needed }). Speel ratingpartijen tegen bots van verschillende niveaus om zover te komen.
rated-curve = { $pool }: ratingverloop
rated-curve-note = { $matches ->
    [one] laatste partij, met 95%-interval
   *[other] laatste { $matches } partijen, met 95%-interval
 }
rated-analysed = In { $matches ->
    [one] 1 geanalyseerde partij
   *[other] { $matches } geanalyseerde partijen
 }: gemiddeld verlies per zet { $cost } punten; geluk { $luck } punten per partij, vaardigheid { $rest }.
rated-rivals = Onderlinge resultaten
rated-latest = Laatste ratingpartijen
rated-against = met { $who }
rated-won = gewonnen
rated-lost = verloren
rated-even = gelijk
rated-out-alone = telt niet: dezelfde speler aan beide kanten
rated-out-short = telt niet: te weinig zetten
rated-out-again = telt niet: dezelfde spelers te vaak binnen een week
rated-out-late = telt niet: te vaak de tijd overschreden of vroeg opgegeven
rated-out-abandoned = telt niet: gesloten zonder winnaar
rated-out-organiser = telt niet: een speler werd verwijderd of het toernooi werd afgelast
rated-out-quick = telt niet: sneller en beter gespeeld dan een mens kan
rated-out-host = telt niet: uitgesloten door de beheerder

rated-choice = Ratingpartij
rated-choice-help = Er zijn geen hints en je kunt geen zetten terugnemen. Je hebt een inlogmethode nodig ({ $me }).
rated-here = Dit is een ratingpartij: er zijn geen hints en je kunt geen zetten terugnemen. Spelers hebben een inlogmethode nodig.
rated-word = met rating
rated-me = Ratings
rated-me-listed = Toon mij op ranglijsten en geef me een openbare pagina
rated-me-save = Opslaan
rated-me-page = Mijn openbare pagina
rated-host = Ratingpartijen die niet tellen
rated-host-why = Gevonden volgens de regels in docs/ratings.md. Het is geen beschuldiging.
rated-host-match = Partij
rated-host-reason = Reden
rated-usual = In een ratingpartij kun je het aantal spelers, de teams en de lengte kiezen, maar niet “{ $option }”.
