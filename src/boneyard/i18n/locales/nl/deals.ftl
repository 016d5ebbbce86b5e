# Uitgedeelde stenen die iemand in een verslag schreef, en die de regels niet toestaan.

deals-twice = { $tile } wordt twee keer genoemd
deals-foreign = { $tile } zit niet in de set
deals-none = de verdeling heeft geen stenen
deals-start = { $tiles ->
    [0] er mogen bij het begin geen stenen op tafel liggen, maar het zijn er { $found }
    [one] er moet bij het begin één steen op tafel liggen, maar het zijn er { $found }
   *[other] er moeten bij het begin { $tiles } stenen op tafel liggen, maar het zijn er { $found }
}
deals-start-double = de beginsteen mag geen dubbele zijn, maar { $tile } is er een
deals-hub-start = de enige beginsteen van deze ronde moet { $tile } zijn
deals-hub-missing = { $tile } moet in een hand of in de pot zitten, want deze ronde begint ermee
deals-no-lead = geen speler heeft een steen om mee te beginnen, dus er moet opnieuw worden uitgedeeld
deals-misdeal = een hand heeft te veel dubbele stenen of te veel stenen met hetzelfde getal, dus er moet opnieuw worden uitgedeeld
deals-nobody-draws = in dit spel wordt niet geloot wie begint
deals-who-leads = in dit spel wordt geloot wie begint, dus de verdeling moet de plaats noemen die begint
deals-no-seat = er is geen plaats { $seat } die kan beginnen
deals-rows = er moeten { $rows } rijen zijn; de laatste mogen leeg zijn
deals-long-row = een rij kan hooguit { $tiles } stenen hebben
deals-longer-row = een rij kan niet langer zijn dan die erboven
