# Duplicate domino: velen spelen dezelfde verdelingen en worden vergeleken.

duplicate-alone = Solitaire kun je niet als duplicate spelen.
duplicate-calls = Dit spel kun je niet als duplicate spelen, omdat het erom gaat wie het eerst roept, en dat is nooit voor iedereen gelijk.
# $most: the largest number of deals in a set.
duplicate-many = Vul 1 tot { $most } verdelingen in.
duplicate-no-set = Serie niet gevonden.
duplicate-no-deal = Verdeling niet gevonden.
duplicate-no-room = Er zijn nu te veel series. Speel een bestaande, of probeer het over een paar dagen opnieuw.
duplicate-day-over = Deze dag is voorbij. Je kunt de verdelingen bekijken.
duplicate-closed = Je kunt deze verdeling bekijken zodra je die hebt uitgespeeld. Dagelijkse verdelingen zijn voor iedereen te zien zodra de dag voorbij is.
duplicate-in-order = Zonder account speel je de verdelingen van de dag op volgorde. Speel eerst de vorige uit.
duplicate-nobody = Niemand heeft deze verdeling gespeeld.
duplicate-by-oneself = Een duplicateverdeling moet je uitspelen.

# The page of a set of deals.
duplicate-title = Duplicate
# $day: a date.
duplicate-of-day = Duplicate van { $day }
# $game: the name of a game.
duplicate-set = Duplicate: { $game }
# On the home page, after the name of today's game.
duplicate-home = Tien verdelingen: vergelijk jezelf met iedereen
# $deals: how many deals the set has.
duplicate-what = { $deals ->
    [one] Eén verdeling, voor iedereen dezelfde. Alleen jouw spel maakt het verschil.
   *[other] { $deals } verdelingen, voor iedereen dezelfde. Alleen jouw spel maakt het verschil.
}
# $bot: the name of a level's bot, such as Mabel. $pairs: whether the game is played in pairs.
duplicate-with = { $pairs ->
    [yes] Je partner en je tegenstanders zijn bots zoals { $bot }. Alleen je eerste poging telt, en er zijn geen hints.
   *[no] Je tegenstanders zijn bots zoals { $bot }. Alleen je eerste poging telt, en er zijn geen hints.
}
# $players: how many have finished a deal, here and below.
duplicate-until = { $players ->
    [0] Open tot middernacht UTC. Nog geen spelers.
    [one] Open tot middernacht UTC. Tot nu toe 1 speler.
   *[other] Open tot middernacht UTC. Tot nu toe { $players } spelers.
}
duplicate-always = { $players ->
    [0] Je kunt op elk moment spelen. Nog geen spelers.
    [one] Je kunt op elk moment spelen. Tot nu toe 1 speler.
   *[other] Je kunt op elk moment spelen. Tot nu toe { $players } spelers.
}
duplicate-is-over = { $players ->
    [0] Voorbij. Niemand deed mee.
    [one] Voorbij. Er deed 1 speler mee.
   *[other] Voorbij. Er deden { $players } spelers mee.
}
# $share: a percentage. $finished: deals that the reader has finished, of all $deals.
duplicate-score = { $deals ->
    [one] Je score: { $share } na { $finished } van { $deals } verdeling.
   *[other] Je score: { $share } na { $finished } van { $deals } verdelingen.
}
# $deal: the number of a deal, from 1, here and below.
duplicate-play = Speel verdeling { $deal }
duplicate-go-on = Verder met verdeling { $deal }
duplicate-deal = Verdeling
duplicate-deals = Verdelingen
duplicate-deal-number = Verdeling { $deal }
# The head of a column: points by which somebody came out ahead.
duplicate-ahead = Puntenverschil
# The head of a column: match points, in percent.
duplicate-share = Score
# What the best bot did in the same seat.
duplicate-house = Beste bot
duplicate-look-at = Bekijk verdeling { $deal }
# Instead of a percentage: nobody else has finished this deal.
duplicate-alone-yet = nog niemand anders
# Instead of a number, while the house still plays this deal.
duplicate-thinks = aan het rekenen…
duplicate-too-late = te laat om mee te tellen
duplicate-open-yet = niet uitgespeeld
duplicate-share-it = Deel je resultaat
duplicate-share-how = Eén teken per verdeling: ● bovenste derde, ◐ middelste derde, ○ onderste derde. Je verklapt er niets mee.
# The first line of the card. $day: a date; $what: one of the two before; $game: the name of a game.
duplicate-card-day = Duplicate, { $day }
duplicate-card = Duplicate
duplicate-card-game = Boneyard · { $what } · { $game }
duplicate-invite = Stuur deze link naar je vrienden
duplicate-standings = Stand
duplicate-standings-later = De stand zie je zodra je alle verdelingen hebt uitgespeeld.
duplicate-save-progress = Voeg een passkey of een e-mailadres toe onder { $me } om op de ranglijst te komen en te zien wat anderen deden.
duplicate-nobody-yet = Nog niemand heeft alle verdelingen uitgespeeld.
duplicate-place = Plaats
# After the reader's own name, or what they did themselves.
duplicate-you = (jij)
duplicate-the-house = (beste bot)
duplicate-friends = Met vrienden spelen
duplicate-friends-how = Kies een spel en deel de link. Iedereen speelt dezelfde verdelingen wanneer het uitkomt, en daarna vergelijken jullie.
duplicate-make = Maak een serie verdelingen
duplicate-mine = Je series
# $game: the name of a game.
duplicate-listed = { $deals ->
    [one] { $game }, één verdeling
   *[other] { $game }, { $deals } verdelingen
}
# A day in a list, and its game.
duplicate-day = { $day }: { $game }
duplicate-days = Vorige dagen
duplicate-week = Afgelopen zeven dagen
duplicate-week-how = Gemiddelde score over de laatste zeven dagen. Verdelingen die je niet speelde, tellen als 0. Spelers die niet op ranglijsten willen staan, zijn anoniem.
# In standings, instead of the name of whoever stays off leaderboards.
duplicate-somebody = Anoniem
duplicate-today = Vandaag
duplicate-sealed = Aantoonbaar eerlijk
duplicate-sealed-how = Alle verdelingen en botzetten van een dag volgen uit één geheim. De SHA-256-hash van dat geheim staat hier al dagen van tevoren; het geheim zelf verschijnt als de dag voorbij is.
duplicate-secret = Geheim:

