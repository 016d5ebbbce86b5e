# Huisregels: spellen die mensen zelf schrijven. Fouten noemen wat er staat en wat goed zou zijn.

own-at-line = regel { $line }: { $why }
own-unreadable = dit is geen TOML of JSON: { $why }
own-key-twice = de sleutel { $key } staat twee keer in hetzelfde object: schrijf hem één keer
own-no-utf8 = het bestand is geen UTF-8-tekst
own-too-long = regels mogen hoogstens { $most } tekens lang zijn
own-no-rules = regels zijn een tabel van woorden, zoals like = "all-fives"
own-too-deep = woorden staan hier te diep in andere woorden
own-no-like = er is geen spel { $game } waarop regels kunnen lijken: boneyard games noemt ze allemaal
own-no-like-but = er is geen spel { $game } waarop regels kunnen lijken; bedoel je { $near }?
own-like-alone = { $game } is een spel voor één: regels schrijf je voor meer spelers
own-no-rule = er is geen regel { $key }; er zijn { $known }
own-no-rule-but = er is geen regel { $key }; bedoel je { $near }?
own-title = een titel is een tekst van 1 tot { $most } tekens
own-brand = { $title } is de naam van een uitgegeven spel van iemand anders: geef het jouwe een eigen naam
own-no-box = er is geen doos { $box } met gebogen stenen; er zijn { $boxes }
own-no-word = { $what } kan niet { $word } zijn: het is { $known }
own-no-word-but = { $what } kan niet { $word } zijn; bedoel je { $near }?
own-no-argument = { $word } heeft geen { $name }; wel { $known }
own-no-argument-but = { $word } heeft geen { $name }; bedoel je { $near }?
own-takes-nothing = { $word } staat alleen: er hoort niets bij
own-needs = { $word } heeft { $name } nodig: { $kind }
own-wrong = { $what } is { $kind }, niet { $value }
own-wrong-but = { $what } kan niet { $value } zijn; bedoel je { $near }?
own-no-tile = { $what }: { $why }
own-no-number = { $what } gaat per getal, en { $key } is er geen
own-takes-tile = een steen zoals 6-4
own-takes-text = een tekst
own-takes-list = een lijst van hoogstens { $most }
own-takes-keyed = voor elk getal, { $kind }
own-takes-part = een tabel met { $names }

own-players-gap = players is een lijst van opeenvolgende getallen, zoals [2, 3, 4]
own-players-many = er kunnen hoogstens { $most } meespelen
own-teams-four = teams zijn er voor 4 spelers: schrijf players = 4
own-hand-missing = hand zegt niet hoeveel stenen elk van { $players } spelers krijgt
own-most-size = de set gaat tot { $most }, en dat staat niet bij zijn maten
own-colours = rechte stenen laten ogen, cijfers of fruit zien: kleuren zitten in een doos
own-curved-table = rechte stenen buigen niet: honeycomb is voor de gebogen stenen van een doos
own-curved-tiles = gebogen stenen hebben de tafel { $word } nodig
own-same-colour = { $word } is voor stenen met kleuren, en voor geen andere
own-symbols = { $word } heeft stenen met pijlen en plussen nodig, en die zijn er in deze set niet
own-sum = helften van deze set kunnen samen elk getal van { $least } tot { $most } zijn, zodat elke helft ergens op past
own-hand-large = { $each ->
    [one] { $players } spelers met elk { $each } steen hebben meer nodig dan de { $tiles } stenen van de set
   *[other] { $players } spelers met elk { $each } stenen hebben meer nodig dan de { $tiles } stenen van de set
}
own-tile-foreign = { $word } gaat over { $tile }, en die zit niet in de set
own-no-deal = met { $players } spelers is bijna geen enkele verdeling goed: er zou bijna altijd opnieuw worden uitgedeeld
own-start-single = een eerste steen die geen dubbele is vraagt om start = 1
own-start-many = { $most ->
    [one] op deze tafel kan vooraf maar { $most } steen liggen
   *[other] op deze tafel kunnen vooraf maar { $most } stenen liggen
}
own-hub-arms = waar dubbele stenen poten maken, heeft de eerste plaats voor { $most } armen: schrijf feet = false voor meer
own-holder = { $word } heeft vooraf een steen op tafel nodig
own-goes-with = { $word } gaat alleen met { $other }
own-twice = { $word } kan hier geen twee keer staan
own-no-teams = { $word } telt voor elke speler apart: het gaat niet met teams
own-across = dubbele stenen van { $word } liggen dwars: er wordt aan hun kanten gelegd
own-first-lead = de eerste keer kan het begin niet { $word } zijn: een dubbele beslist het, of de plaatsen gaan om de beurt
own-sweep = { $word } trekt de pot leeg, en met de regel voor trekken wordt hij dat nooit
own-most-made = { $word } heeft punten onder het spel nodig: zeg met on-play hoe die er komen
own-scale = de plaatsen hebben een lijst van punten nodig voor { $players } spelers
own-no-points = niemand zou ooit een punt krijgen, dus de partij zou niet kunnen eindigen
own-far = met wat een ronde oplevert zouden { $target } punten zo’n { $rounds } rondes duren
own-unreachable = precies { $target } punten zijn niet altijd te halen: de kleinste stap is { $step }
own-love-long = waar allen naar 0 teruggaan, gaat een partij tot hoogstens { $most } punten, anders eindigt ze misschien nooit

