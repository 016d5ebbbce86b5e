# Huisregels: spellen die mensen zelf schrijven. Fouten noemen wat er staat en wat goed zou zijn.

houserules-at-line = regel { $line }: { $why }
houserules-unreadable = geen geldige TOML of JSON: { $why }
houserules-key-twice = de sleutel { $key } staat twee keer in hetzelfde object: schrijf hem één keer
houserules-no-utf8 = het bestand is geen UTF-8-tekst
houserules-too-long = regels mogen hoogstens { $most } tekens lang zijn
houserules-no-rules = huisregels moeten namen met waarden zijn (een TOML-tabel of een JSON-object), bijvoorbeeld like = "all-fives"
houserules-too-deep = woorden zijn hier te diep in elkaar genest
houserules-no-like = er is geen spel { $game }
houserules-no-like-but = er is geen spel { $game }; bedoel je { $near }?
houserules-like-alone = { $game } is een solitairespel; eigen regels zijn voor twee of meer spelers
houserules-no-rule = er is geen regel { $key }; de regels zijn { $known }
houserules-no-rule-but = er is geen regel { $key }; bedoel je { $near }?
houserules-title = een titel moet 1 tot { $most } tekens hebben
houserules-brand = { $title } is de naam van een uitgegeven spel: kies een andere naam
houserules-no-box = er is geen doos { $box } met gebogen stenen; er zijn { $boxes }
houserules-no-word = { $what } kan niet { $word } zijn; kies uit { $known }
houserules-no-word-but = { $what } kan niet { $word } zijn; bedoel je { $near }?
houserules-no-argument = { $word } heeft geen argument { $name }; wel { $known }
houserules-no-argument-but = { $word } heeft geen argument { $name }; bedoel je { $near }?
houserules-takes-nothing = { $word } heeft geen argumenten
houserules-needs = { $word } heeft { $name } nodig: { $kind }
houserules-wrong = { $what } moet { $kind } zijn, niet { $value }
houserules-wrong-but = { $what } kan niet { $value } zijn; bedoel je { $near }?
houserules-no-tile = { $what }: { $why }
houserules-no-number = de sleutels van { $what } moeten gehele getallen onder de 100 zijn, niet { $key }
houserules-takes-tile = een steen zoals 6-4
houserules-takes-text = een tekst
houserules-takes-list = een lijst van hoogstens { $most } elementen
houserules-takes-keyed = een tabel met voor elk getal { $kind }
houserules-takes-part = een tabel met { $names }

houserules-players-gap = players moet een lijst van opeenvolgende getallen zijn, zoals [2, 3, 4]
houserules-players-many = { $most ->
    [one] er kan hoogstens { $most } speler meedoen
   *[other] er kunnen hoogstens { $most } spelers meedoen
}
houserules-teams-four = teams zijn voor 4 spelers: schrijf players = 4
houserules-hand-missing = hand zegt niet hoeveel stenen elke speler krijgt als er { $players } spelers zijn
houserules-most-size = de set gaat tot { $most }, maar die maat is niet beschikbaar
houserules-colours = rechte stenen laten ogen, cijfers of fruit zien: kleuren zitten in een doos
houserules-curved-table = rechte stenen buigen niet: honeycomb is voor de gebogen stenen van een doos
houserules-curved-tiles = gebogen stenen hebben de tafel { $word } nodig
houserules-same-colour = { $word } is alleen voor stenen met kleuren
houserules-symbols = { $word } heeft stenen met pijlen en plussen nodig, en die zijn er in deze set niet
houserules-sum = met deze set moeten helften die elkaar raken samen { $least } tot { $most } zijn; anders past een helft nergens bij
houserules-hand-large = { $each ->
    [one] { $players } spelers met elk { $each } steen hebben meer nodig dan de { $tiles } stenen van de set
   *[other] { $players } spelers met elk { $each } stenen hebben meer nodig dan de { $tiles } stenen van de set
}
houserules-tile-foreign = { $word } noemt { $tile }, en die zit niet in de set
houserules-no-deal = met { $players } spelers zou er bijna altijd opnieuw moeten worden uitgedeeld
houserules-start-single = een eerste steen die geen dubbele is, heeft start = 1 nodig
houserules-start-many = { $most ->
    [one] op deze tafel kan vooraf maar { $most } steen liggen
   *[other] op deze tafel kunnen vooraf maar { $most } stenen liggen
}
houserules-hub-arms = waar dubbele stenen poten maken, heeft het station plaats voor { $most } armen: schrijf voor meer feet = false
houserules-holder = { $word } heeft vooraf een steen op tafel nodig
houserules-goes-with = { $word } werkt niet met deze regels; het werkt met { $other }
houserules-twice = { $word } kan hier niet twee keer worden gebruikt
houserules-no-teams = { $word } telt voor losse spelers: het werkt niet met teams
houserules-across = bij { $word } liggen dubbele stenen dwars, omdat er aan hun zijkanten wordt aangelegd
houserules-first-lead = het begin van de eerste ronde kan niet { $word } zijn: een dubbele moet beslissen wie begint, of de spelers beginnen om de beurt
houserules-sweep = { $word } maakt de pot leeg, maar met de regel voor trekken raakt hij nooit leeg
houserules-most-made = { $word } heeft punten tijdens het spel nodig: stel on-play in
houserules-scale = ranks heeft een lijst van punten nodig voor { $players } spelers
houserules-no-points = niemand zou ooit een punt krijgen, dus de partij zou niet kunnen eindigen
houserules-far = een partij tot { $target } punten zou zo'n { $rounds } rondes duren, en dat is te veel
houserules-unreachable = precies { $target } punten zijn niet altijd te halen: de kleinste stap is { $step }
houserules-love-long = met de regel die iedereen naar 0 terugzet, mag het doel hoogstens { $most } zijn: met een hoger doel eindigt de partij misschien nooit

