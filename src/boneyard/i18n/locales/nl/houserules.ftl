# Huisregels: spellen die mensen zelf schrijven. Fouten noemen wat er staat en wat goed zou zijn.

houserules-at-line = regel { $line }: { $why }
houserules-unreadable = dit is geen TOML of JSON: { $why }
houserules-key-twice = de sleutel { $key } staat twee keer in hetzelfde object: schrijf hem één keer
houserules-no-utf8 = het bestand is geen UTF-8-tekst
houserules-too-long = regels mogen hoogstens { $most } tekens lang zijn
houserules-no-rules = regels zijn een tabel van woorden, zoals like = "all-fives"
houserules-too-deep = woorden staan hier te diep in andere woorden
houserules-no-like = er is geen spel { $game } waarop regels kunnen lijken: boneyard games noemt ze allemaal
houserules-no-like-but = er is geen spel { $game } waarop regels kunnen lijken; bedoel je { $near }?
houserules-like-alone = { $game } is een spel voor één: regels schrijf je voor meer spelers
houserules-no-rule = er is geen regel { $key }; er zijn { $known }
houserules-no-rule-but = er is geen regel { $key }; bedoel je { $near }?
houserules-title = een titel is een tekst van 1 tot { $most } tekens
houserules-brand = { $title } is de naam van een uitgegeven spel van iemand anders: geef het jouwe een eigen naam
houserules-no-box = er is geen doos { $box } met gebogen stenen; er zijn { $boxes }
houserules-no-word = { $what } kan niet { $word } zijn: het is { $known }
houserules-no-word-but = { $what } kan niet { $word } zijn; bedoel je { $near }?
houserules-no-argument = { $word } heeft geen { $name }; wel { $known }
houserules-no-argument-but = { $word } heeft geen { $name }; bedoel je { $near }?
houserules-takes-nothing = { $word } staat alleen: er hoort niets bij
houserules-needs = { $word } heeft { $name } nodig: { $kind }
houserules-wrong = { $what } is { $kind }, niet { $value }
houserules-wrong-but = { $what } kan niet { $value } zijn; bedoel je { $near }?
houserules-no-tile = { $what }: { $why }
houserules-no-number = { $what } gaat per getal, en { $key } is er geen
houserules-takes-tile = een steen zoals 6-4
houserules-takes-text = een tekst
houserules-takes-list = een lijst van hoogstens { $most }
houserules-takes-keyed = voor elk getal, { $kind }
houserules-takes-part = een tabel met { $names }

houserules-players-gap = players is een lijst van opeenvolgende getallen, zoals [2, 3, 4]
houserules-players-many = er kunnen hoogstens { $most } meespelen
houserules-teams-four = teams zijn er voor 4 spelers: schrijf players = 4
houserules-hand-missing = hand zegt niet hoeveel stenen elk van { $players } spelers krijgt
houserules-most-size = de set gaat tot { $most }, en dat staat niet bij zijn maten
houserules-colours = rechte stenen laten ogen, cijfers of fruit zien: kleuren zitten in een doos
houserules-curved-table = rechte stenen buigen niet: honeycomb is voor de gebogen stenen van een doos
houserules-curved-tiles = gebogen stenen hebben de tafel { $word } nodig
houserules-same-colour = { $word } is voor stenen met kleuren, en voor geen andere
houserules-symbols = { $word } heeft stenen met pijlen en plussen nodig, en die zijn er in deze set niet
houserules-sum = helften van deze set kunnen samen elk getal van { $least } tot { $most } zijn, zodat elke helft ergens op past
houserules-hand-large = { $each ->
    [one] { $players } spelers met elk { $each } steen hebben meer nodig dan de { $tiles } stenen van de set
   *[other] { $players } spelers met elk { $each } stenen hebben meer nodig dan de { $tiles } stenen van de set
}
houserules-tile-foreign = { $word } gaat over { $tile }, en die zit niet in de set
houserules-no-deal = met { $players } spelers is bijna geen enkele verdeling goed: er zou bijna altijd opnieuw worden uitgedeeld
houserules-start-single = een eerste steen die geen dubbele is vraagt om start = 1
houserules-start-many = { $most ->
    [one] op deze tafel kan vooraf maar { $most } steen liggen
   *[other] op deze tafel kunnen vooraf maar { $most } stenen liggen
}
houserules-hub-arms = waar dubbele stenen poten maken, heeft de eerste plaats voor { $most } armen: schrijf feet = false voor meer
houserules-holder = { $word } heeft vooraf een steen op tafel nodig
houserules-goes-with = { $word } gaat alleen met { $other }
houserules-twice = { $word } kan hier geen twee keer staan
houserules-no-teams = { $word } telt voor elke speler apart: het gaat niet met teams
houserules-across = dubbele stenen van { $word } liggen dwars: er wordt aan hun kanten gelegd
houserules-first-lead = de eerste keer kan het begin niet { $word } zijn: een dubbele beslist het, of de plaatsen gaan om de beurt
houserules-sweep = { $word } trekt de pot leeg, en met de regel voor trekken wordt hij dat nooit
houserules-most-made = { $word } heeft punten onder het spel nodig: zeg met on-play hoe die er komen
houserules-scale = de plaatsen hebben een lijst van punten nodig voor { $players } spelers
houserules-no-points = niemand zou ooit een punt krijgen, dus de partij zou niet kunnen eindigen
houserules-far = met wat een ronde oplevert zouden { $target } punten zo’n { $rounds } rondes duren
houserules-unreachable = precies { $target } punten zijn niet altijd te halen: de kleinste stap is { $step }
houserules-love-long = waar allen naar 0 teruggaan, gaat een partij tot hoogstens { $most } punten, anders eindigt ze misschien nooit