# The page of a deal, afterwards.
duplicate-result = Resultaat
duplicate-own = Jij
duplicate-best = Beste resultaat
duplicate-field = { $results ->
    [one] 1 resultaat:
   *[other] { $results } resultaten:
}
duplicate-parted = Waar spelers verschillend kozen
duplicate-not-parted = Tot nu toe deed iedereen dezelfde zetten.
# $number: which of one's own moves it was, from 1.
duplicate-move = Zet { $number }
duplicate-see = bekijk de tafel
duplicate-see-move = Bekijk de tafel vóór zet { $number }
# A button at the table, when a deal is over.
duplicate-back = Terug naar de verdelingen

# Pairs: two people at one table, against bots.
duplicate-two = { $one } en { $other }
duplicate-with-pair = { $one } en { $other } spelen als partners. De tegenstanders zijn bots zoals { $bot }. Alleen de eerste poging telt, en er zijn geen hints.
duplicate-with-partner = Met een partner spelen
duplicate-partner-link = Stuur deze link naar je partner. Jullie kunnen beginnen zodra jullie er allebei zijn.
duplicate-is-there = Vernieuwen
duplicate-alone-after-all = Zonder partner spelen
duplicate-in-pairs = Paren
# $who: the name of whoever invites.
duplicate-invited = { $who } nodigt je uit om samen als partners te spelen
duplicate-invited-how = { $deals ->
    [one] Eén verdeling van { $game }, samen tegen bots van het niveau van { $bot }. Jullie resultaat wordt vergeleken met dat van alle andere paren.
   *[other] { $deals } verdelingen van { $game }, samen tegen bots van het niveau van { $bot }. Jullie resultaten worden vergeleken met die van alle andere paren.
}
duplicate-join = Meedoen
duplicate-name = Vul je naam in.
duplicate-no-partner = Dit spel speel je niet met een partner.
duplicate-partner-first = Je partner doet nog niet mee. Stuur je partner de link.
duplicate-begun-alone = Je bent al zonder partner aan deze verdelingen begonnen.
duplicate-no-pair = Paar niet gevonden.
duplicate-pair-full = Dit paar is al compleet.
duplicate-other-pair = Je speelt deze verdelingen al met een andere partner.
duplicate-begun = Er is al gespeeld, dus je kunt niet meer weg.