own-words-arguments = erbij: { $arguments }
own-words-argument = { $name } ({ $kind }; gewoonlijk { $default })
own-words-argument-needed = { $name } ({ $kind })
own-words-used = gebruikt door { $games }
own-words-unused = door geen spel van het huis gebruikt

own-page-title = Je eigen regels
own-page-what = Begin met een spel, verander wat je wilt, lees het in woorden en speel.
own-page-from = Begin met
own-page-take = Neem die regels
own-page-words = Alle woorden voor regels
own-page-words-what = Regels schrijf je in deze woorden: wat elk zegt, wat erbij hoort en welke spellen het gebruiken.
own-page-change = Verander deze regels
own-page-rules = Wat er anders is
own-page-name = Naam van je spel
own-page-least = Spelers, minstens
own-page-most = Spelers, hoogstens
own-page-hand = Stenen per speler met { $players } spelers
own-page-apply = Toepassen
own-page-link = Een link naar deze regels, voor anderen
own-page-file = Als bestand
own-page-like = Zoals
own-page-read = Lees dit bestand
own-page-back = Terug naar de tafel

# Hoe eigen regels spelen, ernaast. $rounds: hoeveel rondes er gespeeld worden.
own-lab-title = Hoe het speelt
own-lab-what = Rondes op goed geluk vertellen hoe lang er een duurt, hoe vaak het blokkeert, en wat beginnen en geluk bij het uitdelen waard zijn.
own-lab-play = { $rounds } rondes op goed geluk spelen
own-lab-how = { $rounds } rondes met { $players } spelers, op goed geluk gespeeld, elke verdeling een paar keer; ± klopt in 95 van de 100 gevallen.
# $value, $off: getallen of percentages.
own-lab-about = { $value } ± { $off }
own-lab-lead = Gewonnen door wie begint
own-lab-back = Terug naar de regels

# Regels die iemand onder een naam bewaart.
own-keep = Bewaren
own-keep-mine = Mijn regels
own-keep-link = Link voor anderen
own-keep-drop = Verwijderen
# $title: de naam van de regels.
own-keep-drop-it = { $title } verwijderen
own-keep-name = geef je regels eerst een naam, waaronder ze bewaard worden
own-keep-full = er is geen plaats voor meer regels: één persoon kan er { $most } bewaren, verwijder er dus eerst een paar
own-keep-often = dat zijn veel regels: wacht even voor de volgende
own-keep-gone = onder deze link zijn geen regels bewaard, of niet meer

own-of-house-title = Huisregels van dit huis
own-of-house = Huisregels: dit huis biedt ze iedereen aan.
