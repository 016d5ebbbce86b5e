# De pagina over eerlijk delen.

fair-title = Waarom het eerlijk is
fair-deal = Het delen
fair-seal = Als een partij begint, kiest het huis een geheim van 256 bits, en toont meteen het zegel ervan (SHA-256). Vanaf dan kan het geheim niet meer veranderen zonder dat iedereen het ziet. Er is nog geen steen gedeeld.
fair-seeds = Dan voegt de browser van iedereen die meespeelt vanzelf een eigen zaadje toe, en noteert het bij het zegel. Het huis kon dat niet vooraf weten, en kan dus geen geheim gekozen hebben dat deelt zoals het huis wil. Bots voegen niets toe.
fair-dealt = Dan worden de stenen gedeeld. Wanneer dat alles gebeurde, staat aan de tafel onder { $more }, en bij het terugkijken.
fair-shuffle = Elke keer schudden volgt hieruit: HMAC-SHA256 van het geheim over de zaadjes van de plaatsen, de partij, de ronde en het doel geeft de getallen, en het schudden van Fisher en Yates, zonder getallen die sommige stenen zouden voortrekken, geeft de volgorde.
fair-open = Als de partij voorbij is, wordt het geheim getoond. Iedereen kan elke ronde opnieuw delen: op de pagina van het terugkijken, in de browser, of met { $command }.
fair-limits = Wat dit niet bewijst: de tijden zijn wat het huis zelf zegt, tenzij je browser het zegel noteerde voor hij zijn zaadje stuurde. Een huis met een vriend die het laatste zaadje toevoegt, zou die het geheim kunnen vertellen. Wie geen zaadje toevoegt, heeft geen eigen bewijs.
fair-bots-same = Bots van elk niveau krijgen hun stenen uit dezelfde bron als mensen, en zien alleen wat iemand op hun plaats mag zien. Een verborgen steen wordt nooit gestuurd naar wie hem niet mag kennen.
fair-luck = Het geluk van alle partijen hier
fair-rounds = { $rounds ->
    [one] { $rounds } ronde die voorbij is; 100 is wat je mag verwachten.
   *[other] { $rounds } rondes die voorbij zijn; 100 is wat je mag verwachten.
}
fair-dealt-to = Gedeeld aan
fair-hands = Handen
fair-pips = Ogen
fair-doubles = Dubbele
fair-people = mensen
fair-bots = bots
fair-none = Hier is nog geen ronde uitgespeeld.
fair-check = Een partij controleren
fair-how-to-check = Open het terugkijken van een partij die voorbij is, en druk op { $button }. De link van een partij is ook die van het terugkijken: { $address }.
