# Uitgedeelde stenen die iemand in een verslag schreef, en die de regels niet toestaan.

deals-twice = { $tile } wordt twee keer genoemd
deals-foreign = { $tile } zit niet in de set
deals-none = er zijn geen stenen
deals-start = { $tiles ->
    [0] aan het begin ligt er geen steen op tafel, geen { $found }
    [one] aan het begin ligt er één steen op tafel, niet { $found }
   *[other] aan het begin liggen er { $tiles } stenen op tafel, niet { $found }
}
deals-start-double = de eerste steen op tafel mag geen dubbele zijn, en { $tile } is er een
deals-hub-start = deze ronde wordt rond { $tile } gebouwd, dus bij het begin mag alleen die steen liggen
deals-hub-missing = deze ronde wordt rond { $tile } gebouwd, dus die moet in een hand of in de pot zitten
deals-no-lead = niemand heeft een steen om mee te beginnen, dus volgens de regels wordt er opnieuw uitgedeeld
deals-misdeal = een hand heeft te veel dubbele stenen, of stenen met één getal, dus volgens de regels wordt er opnieuw uitgedeeld
deals-nobody-draws = in dit spel wordt er niet geloot wie begint
deals-who-leads = in dit spel wordt er geloot wie begint, dus het verslag moet die plaats noemen
deals-no-seat = er is geen plaats { $seat } die kan beginnen
deals-rows = er moeten { $rows } rijen zijn; de laatste mogen leeg zijn
deals-long-row = een rij heeft hooguit { $tiles } stenen
deals-longer-row = geen rij mag langer zijn dan die erboven
