# Duplicate domino: velen spelen dezelfde verdelingen en worden vergeleken.

duplicate-alone = Duplicate is voor spellen tegen anderen.
duplicate-calls = In dit spel telt wie het eerst roept, en dat is niet voor iedereen gelijk: het kan niet als duplicate gespeeld worden.
# $most: the largest number of deals in a set.
duplicate-many = Een serie heeft 1 tot { $most } verdelingen.
duplicate-no-set = deze verdelingen bestaan niet
duplicate-no-deal = deze verdeling bestaat niet
duplicate-no-room = er is nu geen plaats voor nog meer series: speel er een die er is, of kom over een paar dagen terug
duplicate-day-over = de dag is voorbij: de verdelingen liggen nu open en zijn te bekijken
duplicate-closed = deze verdeling gaat open als je haar hebt uitgespeeld, of als haar dag voorbij is
duplicate-in-order = zonder account speel je de verdelingen van de dag op volgorde: speel eerst de vorige uit
duplicate-nobody = niemand heeft deze verdeling gespeeld
duplicate-by-oneself = een verdeling van een duplicate speel je uit, en zelf

# The page of a set of deals.
duplicate-title = Duplicate
# $day: a date.
duplicate-of-day = Duplicate van { $day }
# $game: the name of a game.
duplicate-set = Duplicate: { $game }
# On the home page, after the name of today's game.
duplicate-home = dezelfde tien verdelingen voor iedereen
# $deals: how many deals the set has.
duplicate-what = { $deals ->
    [one] Eén verdeling, met dezelfde stenen, plaats en dobbelstenen voor iedereen: wat overblijft, is wat jij doet.
   *[other] { $deals } verdelingen van één ronde, met dezelfde stenen, plaatsen en dobbelstenen voor iedereen: wat overblijft, is wat jij doet.
}
# $bot: the name of a level's bot, such as Mabel. $pairs: whether the game is played in pairs.
duplicate-with = { $pairs ->
    [yes] Je partner en je tegenstanders zijn bots zoals { $bot }. De eerste poging telt; hints zijn er niet.
   *[no] Je tegenstanders zijn bots zoals { $bot }. De eerste poging telt; hints zijn er niet.
}
# $players: how many have finished a deal, here and below.
duplicate-until = { $players ->
    [0] Tot middernacht UTC. Nog niemand heeft een verdeling uitgespeeld.
    [one] Tot middernacht UTC. Tot nu toe één speler.
   *[other] Tot middernacht UTC. Tot nu toe { $players } spelers.
}
duplicate-always = { $players ->
    [0] Ieder speelt wanneer het uitkomt. Nog niemand heeft een verdeling uitgespeeld.
    [one] Ieder speelt wanneer het uitkomt. Tot nu toe één speler.
   *[other] Ieder speelt wanneer het uitkomt. Tot nu toe { $players } spelers.
}
duplicate-is-over = { $players ->
    [0] Het is voorbij. Niemand speelde mee.
    [one] Het is voorbij. Eén speler deed mee.
   *[other] Het is voorbij. Er deden { $players } spelers mee.
}
# $share: a percentage. $finished: deals that the reader has finished, of all $deals.
duplicate-score = Je hebt { $share } na { $finished } van { $deals } verdelingen.
# $deal: the number of a deal, from 1, here and below.
duplicate-play = Speel verdeling { $deal }
duplicate-go-on = Verder met verdeling { $deal }
duplicate-deal = Verdeling
duplicate-deals = Verdelingen
duplicate-deal-number = Verdeling { $deal }
# The head of a column: points by which somebody came out ahead.
duplicate-ahead = Voorsprong
# The head of a column: match points, in percent.
duplicate-share = Tegen allen
# What the best bot did in the same seat.
duplicate-house = Het huis
duplicate-look-at = Bekijk verdeling { $deal }
# Instead of a percentage: nobody else has finished this deal.
duplicate-alone-yet = nog niemand anders
# Instead of a number, while the house still plays this deal.
duplicate-thinks = denkt na …
duplicate-too-late = te laat uitgespeeld om te tellen
duplicate-open-yet = niet uitgespeeld
duplicate-share-it = Je kaart
duplicate-share-how = Een teken per verdeling: ● bij het beste derde deel, ◐ in het midden, ○ daaronder. Het verraadt niets.
# The first line of the card. $day: a date; $what: one of the two before; $game: the name of a game.
duplicate-card-day = Duplicate, { $day }
duplicate-card = Duplicate
duplicate-card-game = Boneyard · { $what } · { $game }
duplicate-invite = Stuur deze link naar je vrienden
duplicate-standings = Stand
duplicate-standings-later = Die zie je als je alle verdelingen hebt uitgespeeld, of als het voorbij is.
duplicate-save-progress = Bewaar je voortgang om mee te tellen in de ranglijst en te zien wat anderen deden: voeg een passkey of een mailadres toe onder { $me }.
duplicate-nobody-yet = Nog niemand heeft het uitgespeeld.
duplicate-place = Plaats
# After the reader's own name, or what they did themselves.
duplicate-you = (jij)
duplicate-the-house = (het huis)
duplicate-friends = Onder vrienden
duplicate-friends-how = Kies een spel en stuur de link: ieder speelt dezelfde verdelingen op een eigen moment, en jullie vergelijken.
duplicate-make = Maak een serie
duplicate-mine = Je series
# $game: the name of a game.
duplicate-listed = { $deals ->
    [one] { $game }, één verdeling
   *[other] { $game }, { $deals } verdelingen
}
# A day in a list, and its game.
duplicate-day = { $day }: { $game }
duplicate-days = Dagen
duplicate-week = De week
duplicate-week-how = De zeven dagen die voorbij zijn: het gemiddelde van alle verdelingen, waarin een die niet gespeeld is niets telt. Wie niet op ranglijsten wil staan, heeft hier geen naam.
# In standings, instead of the name of whoever stays off leaderboards.
duplicate-somebody = Iemand
duplicate-today = Vandaag
duplicate-sealed = Hoe het verzegeld is
duplicate-sealed-how = Al het geluk van een dag, ook de dobbelstenen van de bots, volgt uit één geheim. De SHA-256 ervan staat hier dagen tevoren; het geheim komt als de dag voorbij is.
duplicate-secret = Het geheim:

