# Terugkijken: een partij stap voor stap, haar analyse, en de controle van het delen.

replay-title = Terugkijken: { $game }
replay-before = Vóór het uitdelen.
replay-steps = Stappen
replay-to-start = naar het begin
replay-step-of = stap { $at } van { $last }
replay-play = Afspelen
replay-stop = Stop
replay-speed = Snelheid
replay-slow = langzaam
replay-fast = snel
replay-step = Stap
replay-go = Ga
replay-rounds = Ronden
replay-round = Ronde { $round }
replay-share = Delen en bewaren
replay-link = Link om dit terug te kijken
replay-download = Het verslag downloaden
replay-to-table = Naar de tafel
replay-goes-on = De partij is nog bezig: tot het eind zie je alleen wat je mag weten.
replay-check = Het uitdelen nakijken
replay-sealed = Verzegeld vóór de eerste keer uitdelen:
replay-seed = De seed, nu open:
replay-added = { $who } voegde toe:
replay-deal-again = Alles opnieuw uitdelen
replay-check-here = In deze browser nakijken
replay-or-verify = Of download het verslag en voer { $command } uit op je eigen computer.
replay-how = Hoe het werkt
replay-seed-later = De seed wordt getoond als de partij voorbij is; dan kan iedereen elke ronde opnieuw uitdelen.
replay-check-fails = Het klopt niet: { $error }.
replay-check-holds = { $what } nagekeken: alles volgt uit de seed.
replay-deals = { $deals } keer uitdelen
replay-takes = { $takes } keer blind nemen
replay-check-order = Eerst verzegeld, toen de seeds, toen uitgedeeld.
replay-dealing = Aan het uitdelen …
replay-bad-seed = Het klopt niet: dit is niet de seed die verzegeld was.
replay-bad-seal = Het klopt niet: de seed was vóór het uitdelen niet verzegeld.
replay-bad-order = Het klopt niet: de seed van plaats { $seat } kwam niet tussen het zegel en het uitdelen.
replay-bad-round = Het klopt niet: ronde { $round } is niet uit de seed uitgedeeld.
replay-checked-here = In deze browser nagekeken: de seed is die van het zegel, en het uitdelen volgt eruit.
replay-checked-here-all = In deze browser nagekeken: de seed is die van het zegel, en alle { $count } keren uitdelen volgen eruit.
replay-checked-here-order = Eerst werd er verzegeld, toen kwamen de seeds, en toen werd er uitgedeeld.
replay-browser-saw = Deze browser zag dat zegel voordat hij zijn eigen seed trok, en die staat in het verslag.
replay-browser-did-not = Maar het zegel, de seed of de partij die deze browser noteerde, staat niet in het verslag: geloof het niet.
replay-analysis = Analyse
replay-thinking = Aan het nadenken over elke zet …
replay-how-far = Hoe ver het is
replay-no-analysis = Deze partij kan nu niet geanalyseerd worden.
replay-worth = Wat was elke zet waard, en waar keerde de partij?
replay-analyse = Analyseren
replay-curve-solo = Of het nog te winnen was, met alle stenen bekend.
replay-curve-chance = De kans om de partij te winnen, met alle handen open; de getallen zijn ronden.
replay-marks = Gemerkt zijn de zetten die het meest kostten.
replay-curve = Wie er voor stond, van het uitdelen tot het eind: { $sides }
replay-ahead = { $who_is ->
    [you] jij voor
    [we] jouw team voor
   *[one] { $who } voor
}
replay-mark =
    { $quality ->
        [slip] { $who }, stap { $step }: een slordigheid
        [mistake] { $who }, stap { $step }: een fout
       *[blunder] { $who }, stap { $step }: een blunder
    }
replay-next-who = { $who_is ->
    [you] Nu jij
   *[one] Nu { $who }
}
replay-next-best = { $next }: { $move }. Dat is de beste zet.
replay-next =
    { $quality ->
        [slip] { $next }: { $move } – een slordigheid: { $cost }. Beter: { $best }.
        [mistake] { $next }: { $move } – een fout: { $cost }. Beter: { $best }.
        [blunder] { $next }: { $move } – een blunder: { $cost }. Beter: { $best }.
       *[unclear] { $next }: { $move } – { $cost }, misschien bij toeval. Beter: { $best }.
    }
replay-cost =
    { $unit ->
        [tiles]
            { $cost ->
                [one] { $cost } steen slechter dan de beste zet
               *[other] { $cost } stenen slechter dan de beste zet
            }
        [match] { $cost } % van de partij slechter dan de beste zet
       *[points]
            { $cost ->
                [one] { $cost } punt slechter dan de beste zet
               *[other] { $cost } punten slechter dan de beste zet
            }
    }
replay-cost-about =
    { $unit ->
        [tiles]
            { $cost ->
                [one] { $cost } steen slechter dan de beste zet, op { $about } na
               *[other] { $cost } stenen slechter dan de beste zet, op { $about } na
            }
        [match] { $cost } % van de partij slechter dan de beste zet, op { $about } na
       *[points]
            { $cost ->
                [one] { $cost } punt slechter dan de beste zet, op { $about } na
               *[other] { $cost } punten slechter dan de beste zet, op { $about } na
            }
    }
replay-cost-most = Zetten die het meest kostten
replay-cost-none = Geen enkele zet kostte duidelijk iets.
replay-move-of = { $who }: { $move }
replay-costly =
    { $quality ->
        [slip] een slordigheid, { $cost }. Beter: { $best }.
        [mistake] een fout, { $cost }. Beter: { $best }.
       *[blunder] een blunder, { $cost }. Beter: { $best }.
    }
replay-turned = Waar het keerde
replay-step-number = Stap { $step }
replay-swing = { $who_is ->
    [you] Jouw kans om te winnen: { $gain }.
    [we] De kans van jouw team om te winnen: { $gain }.
   *[one] Kans van { $who }: { $gain }.
}
replay-skill = Spel en geluk
replay-best-moves = Beste zetten
replay-given-away = Weggegeven
replay-luck-deal = Geluk: uitdelen
replay-luck-draws = trekken
replay-in-tiles = Geteld in stenen die over zijn.
replay-in-match = Geteld in honderdsten van de partij: de kans om die te winnen, voor zover de speler het kon weten. Elke zet is geprobeerd met { $deals } verdelingen die mogelijk waren. Geluk telt in punten.
replay-bad-times = De controle mislukt: het verslag zegt niet wanneer het verzegeld, gezaaid en uitgedeeld werd.
replay-bad-first = De controle mislukt: een partij die verzegeld is, begint met ronde 1.
replay-forgot = vergat { $call } te zeggen: { $cost } % van de partij.
