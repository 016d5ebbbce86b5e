# The examples on the games' pages: one sentence for each step of a short round.
examples-all-fives-1 = De hoogste uitgedeelde dubbele begint; zolang hij alleen ligt, telt hij 5 + 5 = 10, dus Mia krijgt 10 punten.
examples-all-fives-2 = De blanco voegt niets toe en de vrije kant van de dubbele telt nog steeds 10: ook Leo krijgt 10 punten.
examples-all-fives-3 = Nu is de dubbele aan beide kanten bedekt en zijn de einden samen 0 + 3 = 3: geen punten.
examples-all-fives-4 = Een dubbele aan het eind telt met beide helften, maar 0 + 6 is geen veelvoud van vijf.
examples-all-fives-5 = 4 + 6 = 10: tien punten voor Mia.
examples-all-fives-6 = 4 + 1 = 5: vijf punten voor Leo.
examples-all-fives-7 = 8 + 1 = 9 levert niets op, maar Mia is uit: Leo's 6-2 heeft 8 ogen, afgerond 10 punten voor haar.

examples-baronet-1 = Nul: 5-1 heeft 6 ogen en blijft liggen. (Het echte spel heeft 28 stenen, dit voorbeeld vier.)
examples-baronet-2 = Eén: 1-0 heeft precies 1 oog en valt weg.
examples-baronet-3 = Twee: 4-3 heeft 7 ogen en blijft liggen.
examples-baronet-4 = Drie: 3-0 heeft 3 ogen en valt weg; dit is het eind van de rij, dus de gaten gaan dicht.
examples-baronet-5 = De telling gaat links verder met vier: 5-1 blijft liggen.
examples-baronet-6 = Vijf: 4-3 blijft liggen, en de rij begint opnieuw.
examples-baronet-7 = Zes: 5-1 heeft precies 6 ogen en valt weg.
examples-baronet-8 = Zeven: ook 4-3 valt weg. De rij is leeg en je wint.

examples-bendomino-all-five-1 = De beginstenen tonen 6, 2, 5 en 2; Leo heeft de enige dubbele en begint: 6 + 2 + 5 + 2 = 15 punten, want een dubbele telt met één helft.
examples-bendomino-all-five-2 = Ada kan niet leggen, dus trekt ze één steen: 6-4.
examples-bendomino-all-five-3 = Ze mag hem leggen of passen; ze legt, maar 4 + 2 + 5 + 2 = 13 levert niets op.
examples-bendomino-all-five-4 = 5 + 2 + 5 + 2 = 14: niets voor Mia.
examples-bendomino-all-five-5 = Leo's 3-1 past nergens; hij trekt 5-1, de laatste uit de pot.
examples-bendomino-all-five-6 = Hij legt hem tegen de 5 van de tweede beginsteen: 5 + 2 + 1 + 2 = 10 punten.
examples-bendomino-all-five-7 = Ada's 1-0 zou naar het andere eind van die beginsteen buigen, en daar komt een 0 tegen een 2: dat mag niet. De pot is leeg, dus ze past.
examples-bendomino-all-five-8 = 0 + 2 + 1 + 2 = 5 punten, en Mia is uit. Maar Leo haalde de meeste punten, 25, dus hij wint de ronde en krijgt Ada's 8 ogen erbij.

examples-bendomino-no-draw-1 = Niemand heeft een dubbele, dus de hoogste andere steen begint: Leo's 6-2.
examples-bendomino-no-draw-2 = Mia legt aan de 2; de einden zijn 6 en 1, en beide stenen buigen dezelfde kant op.
examples-bendomino-no-draw-3 = Leo heeft geen 6 en geen 1, en in dit spel wordt niet getrokken: hij past.
examples-bendomino-no-draw-4 = Een derde bocht dezelfde kant op sluit de ring; dat mag, want de 6 raakt de 6. Er is geen open eind meer. Mia heeft 3 ogen, wint en krijgt alle 14 van Leo.

examples-bendomino-teams-1 = Ada begint met de hoogste dubbele; zij en Mia spelen tegen Leo en Sam.
examples-bendomino-teams-2 = Sam heeft geen 5 en er is geen pot, dus hij past.
examples-bendomino-teams-3 = Mia legt aan één kant van de dubbele van haar partner.
examples-bendomino-teams-4 = Leo heeft ook een 5, maar zijn 5-4 zou tegen het andere eind aan buigen, met een 4 tegen een 2, dus alleen 2-1 past.
examples-bendomino-teams-5 = Ada legt aan de andere kant; de einden zijn 0 en 1.
examples-bendomino-teams-6 = Sam sluit aan op de blanco en laat een 6 open.
examples-bendomino-teams-7 = Mia laat de 6 voor Ada liggen en legt aan de 1.
examples-bendomino-teams-8 = Leo heeft geen 6 en geen 3, en past.
examples-bendomino-teams-9 = Ada is uit, dus haar team wint de ronde en krijgt Leo's 14 ogen en de 2 van Sam; de 5-3 van haar partner doet er niet toe.