houserules-words-arguments = argumenten: { $arguments }
houserules-words-argument = { $name } ({ $kind }; standaard { $default })
houserules-words-argument-needed = { $name } ({ $kind })
houserules-words-used = gebruikt door { $games }
houserules-words-unused = door geen enkel ingebouwd spel gebruikt

houserules-page-title = Je eigen regels
houserules-page-what = Begin met een spel, verander wat je wilt en speel.
houserules-page-from = Basisspel
houserules-page-take = Laden
houserules-page-words = Woorden voor regels
houserules-page-words-what = Wat elk woord betekent, welke argumenten het heeft en welke spellen het gebruiken.
houserules-page-change = Verander deze regels
houserules-page-rules = Regels wijzigen
houserules-page-name = Naam van je spel
houserules-page-least = Minimumaantal spelers
houserules-page-most = Maximumaantal spelers
houserules-page-hand = Stenen per speler met { $players } spelers
houserules-page-apply = Toepassen
houserules-page-link = Link naar deze regels
houserules-page-file = Regelbestand
houserules-page-like = Gebaseerd op
houserules-page-read = Dit bestand laden
houserules-page-back = Terug naar de tafel

# Hoe eigen regels spelen, ernaast. $rounds: hoeveel rondes er gespeeld worden.
houserules-lab-title = Hoe je regels uitpakken
houserules-lab-what = We simuleren rondes om te zien hoe lang ze duren, hoe vaak ze blokkeren, en hoeveel beginnen en geluk uitmaken.
houserules-lab-play = { $rounds } rondes simuleren
houserules-lab-how = { $rounds } willekeurige rondes met { $players } spelers, elke verdeling een paar keer; ± is een 95%-interval.
# $value, $off: getallen of percentages.
houserules-lab-about = { $value } ± { $off }
houserules-lab-lead = Rondes gewonnen door wie begint
houserules-lab-back = Terug naar de regels

# Regels die iemand onder een naam bewaart.
houserules-applied = Je wijzigingen zijn toegepast. Speel het spel, of geef het een naam en sla het op.
houserules-saved = Opgeslagen. Je vindt het op deze pagina, onder Mijn regels.
houserules-keep = Opslaan
houserules-keep-mine = Mijn regels
houserules-keep-link = Link om te delen
houserules-keep-drop = Verwijderen
# $title: de naam van de regels.
houserules-keep-drop-it = { $title } verwijderen
houserules-keep-name = Geef je regels eerst een naam.
houserules-keep-full = Je kunt hoogstens { $most } regelsets opslaan. Verwijder er eerst een.
houserules-keep-often = Te veel nieuwe regels. Probeer het over een minuut opnieuw.
houserules-keep-gone = Deze link is ongeldig, of de regels zijn verwijderd.

houserules-of-house-title = Huisregels van deze site
houserules-of-house = Huisregels die deze site aanbiedt.
houserules-two-pass-bonuses = een pas levert bonus of on-double op, niet allebei: zet een van de twee op 0
houserules-partners = { $word } heeft teams nodig: schrijf teams = true en players = 4
houserules-partners-double = partners kunnen niet kiezen als er met een dubbele moet worden begonnen
houserules-lot-then = { $word } kan niet op by-lot volgen
houserules-no-tricks = slagen worden hier niet gespeeld: regels gaan over stenen die aansluiten
houserules-tile-set = onbekende stenen: een set heeft elk paar getallen één keer, of komt uit een van de dozen
houserules-apart = { $word } gaat niet samen met { $other }
