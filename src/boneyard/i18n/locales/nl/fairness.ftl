fairness-title = Aantoonbaar eerlijk
fairness-deal = Het uitdelen
fairness-seal = Als een partij wordt aangemaakt, kiest de server een geheim van 256 bits en publiceert meteen het zegel ervan (SHA-256). Vanaf dat moment zou iedereen het merken als het geheim veranderde. Er zijn nog geen stenen uitgedeeld.
fairness-seeds = Daarna voegt de browser van elke speler een eigen seed toe en bewaart die bij het zegel. De server kan die seeds niet vooraf kennen en dus geen geheim kiezen dat de gewenste stenen oplevert. Bots voegen geen seed toe.
fairness-dealt = Dan worden de stenen uitgedeeld. De tijden van alle stappen staan aan tafel onder { $more } en bij het terugkijken.
fairness-shuffle = Hoe er wordt geschud, volgt uit het geheim en de seeds. HMAC-SHA256 van het geheim over de seeds, de partij, de ronde en het doel geeft zuivere toevalsgetallen. Een Fisher-Yates-shuffle daarmee geeft de volgorde van de stenen.
fairness-open = Na afloop van de partij wordt het geheim getoond. Iedereen kan dan elke ronde opnieuw uitdelen: in de browser op de terugkijkpagina, of met { $command }.
fairness-limits = Wat dit niet bewijst: de tijden zijn een bewering van de server, tenzij je browser het zegel bewaarde voordat hij zijn seed stuurde. Een oneerlijke server zou het geheim kunnen verklappen aan een vriend die de laatste seed toevoegt. Een speler zonder seed heeft geen eigen bewijs.
fairness-bots-same = Bots krijgen hun stenen uit dezelfde geschudde set als mensen en zien alleen wat een speler op hun plaats mag zien. Verborgen stenen worden nooit gestuurd naar een speler die ze niet mag zien.
fairness-luck = Geluk in alle partijen op deze site
fairness-rounds = { $rounds ->
    [one] { $rounds } afgelopen ronde. Voor ogen en dubbele stenen is de verwachte waarde 100.
   *[other] { $rounds } afgelopen rondes. Voor ogen en dubbele stenen is de verwachte waarde 100.
}
fairness-dealt-to = Spelers
fairness-hands = Handen
fairness-pips = Ogen
fairness-doubles = Dubbele stenen
fairness-people = mensen
fairness-bots = bots
fairness-none = Op deze site is nog geen ronde uitgespeeld.
fairness-check = Een partij controleren
fairness-how-to-check = Kijk een afgelopen partij terug en druk op { $button }. Het adres is de link van de partij plus /replay: { $address }.

fairness-between = { $value } ({ $least } tot { $most })
fairness-too-few = te weinig handen
fairness-range = Tussen haakjes: het bereik waarin de waarde door louter toeval in 19 van de 20 gevallen ligt. Af en toe een waarde daarbuiten is normaal. Onder de { $few } handen wordt geen waarde getoond.