examples-bendomino-wild-draw-1 = Leo begint met de hoogste dubbele.
examples-bendomino-wild-draw-2 = Mia legt aan één kant ervan.
examples-bendomino-wild-draw-3 = Leo legt aan de andere kant; de einden zijn 0 en 5.
examples-bendomino-wild-draw-4 = Na Mia's tweede bocht naar links op rij is er bij de 1 alleen nog plaats voor een bocht naar rechts.
examples-bendomino-wild-draw-5 = Leo's 6-1 heeft een 1, maar zou daar naar links buigen en past dus niet. Leo moet trekken: 4-2 helpt niet.
examples-bendomino-wild-draw-6 = In dit spel trekt hij tot er een steen past: 3-1, met de 1 aangelegd, buigt naar rechts.
examples-bendomino-wild-draw-7 = Die moet hij dus leggen; de einden zijn 0 en 3.
examples-bendomino-wild-draw-8 = Mia is uit en krijgt Leo's 6-1 en 4-2: 13 punten.

examples-bendomino-1 = Leo begint met de hoogste dubbele.
examples-bendomino-2 = Mia's 6-2, met de 2 aangelegd, buigt naar rechts.
examples-bendomino-3 = Leo's steen, met de 6 aangelegd, buigt naar links.
examples-bendomino-4 = Die van Mia buigt weer naar links, en na twee gelijke bochten op rij is daar alleen nog plaats voor een bocht naar rechts.
examples-bendomino-5 = Leo heeft twee stenen met een 1, maar 1-0 zou naar links buigen, waar geen plaats is; 1-3 buigt naar rechts en past.
examples-bendomino-6 = Mia buigt nog eens naar rechts, dus de volgende steen aan dit eind moet naar links.
examples-bendomino-7 = Leo's 1-0 heeft het goede getal, maar de verkeerde bocht; hij trekt één steen, 6-3, die nergens past, en zijn beurt is voorbij.
examples-bendomino-8 = Een dubbele kan beide kanten op buigen. Mia legt de hare naar links, is uit en krijgt Leo's 1-0 en 6-3: 10 punten.

examples-bergen-1 = In Bergen begint de laagste dubbele, en die levert Leo 2 punten op.
examples-bergen-2 = Mia legt aan de dubbele; de einden zijn 4 en 1.
examples-bergen-3 = De einden zijn 4 en 5.
examples-bergen-4 = Nu tonen beide einden een 4: 2 punten voor Mia.
examples-bergen-5 = Een dubbele die ook bij het andere eind past: 3 punten voor Leo.
examples-bergen-6 = Mia heeft geen 4, dus trekt ze één steen, en niet meer dan één: 6-3.
examples-bergen-7 = Die sluit ook niet aan, dus past ze.
examples-bergen-8 = Leo's laatste steen: uit zijn is 1 punt waard, en de ogen in Mia's hand tellen niet.

examples-blind-1 = Mia draait de eerste steen van haar rij om. De 5-2 begint de lijn.
examples-blind-2 = Leo draait zijn eerste steen om, een 5-4: die past.
examples-blind-3 = Die moet dus gelegd worden; de einden zijn 4 en 2, en Leo gaat door.
examples-blind-4 = Zijn volgende steen, 3-0, past niet: die gaat dicht naar het eind van zijn rij, en zijn beurt is voorbij.
examples-blind-5 = Mia draait de 4-2 om, die aan beide einden past.
examples-blind-6 = Ze kiest de 4, zodat beide einden 2 zijn.
examples-blind-7 = Ze gaat door en draait de 6-2 om, haar laatste steen.
examples-blind-8 = Die past: Mia heeft geen stenen meer en wint.

examples-block-draw-1 = Mia heeft de hoogste dubbele, dus daar moet ze mee beginnen.
examples-block-draw-2 = Leo legt aan de 6; de einden zijn nu 6 en 3.
examples-block-draw-3 = Mia legt aan de andere kant van de dubbele: de einden zijn 1 en 3.
examples-block-draw-4 = Leo legt een 1 tegen de 1 en laat 2 en 3 open.
examples-block-draw-5 = Mia heeft alleen de dubbele 4, die nergens past, dus trekt ze: 4-0 helpt niet.
examples-block-draw-6 = Ze moet doortrekken, en de 5-3 past.
examples-block-draw-7 = De steen die ze trok, moet ze leggen. De einden zijn 2 en 5.
examples-block-draw-8 = Domino! Leo is uit en krijgt de ogen die Mia heeft: 4-4 en 4-0 zijn samen 12.