# The page of a deal, afterwards.
duplicate-result = Hoe het afliep
duplicate-own = Jij
duplicate-best = De beste
duplicate-field = { $players ->
    [one] Eén heeft haar uitgespeeld:
   *[other] { $players } hebben haar uitgespeeld:
}
duplicate-parted = Waar de wegen uiteengingen
duplicate-not-parted = Tot nu toe deed iedereen hetzelfde.
# $number: which of one's own moves it was, from 1.
duplicate-move = Zet { $number }
duplicate-see = bekijk de tafel
duplicate-see-move = Bekijk de tafel vóór zet { $number }
# A button at the table, when a deal is over.
duplicate-back = Naar de verdelingen

# Pairs: two people at one table, against bots.
duplicate-two = { $one } en { $other }
duplicate-with-pair = { $one } en { $other } spelen dit samen; de tegenstanders zijn bots zoals { $bot }. De eerste poging telt; hints zijn er niet.
duplicate-with-partner = Speel met een partner
duplicate-partner-link = Stuur deze link naar je partner. Jullie spelen zodra jullie er allebei zijn.
duplicate-is-there = Is mijn partner er al?
duplicate-alone-after-all = Toch alleen spelen
duplicate-in-pairs = Paren
# $who: the name of whoever invites.
duplicate-invited = { $who } wil met jou als paar spelen
duplicate-invited-how = { $deals ->
    [one] Eén verdeling van { $game }: jullie samen aan één tafel, tegen bots zoals { $bot }. Ze wordt vergeleken met alle andere paren.
   *[other] { $deals } verdelingen van { $game }: jullie samen aan één tafel, tegen bots zoals { $bot }. Ze worden vergeleken met alle andere paren.
}
duplicate-join = Word de partner
duplicate-name = zeg hoe je heet
duplicate-no-partner = dit spel speel je niet met een partner
duplicate-partner-first = spelen kan zodra je partner er is: stuur de link
duplicate-begun-alone = je bent al alleen aan deze verdelingen begonnen
duplicate-no-pair = dit paar bestaat niet
duplicate-pair-full = dit paar is al compleet
duplicate-other-pair = je speelt deze verdelingen al met iemand anders
duplicate-begun = het is begonnen, en wordt uitgespeeld

# Teams of four, in two rooms.
duplicate-teams = Viertallen
duplicate-teams-how = Twee teams, twee kamers, dezelfde verdelingen: elk team heeft elke hand één keer. Iedereen krijgt dezelfde link en kiest een plaats.
duplicate-make-teams = Maak een viertallenwedstrijd
duplicate-teams-what = { $deals ->
    [one] Eén verdeling, in beide kamers gespeeld: wat team A in de ene heeft, heeft team B in de andere. Van de andere kamer zie je niets voordat beide haar hebben gespeeld.
   *[other] { $deals } verdelingen, elk in beide kamers gespeeld: wat team A in de ene heeft, heeft team B in de andere. Van een verdeling in de andere kamer zie je niets voordat beide haar hebben gespeeld.
}
duplicate-teams-in-pairs = Viertallen spelen een spel met twee paren, zoals Latin Partnership.
# $points: a number of points, as markup; $count: the same number; $compared: deals that both rooms have finished.
duplicate-team-ahead = { $count ->
    [one] Team { $team } staat { $points } punt voor
   *[other] Team { $team } staat { $points } punten voor
}{ $compared ->
    [one] { "" } na één verdeling.
   *[other] { "" } na { $compared } verdelingen.
}
duplicate-teams-level = { $compared ->
    [one] De teams staan gelijk na één verdeling.
   *[other] De teams staan gelijk na { $compared } verdelingen.
}
# $room: 1 or 2. $team: A or B.
duplicate-room = Kamer { $room }
duplicate-team = Team { $team }
duplicate-sit = Ga hier zitten
# $seat: the number of a seat, from 1.
duplicate-sit-at = Ga zitten in kamer { $room }, plaats { $seat }
duplicate-free = vrij
duplicate-take-a-place = Kies hieronder een plaats: partners zitten tegenover elkaar, in dezelfde kamer.
duplicate-wait-for-places = Het begint zodra elke plaats bezet is.
duplicate-room-done = Jouw kamer heeft alle verdelingen gespeeld.
# $bot: the name of a level’s bot.
duplicate-fill = Bots zoals { $bot } nemen de vrije plaatsen
duplicate-stand = Sta op van mijn plaats
duplicate-swing = Uitslag
duplicate-teams-rule = De voorsprong van team { $team } in punten, per kamer; de uitslag van een verdeling is de som.
duplicate-other-room = de andere kamer is nog niet klaar
duplicate-see-room = Herhaling van verdeling { $deal } in kamer { $room }
duplicate-no-place = je hebt hier geen plaats
duplicate-places-free = het begint zodra elke plaats bezet is
duplicate-no-such-place = deze plaats bestaat niet
duplicate-place-taken = daar zit al iemand
duplicate-other-place = je hebt al een andere plaats: sta daar eerst op
duplicate-only-maker = dat beslist alleen wie de serie heeft gemaakt