# Teams of four, in two rooms.
duplicate-teams = Viertallen
duplicate-teams-how = Twee teams, twee kamers, dezelfde verdelingen: elk team speelt elke hand één keer. Iedereen krijgt dezelfde link en kiest een plaats.
duplicate-make-teams = Maak een viertallenwedstrijd
duplicate-teams-what = { $deals ->
    [one] Eén verdeling, in beide kamers gespeeld met verwisselde handen. De uitslag van de andere kamer zie je zodra beide kamers klaar zijn.
   *[other] { $deals } verdelingen, elk in beide kamers gespeeld met verwisselde handen. De uitslag van de andere kamer zie je zodra beide kamers een verdeling hebben uitgespeeld.
}
duplicate-teams-in-pairs = Viertallen spelen een partnerspel, zoals Latijns-Amerikaans domino.
# $points: a number of points, as markup; $count: the same number; $compared: deals that both rooms have finished.
duplicate-team-ahead = { $count ->
    [one] Team { $team } staat { $points } punt voor
   *[other] Team { $team } staat { $points } punten voor
}{ $compared ->
    [one] { "" } na 1 verdeling.
   *[other] { "" } na { $compared } verdelingen.
}
duplicate-teams-level = { $compared ->
    [one] De teams staan gelijk na 1 verdeling.
   *[other] De teams staan gelijk na { $compared } verdelingen.
}
# $room: 1 or 2. $team: A or B.
duplicate-room = Kamer { $room }
duplicate-team = Team { $team }
duplicate-sit = Ga hier zitten
# $seat: the number of a seat, from 1.
duplicate-sit-at = Ga zitten in kamer { $room }, plaats { $seat }
duplicate-free = vrij
duplicate-take-a-place = Kies hieronder een plaats. Partners zitten tegenover elkaar in dezelfde kamer.
duplicate-wait-for-places = De partij begint als alle plaatsen bezet zijn.
duplicate-room-done = Jouw kamer heeft alle verdelingen uitgespeeld.
# $bot: the name of a level’s bot.
duplicate-fill = Vul vrije plaatsen met bots zoals { $bot }
duplicate-stand = Mijn plaats verlaten
duplicate-swing = Uitslag
duplicate-teams-rule = Puntenverschil van team { $team } per kamer. De uitslag van een verdeling is de som van beide kamers.
duplicate-other-room = de andere kamer is nog niet klaar
duplicate-see-room = Verdeling { $deal } in kamer { $room } terugkijken
duplicate-no-place = Je hebt geen plaats in deze partij.
duplicate-places-free = De partij begint als alle plaatsen bezet zijn.
duplicate-no-such-place = Plaats niet gevonden.
duplicate-place-taken = Die plaats is al bezet.
duplicate-other-place = Je hebt al een andere plaats. Verlaat die eerst.
duplicate-only-maker = Dat kan alleen de maker van deze serie.