examples-cross-1 = De hoogste dubbele begint en is het hart van het kruis: eerst moeten alle vier de kanten bedekt worden.
examples-cross-2 = Leo vult de eerste kant.
examples-cross-3 = Mia's 4-3 zou bij de 4 passen, maar die arm moet wachten; zonder 6 trekt ze één steen.
examples-cross-4 = Een 6! Die past aan het kruis, dus moet ze hem leggen.
examples-cross-5 = Leo vult de derde kant, een van de korte.
examples-cross-6 = Weer heeft Mia geen 6 en trekt ze één steen: 5-0.
examples-cross-7 = Die past niet aan het kruis, en nog eens trekken mag niet: ze past.
examples-cross-8 = Het kruis is af; nu mogen alle vier de armen groeien.
examples-cross-9 = Eindelijk mag Mia haar 4-3 tegen de 4 leggen.
examples-cross-10 = Leo is uit en krijgt Mia's 2-1, 5-3 en 5-0: 16 punten.

examples-domino-solitaire-1 = Een klein spel met drie kolommen. De 6-1 gaat onder de tweede kolom, waarvan de laatste steen een 6 toont.
examples-domino-solitaire-2 = De 3-5 begint een nieuwe kolom op de vrije plaats, en de 1-3 erboven gaat open.
examples-domino-solitaire-3 = Van de 1-3 staat de 1 boven; die past onder de 1 van de tweede kolom. In de eerste kolom gaat de 2-4 open.
examples-domino-solitaire-4 = Nu gaat de 3-5 onder de 3, en zijn eigen kolom is weg.
examples-domino-solitaire-5 = De 0-6 verhuist met alle stenen eronder, en de laatste dichte steen gaat open. Je wint met drie kolommen.
examples-domino-solitaire-6 = Minder kolommen is beter: de 5-0 gaat onder de 5, en er blijven er twee over.
examples-domino-solitaire-7 = Beter kan het niet, dus het spel eindigt met twee kolommen als resultaat.

examples-five-up-1 = Mia trok de steen met de meeste ogen en mag met elke steen beginnen; de dubbele 5 telt 10, en dat zijn 2 punten.
examples-five-up-2 = 0 plus 10 voor de vrije lange kant van de dubbele is 10: 2 punten voor Leo. De korte kanten van de dubbele gaan open als arm 3 en 4.
examples-five-up-3 = 0 + 3 = 3: niets; de korte kanten tellen niet voordat iemand daar legt.
examples-five-up-4 = Leo legt aan een korte kant: 0 + 3 + 2 = 5, één punt.
examples-five-up-5 = Een dubbele aan het eind van een arm telt met beide helften: 0 + 6 + 2 = 8, niets.
examples-five-up-6 = 0 + 6 + 4 = 10: 2 punten.
examples-five-up-7 = Mia legt achter de dubbele 3 verder, en dat opent nog twee armen: 0 + 1 + 4 = 5, één punt.
examples-five-up-8 = Leo gebruikt een van de nieuwe armen: 0 + 1 + 4 + 0 = 5, één punt.
examples-five-up-9 = 0 + 6 + 4 + 0 = 10 levert 2 punten op, en Mia is uit: Leo's 8 ogen worden afgerond op 10, nog 2 punten.

examples-fours-1 = Mia trok de steen met de meeste ogen en begint met een steen naar keuze.
examples-fours-2 = Ze gaat in dezelfde beurt door. Daarna past haar 5-5 nergens, dus de beurt eindigt automatisch.
examples-fours-3 = Leo moet leggen als hij kan; de einden zijn 1 en 2.
examples-fours-4 = Zijn 4-1 zou ook passen, maar hij mag hier stoppen en hem houden.
examples-fours-5 = Ada heeft geen 1 en geen 2, dus trekt ze tot er iets past: 2-0 past.
examples-fours-6 = Die moet ze leggen. Nu ligt er een blanco open, en ze mag doorgaan.
examples-fours-7 = Haar 4-0 past tegen de blanco.
examples-fours-8 = Daarna de 5-4.
examples-fours-9 = En de 6-5 is haar laatste: uit in één beurt, en ze krijgt 10 van Mia, 11 van Leo en 15 van Sam, samen 36.

examples-fruitominoes-1 = Mia heeft de hoogste dubbele, de dubbele kers, en begint; er mag aan alle vier de kanten worden aangelegd.
examples-fruitominoes-2 = Leo legt kers tegen kers; daar is nu een aardbei open.
examples-fruitominoes-3 = Mia gebruikt een andere kant van de dubbele; daar is een peer open.
examples-fruitominoes-4 = De dubbele aardbei komt als een T te liggen: rechtdoor kan niet meer, maar er gaan twee einden met aardbeien open.
examples-fruitominoes-5 = Mia heeft geen kers, peer of aardbei, dus trekt ze een steen. Die zou passen, maar haar beurt is voorbij.
examples-fruitominoes-6 = Leo legt aan één arm van de T; daar is een sinaasappel open.
examples-fruitominoes-7 = Nu mag Mia haar nieuwe steen aan de andere arm leggen; daar is een banaan open.
examples-fruitominoes-8 = Sinaasappel tegen sinaasappel: met zijn laatste steen wint Leo de ronde en 1 punt.

