# De pagina over eerlijk delen.

fairness-title = Hoe het eerlijk blijft
fairness-deal = Het uitdelen
fairness-seal = Als een partij begint, kiest het huis een geheim van 256 bits en toont meteen het zegel ervan (SHA-256). Vanaf dat moment kan het geheim niet meer veranderen zonder dat iedereen het ziet. Er is nog geen steen uitgedeeld.
fairness-seeds = Daarna voegt de browser van iedereen die meespeelt vanzelf een eigen seed toe, en noteert die samen met het zegel. Het huis, dat die seed niet vooraf kon weten, kan dus geen geheim hebben gekozen dat uitdeelt zoals het zelf wil. Bots voegen niets toe.
fairness-dealt = Dan worden de stenen uitgedeeld. Wanneer dat allemaal gebeurde, staat aan tafel onder { $more }, en bij het terugkijken.
fairness-shuffle = Hoe er geschud wordt, volgt hier altijd uit: HMAC-SHA256 van het geheim over de seeds van de plaatsen, de partij, de ronde en het gebruik geeft de getallen, en het schudden van Fisher en Yates, zonder de getallen die sommige stenen zouden bevoordelen, geeft de volgorde.
fairness-open = Als de partij voorbij is, wordt het geheim getoond. Iedereen kan elke ronde opnieuw uitdelen: op de pagina om terug te kijken, in de browser, of met { $command }.
fairness-limits = Wat dat niet bewijst: de tijden zijn wat het huis zelf zegt, tenzij je browser het zegel noteerde voordat hij zijn seed stuurde. Een huis waarvan een vriend de laatste seed toevoegt, zou die vriend het geheim kunnen vertellen. Wie geen seed toevoegt, heeft geen eigen bewijs.
fairness-bots-same = Bots van elk niveau krijgen hun stenen uit dezelfde reeks als mensen, en zien alleen wat iemand op hun plaats mag zien. Een verborgen steen wordt nooit gestuurd naar wie hem niet mag kennen.
fairness-luck = Het geluk van alle partijen hier
fairness-rounds =
    { $rounds ->
        [one] { $rounds } ronde die voorbij is; 100 is wat je mag verwachten.
       *[other] { $rounds } ronden die voorbij zijn; 100 is wat je mag verwachten.
    }
fairness-dealt-to = Uitgedeeld aan
fairness-hands = Handen
fairness-pips = Ogen
fairness-doubles = Dubbele
fairness-people = mensen
fairness-bots = bots
fairness-none = Hier is nog geen ronde uitgespeeld.
fairness-check = Een partij nakijken
fairness-how-to-check = Kijk een partij terug die voorbij is, en druk op { $button }. De link van een partij is ook de link om terug te kijken: { $address }.

fairness-between = { $value } ({ $least } tot { $most })
fairness-too-few = nog te weinig handen
fairness-range = Tussen haakjes: waar het toeval alleen de waarde legt in negentien van de twintig gevallen. Af en toe ligt hij erbuiten, zoals het hoort. Van minder dan { $few } handen valt niets te zeggen.
