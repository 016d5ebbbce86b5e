# Terugkijken: een partij stap voor stap, haar analyse, en de controle van het delen.

replay-title = Terugkijken: { $game }
replay-before = Voor het delen.
replay-steps = Stappen
replay-to-start = naar het begin
replay-step-of = stap { $at } van { $last }
replay-play = Afspelen
replay-stop = Stoppen
replay-speed = Snelheid
replay-slow = langzaam
replay-fast = snel
replay-step = Stap
replay-go = Ga
replay-rounds = Rondes
replay-round = Ronde { $round }
replay-share = Delen en bewaren
replay-link = Link om terug te kijken
replay-download = Het verslag downloaden
replay-to-table = Naar de tafel
replay-goes-on = De partij is nog bezig: tot het einde zie je alleen wat je mag weten.

replay-check = Het uitdelen controleren
replay-sealed = Verzegeld voor het eerste delen:
replay-seed = Het geheim, nu open:
replay-added = { $who } voegde toe:
replay-deal-again = Alles opnieuw delen
replay-check-here = In deze browser controleren
replay-or-verify = Of download het verslag en voer { $command } uit op je eigen machine.
replay-how = Hoe het werkt
replay-seed-later = Het geheim wordt getoond als de partij voorbij is; dan kan iedereen elke ronde opnieuw delen.
replay-check-fails = De controle mislukt: { $error }.
replay-check-holds = { $what } gecontroleerd: alles volgt uit het geheim.
replay-deals = { $deals ->
    [one] { $deals } keer delen
   *[other] { $deals } keer delen
}
replay-takes = { $takes ->
    [one] { $takes } keer blind nemen
   *[other] { $takes } keer blind nemen
}
replay-check-order = Eerst het zegel, dan de zaadjes, dan het delen.

replay-dealing = Aan het delen …
replay-bad-seed = De controle mislukt: het geheim is niet dat wat verzegeld werd.
replay-bad-seal = De controle mislukt: het geheim werd niet voor het delen verzegeld.
replay-bad-order = De controle mislukt: het zaadje van plaats { $seat } kwam niet tussen het zegel en het delen.
replay-bad-round = De controle mislukt: ronde { $round } werd niet uit het geheim gedeeld.
replay-checked-here = In deze browser gecontroleerd: het geheim is dat wat verzegeld werd, en de stenen volgen eruit.
replay-checked-here-all = In deze browser gecontroleerd: het geheim is dat wat verzegeld werd, en alle { $count } keer volgen de stenen eruit.
replay-checked-here-order = Eerst werd verzegeld, dan kwamen de zaadjes, dan het delen.
replay-browser-saw = Deze browser zag dat zegel voor hij zijn eigen zaadje trok, en dat staat in het verslag.
replay-browser-did-not = Maar het zegel, het zaadje of de partij die deze browser noteerde, staat niet in het verslag: geloof het niet.

replay-analysis = Analyse
replay-thinking = Over elke zet nadenken …
replay-how-far = Hoe ver het is
replay-no-analysis = Deze partij kan nu niet geanalyseerd worden.
replay-worth = Wat was elke zet waard, en waar keerde de partij?
replay-analyse = Analyseren
replay-curve-solo = Of het nog te winnen was, met alle stenen bekend.
replay-curve-chance = Kans om de partij te winnen, met alle handen open; getallen zijn rondes.
replay-marks = Tekens zijn de zetten die het meest kostten.
replay-curve = Wie voorlag, van het delen tot het einde: { $sides }
replay-ahead = { $who } voor
replay-mark = { $quality ->
    [slip] { $who }, stap { $step }: een slordigheid
    [mistake] { $who }, stap { $step }: een fout
   *[blunder] { $who }, stap { $step }: een blunder
}
replay-next-best = Nu { $who }: { $move }. Dat is de beste zet.
replay-next = { $quality ->
    [slip] Nu { $who }: { $move } – een slordigheid: { $cost }. Beter: { $best }.
    [mistake] Nu { $who }: { $move } – een fout: { $cost }. Beter: { $best }.
    [blunder] Nu { $who }: { $move } – een blunder: { $cost }. Beter: { $best }.
   *[unclear] Nu { $who }: { $move } – { $cost }, misschien toeval. Beter: { $best }.
}
replay-cost = { $unit ->
    [tiles] { $cost ->
        [one] { $cost } steen slechter dan de beste
       *[other] { $cost } stenen slechter dan de beste
    }
   *[points] { $cost ->
        [one] { $cost } punt onder de beste
       *[other] { $cost } punten onder de beste
    }
}
replay-cost-about = { $unit ->
    [tiles] { $cost ->
        [one] { $cost } steen slechter dan de beste, op { $about } na
       *[other] { $cost } stenen slechter dan de beste, op { $about } na
    }
   *[points] { $cost ->
        [one] { $cost } punt onder de beste, op { $about } na
       *[other] { $cost } punten onder de beste, op { $about } na
    }
}
replay-cost-most = De zetten die het meest kostten
replay-cost-none = Geen zet kostte duidelijk iets.
replay-move-of = { $who }: { $move }
replay-costly = { $quality ->
    [slip] een slordigheid, { $cost }. Beter: { $best }.
    [mistake] een fout, { $cost }. Beter: { $best }.
   *[blunder] een blunder, { $cost }. Beter: { $best }.
}
replay-turned = Waar het keerde
replay-step-number = Stap { $step }
replay-swing = Kans van { $who }: { $gain }.
replay-skill = Spel en geluk
replay-best-moves = Beste zetten
replay-given-away = Weggegeven
replay-luck-deal = Geluk: delen
replay-luck-draws = trekken
replay-in-tiles = Geteld in stenen die over zijn.
replay-in-points = Geteld in punten, voor zover de speler kon weten: elke zet is geprobeerd op { $deals } mogelijke delingen.
replay-bad-times = De controle mislukt: het verslag zegt niet wanneer het verzegeld, gezaaid en uitgedeeld werd.
replay-bad-first = De controle mislukt: een partij die verzegeld is, begint met ronde 1.