examples-fundomino-caribbean-1 = Leo begint met de hoogste dubbele; om het kort te houden hoeft hier niemand “Domino!” te roepen.
examples-fundomino-caribbean-2 = Hij kiest de richting: na hem komt Mia, dan Sam, dan Ada.
examples-fundomino-caribbean-3 = Paars tegen paars; nu is een rode 1 open.
examples-fundomino-caribbean-4 = Sam bedekt de pijl en laat de gele plus open, dus Ada moet trekken.
examples-fundomino-caribbean-5 = Er is geen pot, dus neemt ze blind een steen van Sam, die de plus heeft gelegd.
examples-fundomino-caribbean-6 = Het is de laatste steen van Sam: Sam is als allereerste klaar, 30 punten voor het team van Sam en Leo.
examples-fundomino-caribbean-7 = Ada heeft geen rood en geen geel, en kan niet trekken: ze past.
examples-fundomino-caribbean-8 = Leo's ster komt tegen de rode 1: hij is tweede, 20 punten voor hetzelfde team.
examples-fundomino-caribbean-9 = Rood tegen rood: Mia is derde, 10 punten, en met alleen Ada nog over eindigt de ronde met 10 tegen 50.

examples-fundomino-face-value-1 = Leo begint met de hoogste dubbele; met twee spelers valt er geen richting te kiezen.
examples-fundomino-face-value-2 = Paars tegen paars; nu is een oranje 2 open.
examples-fundomino-face-value-3 = Leo's A5-2 heeft oranje, maar zou tegen het andere eind lopen, en dat is verboden; zijn ster past bij elke kleur.
examples-fundomino-face-value-4 = Groen tegen groen: de pijl is bedekt, maar de rode plus is open.
examples-fundomino-face-value-5 = Dus moet Leo een steen trekken voordat hij legt: S-6.
examples-fundomino-face-value-6 = Paars tegen paars, en er blijft een ster open, die elke kleur aanneemt.
examples-fundomino-face-value-7 = Mia legt haar blauwe plus tegen de ster; de oranje pijl is open, dus mag ze nog een keer.
examples-fundomino-face-value-8 = Mia heeft nog één steen en roept “Domino!”.
examples-fundomino-face-value-9 = Mia is uit en de ronde is voorbij: Leo heeft 20 (pijl en plus) en 12 (pijl en 2), en 32 wordt naar boven afgerond op 40.

examples-fundomino-teams-1 = Sam begint met de hoogste dubbele; om het kort te houden hoeft hier niemand “Domino!” te roepen.
examples-fundomino-teams-2 = Sam kiest met de klok mee, dus Mia is de volgende.
examples-fundomino-teams-3 = Mia legt paars aan en laat een ster open, die elke kleur aanneemt.
examples-fundomino-teams-4 = Leo legt de dubbele 4 tegen de ster en buigt hem naar rechts.
examples-fundomino-teams-5 = Ada bedekt haar plus en laat de gele pijl open, dus mag ze nog een keer.
examples-fundomino-teams-6 = Groen tegen groen, haar laatste steen: Ada is als eerste klaar, 30 punten voor haar en Mia.
examples-fundomino-teams-7 = Sams ster komt tegen de gele pijl: tweede plaats, 20 punten voor het team van Sam en Leo.
examples-fundomino-teams-8 = Mia is derde, 10 punten; alleen Leo heeft nog stenen, dus de ronde eindigt met 40 tegen 20.

examples-fundomino-1 = Ada begint met de hoogste dubbele.
examples-fundomino-2 = Wie begint, kiest de speelrichting: daarna komt Leo, dan Mia.
examples-fundomino-3 = Ada heeft nog één steen en roept “Domino!” voordat iemand haar kan betrappen.
examples-fundomino-4 = Leo legt blauw tegen blauw; de plus is bedekt en doet niets, maar de oranje pijl is open, dus mag hij nog een keer.
examples-fundomino-5 = Een ster past bij elke kleur; dat was zijn laatste steen, dus Leo is als eerste klaar.
examples-fundomino-6 = Mia laat een oranje plus open, dus Ada zal moeten trekken; maar Mia heeft nog één steen en vergeet “Domino!” te roepen.
examples-fundomino-7 = Ada merkt het, en Mia moet een steen trekken.
examples-fundomino-8 = Nu begint Ada's beurt met de steen die ze door de plus moet trekken: A5-2, een gelukje.
examples-fundomino-9 = Oranje past bij de oranje plus, en door de blauwe pijl mag ze nog een keer.
examples-fundomino-10 = Blauw tegen blauw, en Ada is als tweede klaar; alleen Mia heeft nog stenen, dus Leo krijgt 40, Ada 20 en Mia 0.