houserules-words-arguments = erbij: { $arguments }
houserules-words-argument = { $name } ({ $kind }; gewoonlijk { $default })
houserules-words-argument-needed = { $name } ({ $kind })
houserules-words-used = gebruikt door { $games }
houserules-words-unused = door geen spel van het huis gebruikt

houserules-page-title = Je eigen regels
houserules-page-what = Begin met een spel, verander wat je wilt, lees het in woorden en speel.
houserules-page-from = Begin met
houserules-page-take = Neem die regels
houserules-page-words = Alle woorden voor regels
houserules-page-words-what = Regels schrijf je in deze woorden: wat elk zegt, wat erbij hoort en welke spellen het gebruiken.
houserules-page-change = Verander deze regels
houserules-page-rules = Wat er anders is
houserules-page-name = Naam van je spel
houserules-page-least = Spelers, minstens
houserules-page-most = Spelers, hoogstens
houserules-page-hand = Stenen per speler met { $players } spelers
houserules-page-apply = Toepassen
houserules-page-link = Een link naar deze regels, voor anderen
houserules-page-file = Als bestand
houserules-page-like = Zoals
houserules-page-read = Lees dit bestand
houserules-page-back = Terug naar de tafel

# Hoe eigen regels spelen, ernaast. $rounds: hoeveel rondes er gespeeld worden.
houserules-lab-title = Hoe het speelt
houserules-lab-what = Rondes op goed geluk vertellen hoe lang er een duurt, hoe vaak het blokkeert, en wat beginnen en geluk bij het uitdelen waard zijn.
houserules-lab-play = { $rounds } rondes op goed geluk spelen
houserules-lab-how = { $rounds } rondes met { $players } spelers, op goed geluk gespeeld, elke verdeling een paar keer; ± klopt in 95 van de 100 gevallen.
# $value, $off: getallen of percentages.
houserules-lab-about = { $value } ± { $off }
houserules-lab-lead = Gewonnen door wie begint
houserules-lab-back = Terug naar de regels

# Regels die iemand onder een naam bewaart.
houserules-keep = Bewaren
houserules-keep-mine = Mijn regels
houserules-keep-link = Link voor anderen
houserules-keep-drop = Verwijderen
# $title: de naam van de regels.
houserules-keep-drop-it = { $title } verwijderen
houserules-keep-name = geef je regels eerst een naam, waaronder ze bewaard worden
houserules-keep-full = er is geen plaats voor meer regels: één persoon kan er { $most } bewaren, verwijder er dus eerst een paar
houserules-keep-often = dat zijn veel regels: wacht even voor de volgende
houserules-keep-gone = onder deze link zijn geen regels bewaard, of niet meer

houserules-of-house-title = Huisregels van dit huis
houserules-of-house = Huisregels: dit huis biedt ze iedereen aan.
