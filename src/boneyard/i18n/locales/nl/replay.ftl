# Terugkijken: een partij stap voor stap, haar analyse, en de controle van het delen.

replay-title = Terugkijken: { $game }
replay-before = Vóór het uitdelen.
replay-steps = Stappen
replay-to-start = Eerste stap
replay-step-of = stap { $at } van { $last }
replay-play = Afspelen
replay-stop = Stop
replay-speed = Snelheid
replay-slow = Langzaam
replay-fast = Snel
replay-step = Stap
replay-go = Ga
replay-rounds = Rondes
replay-round = Ronde { $round }
replay-share = Delen en opslaan
replay-link = Link naar deze partij
replay-download = Verslag downloaden
replay-to-table = Terug naar de tafel
replay-goes-on = De partij is nog bezig, dus je ziet alleen wat je aan tafel kunt zien.
replay-check = Het uitdelen controleren
replay-sealed = Zegel (de hash van het geheim):
replay-seed = Geheim, nu onthuld:
replay-added = Seed van { $who }:
replay-deal-again = Op de server controleren
replay-check-here = In deze browser controleren
replay-or-verify = Of download het verslag en voer { $command } uit op je eigen computer.
replay-how = Hoe het werkt
replay-seed-later = Het geheim wordt onthuld als de partij voorbij is. Dan kan iedereen elke ronde controleren.
replay-check-fails = Controle mislukt: { $error }.
replay-check-holds = { $what } gecontroleerd: alles klopt.
replay-deals = { $deals ->
    [one] { $deals } verdeling
   *[other] { $deals } verdelingen
}
replay-takes = { $takes ->
    [one] { $takes } blinde trekking
   *[other] { $takes } blinde trekkingen
}
replay-check-order = De volgorde klopt: zegel, seeds, uitdelen.
replay-dealing = Aan het controleren…
replay-bad-seed = Controle mislukt: het geheim past niet bij het zegel.
replay-bad-seal = Controle mislukt: het zegel is niet vóór het uitdelen gepubliceerd.
replay-bad-order = Controle mislukt: de seed van plaats { $seat } is niet tussen het zegel en het uitdelen toegevoegd.
replay-bad-round = Controle mislukt: ronde { $round } volgt niet uit het geheim.
replay-checked-here = In deze browser gecontroleerd: het geheim past bij het zegel, en de verdeling volgt uit het geheim.
replay-checked-here-all = In deze browser gecontroleerd: het geheim past bij het zegel, en alle { $count } verdelingen volgen uit het geheim.
replay-checked-here-order = De volgorde klopt: zegel, seeds, uitdelen.
replay-browser-saw = Deze browser zag het zegel voordat hij zijn eigen seed toevoegde, en beide staan in het verslag.
replay-browser-did-not = Let op: het zegel, de seed of de partij die deze browser zag, staat niet in het verslag. Vertrouw dit verslag niet.
replay-analysis = Analyse
replay-thinking = Aan het analyseren…
replay-how-far = Voortgang
replay-no-analysis = Deze partij kan nu niet geanalyseerd worden.
replay-worth = Zie wat elke zet waard was en waar de partij kantelde.
replay-analyse = Analyseren
replay-curve-solo = Of het spel nog te winnen was, als alle stenen bekend waren.
replay-curve-chance = Winstkans, met alle handen open. De getallen zijn rondes.
replay-marks = De tekens zijn de zetten die het meest kostten.
replay-curve = Winstkans van het uitdelen tot het eind: { $sides }
replay-ahead = { $who_is ->
    [you] jij voor
    [we] jouw team voor
   *[one] { $who } voor
}
replay-mark = { $quality ->
    [slip] { $who }, stap { $step }: onnauwkeurigheid
    [mistake] { $who }, stap { $step }: fout
   *[blunder] { $who }, stap { $step }: blunder
}
replay-next-who = { $who_is ->
    [you] Volgende zet (jij)
   *[one] Volgende zet ({ $who })
}
replay-next-best = { $next }: { $move }. De beste zet.
replay-next = { $quality ->
    [slip] { $next }: { $move }. Onnauwkeurigheid: { $cost }. Beste: { $best }.
    [mistake] { $next }: { $move }. Fout: { $cost }. Beste: { $best }.
    [blunder] { $next }: { $move }. Blunder: { $cost }. Beste: { $best }.
   *[unclear] { $next }: { $move }. Onzeker: { $cost }. Beste: { $best }.
}
replay-cost = { $unit ->
    [tiles] { $cost ->
        [one] { $cost } steen meer over
       *[other] { $cost } stenen meer over
    }
    [match] −{ $cost }% winstkans
   *[points] { $cost ->
        [one] −{ $cost } punt
       *[other] −{ $cost } punten
    }
}
replay-cost-about = { $unit ->
    [tiles] { $cost ->
        [one] { $cost } steen meer over (±{ $about })
       *[other] { $cost } stenen meer over (±{ $about })
    }
    [match] −{ $cost }% winstkans (±{ $about })
   *[points] { $cost ->
        [one] −{ $cost } punt (±{ $about })
       *[other] −{ $cost } punten (±{ $about })
    }
}
replay-cost-most = Zetten die het meest kostten
replay-cost-none = Geen duidelijke fouten.
replay-move-of = { $who }: { $move }
replay-costly = { $quality ->
    [slip] onnauwkeurigheid, { $cost }. Beste: { $best }.
    [mistake] fout, { $cost }. Beste: { $best }.
   *[blunder] blunder, { $cost }. Beste: { $best }.
}
replay-turned = Keerpunten
replay-step-number = Stap { $step }
replay-swing = { $who_is ->
    [you] Jouw winstkans: { $gain }.
    [we] De winstkans van jouw team: { $gain }.
   *[one] Winstkans van { $who }: { $gain }.
}
replay-skill = Vaardigheid en geluk
replay-best-moves = Beste zetten
replay-given-away = Verlies door fouten
replay-luck-deal = Geluk bij uitdelen
replay-luck-draws = Geluk bij trekken
replay-in-tiles = Fouten tellen in stenen die er aan het eind meer over zijn.
replay-in-match = Fouten tellen in procentpunten winstkans, op grond van wat de speler kon weten ({ $deals } mogelijke verdelingen per zet). Geluk in punten.
replay-bad-times = Controle mislukt: de tijden van het zegel, de seeds en het uitdelen staan niet in het verslag.
replay-bad-first = Controle mislukt: een partij met een zegel moet met ronde 1 beginnen.
replay-forgot = vergat { $call } te roepen: −{ $cost }% winstkans.