examples-knock-out-1 = Een korte lijn van acht. 6-1 en 1-4 raken elkaar met hun enen en gaan weg; dan ligt 3-5 naast 5-2.
examples-knock-out-2 = 4-3 en 3-3 raken elkaar met hun drieën en gaan weg.
examples-knock-out-3 = Nu zijn er twee paren mogelijk. 5-2 en 2-6 wegnemen is goed, want dat brengt 3-5 en 5-0 bij elkaar.
examples-knock-out-4 = De vijven raken elkaar. Het laatste paar gaat weg en er zijn geen stenen over: het best mogelijke resultaat.

examples-matador-1 = De hoogste dubbele begint; dubbele stenen liggen hier in de lengte.
examples-matador-2 = Een 1 komt tegen de 6, want samen zijn ze zeven; de einden zijn 6 en 4.
examples-matador-3 = 3 en 4 zijn zeven. Tegen de blanco die nu open is, past alleen een matador.
examples-matador-4 = Leo heeft geen 1 voor de 6 en geen matador, dus trekt hij, en hij vindt er een: 5-2.
examples-matador-5 = Een matador mag tegen een blanco. Leo laat de 5 open, omdat zijn 2-0 daar straks past.
examples-matador-6 = Mia's 6-1 is ook een matador en mag tegen de 5, al zijn 6 en 5 geen zeven: de einden zijn 6 en 1.
examples-matador-7 = Leo heeft geen 1 voor de 6 en geen 6 voor de 1, dus trekt hij de laatste steen uit de pot: 6-5.
examples-matador-8 = 6 en 1 zijn zeven; de einden zijn 6 en 5.
examples-matador-9 = Mia's 5-4 maakt met geen van beide einden zeven, en de pot is leeg: ze past.
examples-matador-10 = Na de 2 tegen de 5 kan niemand meer leggen: de ronde is geblokkeerd. Mia heeft 9 ogen en Leo 14, dus zij krijgt het verschil, 5.

examples-one-arm-joe-1 = Mia begint met de hoogste dubbele; er mag maar aan één kant worden aangelegd.
examples-one-arm-joe-2 = Leo legt tegen een dubbele, dus hij mag een tweede steen leggen.
examples-one-arm-joe-3 = Dat doet hij; deze ligt tegen een 3, niet tegen een dubbele, dus zijn beurt is voorbij.
examples-one-arm-joe-4 = Mia heeft geen 1 en trekt: 5-5 past niet.
examples-one-arm-joe-5 = Ze trekt door en vindt de 1-1.
examples-one-arm-joe-6 = Die moet ze leggen, en nu heeft Leo een dubbele voor zich.
examples-one-arm-joe-7 = Hij heeft geen 1 in zijn hand, dus trekt hij: 4-1.
examples-one-arm-joe-8 = Hij legt tegen de dubbele en mag nog één keer door.
examples-one-arm-joe-9 = Zijn laatste steen! Leo is uit en krijgt Mia's 5-4, 6-2 en 5-5: 27 punten.

examples-yourturn-1 = De 5-2 is de beginsteen. Mia begint de eerste ronde en laat 3 en 2 open.
examples-yourturn-2 = Leo legt aan de 2; de einden zijn 3 en 4.
examples-yourturn-3 = Een dubbele is hier een gewone steen en ligt in de lengte.
examples-yourturn-4 = Leo heeft geen 3 en geen 4, en passen mag niet: hij trekt 6-2, die niet aansluit.
examples-yourturn-5 = Hij trekt 4-0, die wel aansluit.
examples-yourturn-6 = De einden zijn 3 en 0.
examples-yourturn-7 = Mia kan haar 6-1 niet leggen en trekt 3-1; nu zijn alleen de twee stenen over die nooit getrokken worden.
examples-yourturn-8 = De einden zijn 1 en 0.
examples-yourturn-9 = Nu kan Mia niet leggen en mag ze niet trekken, dus de ronde is voorbij, al had Leo nog kunnen leggen: Mia krijgt 7 strafpunten, Leo 14.

examples-latin-1 = Ada heeft de hoogste dubbele, dus ze moet ermee beginnen; zij en Mia spelen tegen Sam en Leo.
examples-latin-2 = Sam, rechts van haar, legt aan een kant ervan.
examples-latin-3 = Mia heeft geen 2 en geen 6. In dit spel wordt niet getrokken, dus ze past.
examples-latin-4 = Leo legt zijn dubbele.
examples-latin-5 = Ada is uit. Haar team krijgt de 5 ogen van Sam en de 10 van Leo; Mia's stenen tellen niet.

examples-cuban-1 = De dubbele 9 is niet uitgedeeld, dus 8-8 is de hoogste dubbele: Ada moet ermee beginnen.
examples-cuban-2 = Sam legt aan een kant ervan.
examples-cuban-3 = Mia heeft geen 8 en geen 1, en past.
examples-cuban-4 = Leo sluit aan op de 1 en laat een 9 open.
examples-cuban-5 = Ada is uit, en haar team krijgt de 14 van Sam en de 10 van Leo. Stenen die niet zijn uitgedeeld, tellen niet.

examples-puerto-rican-1 = Ada begint met de hoogste dubbele.
examples-puerto-rican-2 = Sam laat aan het ene eind een 3 open.
examples-puerto-rican-3 = Mia laat aan het andere eind een 2 open, in de hoop dat haar partner daar iets aan heeft.
examples-puerto-rican-4 = Leo heeft geen 3 en geen 2 en past.
examples-puerto-rican-5 = Capicúa: 3-2 past aan beide einden. Alle handen samen tellen 29, plus 100 voor de capicúa en 100 voor de eerste ronde: 229.

examples-dominican-1 = Ada begint met de hoogste dubbele.
examples-dominican-2 = Sam is de volgende en heeft geen 6. Omdat hij direct na de eerste steen past, krijgen Ada en Mia meteen 30 punten.
examples-dominican-3 = Mia legt aan een kant van de dubbele.
examples-dominican-4 = Leo past ook, maar niet op de eerste steen: geen punten.
examples-dominican-5 = Ada is uit. Alle handen tellen, ook die van haar partner: 22 punten erbij.

examples-jamaican-1 = Ada begint met de hoogste dubbele.
examples-jamaican-2 = Sam legt aan een kant ervan.
examples-jamaican-3 = Mia sluit aan op de 4 en laat een 5 open.
examples-jamaican-4 = Leo heeft geen 5 en geen 6, en past.
examples-jamaican-5 = Ada is uit: 1 punt voor haar en Mia, hoeveel ogen er ook over zijn.
examples-jamaican-6 = Wie won, begint de volgende ronde, met een steen naar keuze.
examples-jamaican-7 = Nu is Sam uit. Elk team heeft een punt, dus beide gaan terug naar 0, en de hoogste dubbele begint weer.

examples-jamaican-cut-throat-1 = Met drie spelers doet 0-0 niet mee. Ada begint met de hoogste dubbele.
examples-jamaican-cut-throat-2 = Sam blokkeert de ronde: niemand heeft een 4 of een 6. Met 3 ogen heeft Ada de laagste hand, dus zij wint 1 punt.

examples-gaple-1 = In de eerste ronde moet 0-0 beginnen: Ada heeft hem.
examples-gaple-2 = Sam legt een blanco en laat een 3 open.
examples-gaple-3 = Mia sluit aan op de 3 en laat een 6 open.
examples-gaple-4 = Leo bedekt de blanco en laat een 1 open.
examples-gaple-5 = Ada heeft geen 6 en geen 1: ze past.
examples-gaple-6 = Ook Sam moet passen.
examples-gaple-7 = En Mia ook.
examples-gaple-8 = Leo is uit en krijgt de ogen in alle andere handen: 5, 8 en 10 zijn samen 23.

examples-kozel-1 = 1-1 gaat vóór elke andere dubbele.
examples-kozel-2 = Leo laat een 3 open, want hij heeft de dubbele 3.
examples-kozel-3 = Mia laat aan het andere eind een 4 open.
examples-kozel-4 = Een dubbele: Leo mag meteen nog een dubbele leggen die past.
examples-kozel-5 = Dat doet hij, en hij is uit. Mia krijgt de 13 ogen in haar hand; met minder dan 13 had ze niets gekregen.

examples-fives-and-threes-1 = Zolang de dubbele alleen ligt, telt hij 12, een veelvoud van 3: Mia krijgt 4.
examples-fives-and-threes-2 = 3 plus 12 voor beide helften van de dubbele is 15: 5 voor de drieën en 3 voor de vijven, 8 punten voor Leo.
examples-fives-and-threes-3 = 3 en 0 zijn 3: 1 punt, en 1 extra omdat Mia uit is.

examples-muggins-1 = Mia begint met de hoogste dubbele, de spinner: 12 is geen veelvoud van vijf.
examples-muggins-2 = De 4 en de vrije kant van de spinner, 12, zijn 16: niets.
examples-muggins-3 = Beide lange kanten zijn bedekt: 4 en 1 zijn 5 punten voor Mia, en de korte einden gaan open.
examples-muggins-4 = Leo legt aan een kort eind: 4, 1 en 5 zijn 10.
examples-muggins-5 = 4, 1 en 0 zijn 5 punten, en Mia is uit: voor de 7 ogen van Leo komen er afgerond nog 5 bij.

examples-sniff-1 = Mia begint met de dubbele 4, de sniff; zolang hij alleen ligt, telt hij 8.
examples-sniff-2 = 6 en 8 voor de sniff zijn 14.
examples-sniff-3 = De korte einden van de sniff zijn vrij en blijven tellen: 6, 1 en 8 zijn 15 punten.
examples-sniff-4 = Met drie bedekte kanten telt de sniff één helft: 6, 1, 5 en 4 zijn 16.
examples-sniff-5 = 11 geeft niets, maar Mia is uit: de 12 ogen van Leo worden afgerond op 10.

examples-mexican-train-1 = In haar eerste beurt mag Mia zoveel stenen leggen als ze wil: eerst 9-4 aan haar eigen trein.
examples-mexican-train-2 = In dezelfde beurt legt ze 4-4.
examples-mexican-train-3 = Ze kan nog door met 6-4, maar houdt die en stopt. In de eerste beurt hoef je een dubbele niet te bedekken.
examples-mexican-train-4 = Leo kan in zijn eerste beurt alleen 9-2 leggen; 8-5 past niet aan zijn trein.
examples-mexican-train-5 = Iedereen heeft een eerste beurt gehad, dus 4-4 moet worden bedekt: Mia doet het met 6-4.
examples-mexican-train-6 = Leo heeft niets voor zijn trein of de Mexicaanse, en trekt 7-7.
examples-mexican-train-7 = Die sluit ook niet aan: Leo past, en zijn trein wordt gemerkt.
examples-mexican-train-8 = Mia mag nu aan de trein van Leo leggen: 8-2, en ze is uit. Leo krijgt 27 punten.

examples-train-1 = Mia begint haar trein bij het station.
examples-train-2 = Leo begint de zijne.
examples-train-3 = De 3-3 van Mia is een gewone steen en hoeft niet bedekt te worden.
examples-train-4 = De 8-0 van Leo past niet aan zijn trein, dus hij trekt 7-5.
examples-train-5 = Die sluit niet aan: Leo past, en zijn trein is open voor iedereen.
examples-train-6 = Mia legt haar laatste steen aan de trein van Leo en is uit. Leo krijgt 20 punten.

examples-chickenfoot-1 = Het station moet eerst 4 stenen hebben. Mia legt er een.
examples-chickenfoot-2 = Leo legt de tweede; zijn 5-1 zou aan het eind van Mia passen, maar moet wachten.
examples-chickenfoot-3 = Mia legt de derde.
examples-chickenfoot-4 = Met de vierde steen is het station af.
examples-chickenfoot-5 = De 1-1 van Mia maakt een poot: eerst moeten er drie tenen aan.
examples-chickenfoot-6 = Leo legt de middelste teen.
examples-chickenfoot-7 = Mia legt nog een teen en is uit. Leo krijgt 24 punten.

examples-cyprus-1 = Zoe kreeg de hoogste dubbele en begint ermee: het station, met acht armen.
examples-cyprus-2 = Tom legt er de eerste steen aan.
examples-cyprus-3 = Mia gaat door aan de andere lange kant; 1-1 moet wachten tot het station af is.
examples-cyprus-4 = Leo legt de derde steen.
examples-cyprus-5 = Zoe legt 9-3 en is uit, lang voordat het station af is: 15 punten.

examples-brazilian-1 = Ada heeft de hoogste dubbele en moet ermee beginnen; zij en Mia spelen tegen Sam en Leo.
examples-brazilian-2 = Sam legt aan een kant ervan.
examples-brazilian-3 = Mia laat een 5 en een 6 open: precies wat Ada wil.
examples-brazilian-4 = Leo heeft geen 5 en geen 6, en er is geen pot: hij past.
examples-brazilian-5 = Ada's laatste steen past aan beide einden, een lá-e-lô: 3 punten voor haar team.

examples-venezuelan-1 = Ada begint met de hoogste dubbele, haar enige steen, en is meteen uit: haar team krijgt de 9 ogen van Sam en de 1 van Leo.
examples-venezuelan-2 = Ada won, maar de spelers beginnen om de beurt: in de tweede ronde begint Sam, met een steen naar keuze.
examples-venezuelan-3 = Mia legt aan de 5.
examples-venezuelan-4 = Leo legt aan de 6.
examples-venezuelan-5 = Ada heeft geen 3 en geen blanco en past.
examples-venezuelan-6 = Sam is uit: zijn team krijgt de 12 ogen van Ada en de 4 van Mia.

examples-mexican-partners-1 = Ada begint met de hoogste dubbele, haar enige steen, en is uit: haar team wint de ronde.
examples-mexican-partners-2 = De winnende partners kiezen wie de volgende ronde begint: Ada laat Mia beginnen.
examples-mexican-partners-3 = Mia begint met haar laatste steen en is uit: het team krijgt de 19 ogen van Sam en de 11 van Leo.

examples-spanish-1 = Ada mag door loting beginnen en kiest zelf een steen, al heeft Sam 6-6.
examples-spanish-2 = Sam heeft geen 5 en geen 4 en past.
examples-spanish-3 = Mia legt aan de 4.
examples-spanish-4 = Leo legt aan de 3.
examples-spanish-5 = Ada is uit: haar team krijgt de ogen in alle handen: 14 van Sam, 2 van Mia en 6 van Leo, samen 22 punten.

examples-sebastopol-1 = De hoogste dubbele begint: eerst moeten zijn vier kanten bedekt worden.
examples-sebastopol-2 = Sam bedekt de eerste kant.
examples-sebastopol-3 = Mia's 1-0 zou aan de 1 passen, maar die arm moet wachten: ze bedekt de tweede kant.
examples-sebastopol-4 = Leo bedekt de derde.
examples-sebastopol-5 = Het kruis is af: er zijn vier open einden.
examples-sebastopol-6 = Sam is uit en krijgt de ogen van de anderen: 9 + 1 + 5 = 15 punten.

examples-maltese-cross-1 = De hoogste dubbele begint.
examples-maltese-cross-2 = Eerst de vier kanten van het kruis: Leo bedekt er een.
examples-maltese-cross-3 = Mia bedekt er nog een.
examples-maltese-cross-4 = Leo bedekt de derde kant.
examples-maltese-cross-5 = Het kruis is af. Nu moet aan elke arm eerst de passende dubbele komen.
examples-maltese-cross-6 = Leo heeft ook 3-0 voor de arm met de 3, maar daar mag alleen 3-3 worden gelegd.
examples-maltese-cross-7 = Mia heeft de dubbele voor de arm die 4 toont.
examples-maltese-cross-8 = Leo heeft de dubbele voor de 2.
examples-maltese-cross-9 = Alleen 1-1 ontbreekt. Mia kan niet leggen en trekt één steen.
examples-maltese-cross-10 = Het is 1-1, en die moet ze leggen.
examples-maltese-cross-11 = Alle armen hebben hun dubbele, dus elke steen mag overal waar hij past. Leo is uit en krijgt de ogen van Mia's 5-4.

examples-tiddly-wink-1 = De hoogste dubbele begint. Na een dubbele mag je nog een steen leggen.
examples-tiddly-wink-2 = Dat doet Ada; er is maar één open eind.
examples-tiddly-wink-3 = Sam legt een dubbele en mag doorgaan.
examples-tiddly-wink-4 = Dat doet hij, en niemand heeft een blanco: de ronde is geblokkeerd. Ada heeft de laagste hand en krijgt 11 + 14, min haar 6: 19 punten.

examples-double-bergen-1 = Mia begint met een dubbele steen en krijgt 2 punten.
examples-double-bergen-2 = Eerst de vier kanten van het kruis: Leo bedekt er een.
examples-double-bergen-3 = Mia bedekt er nog een.
examples-double-bergen-4 = Leo bedekt de derde kant.
examples-double-bergen-5 = Het kruis is af.
examples-double-bergen-6 = Leo maakt een tweede eind met een 1: 2 punten.
examples-double-bergen-7 = Mia maakt een derde eind met een 1: 3 punten.
examples-double-bergen-8 = Leo's dubbele telt twee keer; met de twee andere einden met een 1 is dat 4 punten.
examples-double-bergen-9 = Twee einden tonen een 4: 2 punten voor Mia.
examples-double-bergen-10 = Geen ander eind toont een 5: Leo krijgt niets.
examples-double-bergen-11 = Mia is uit: nog 1 punt.

examples-hungarian-1 = Ada begint met een steen naar keuze. Verder past er niets, dus haar beurt is voorbij.
examples-hungarian-2 = Sam begint een reeks aan de 4.
examples-hungarian-3 = Hij moet doorgaan zolang er een steen aan dat eind past; 5-2 aan het andere eind moet wachten.
examples-hungarian-4 = Mia legt aan de 1; daar past niets meer.
examples-hungarian-5 = Ada kan aan geen van beide einden leggen en past.
examples-hungarian-6 = Sam legt aan het andere eind.
examples-hungarian-7 = Mia's 2-2 past, en daarna kan niemand meer leggen: de ronde is voorbij. Iedereen noteert de ogen in zijn hand: 6, 12 en 5.
