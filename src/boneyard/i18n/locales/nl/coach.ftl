# Een coach na de partij: hele zinnen onder de analyse; hooguit drie.

coach-title = De belangrijkste lessen
coach-turned-deal = { $who_is ->
    [you] De verdeling in ronde { $round } besliste de partij: je winstkans ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
    [we] De verdeling in ronde { $round } besliste de partij: de winstkans van je team ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
   *[other] De verdeling in ronde { $round } besliste de partij: de winstkans van { $who } ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
}
coach-turned-draw = { $who_is ->
    [you] Een trekking in ronde { $round } besliste de partij: je winstkans ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
    [we] Een trekking in ronde { $round } besliste de partij: de winstkans van je team ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
   *[other] Een trekking in ronde { $round } besliste de partij: de winstkans van { $who } ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
}
coach-turned-play = { $by_is ->
    [you] { $who_is ->
        [you] Een zet van jou in ronde { $round } besliste de partij: je winstkans ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
        [we] Een zet van jou in ronde { $round } besliste de partij: de winstkans van je team ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
       *[other] Een zet van jou in ronde { $round } besliste de partij: de winstkans van { $who } ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
    }
   *[other] { $who_is ->
        [you] Een zet van { $by } in ronde { $round } besliste de partij: je winstkans ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
        [we] Een zet van { $by } in ronde { $round } besliste de partij: de winstkans van je team ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
       *[other] Een zet van { $by } in ronde { $round } besliste de partij: de winstkans van { $who } ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
    }
}
coach-steady = Geen enkele verdeling, trekking of zet besliste de partij.
coach-alone-won = Gewonnen, en geen enkele zet gaf de winst weg.
coach-alone-lost = Bij deze stap had je het nog kunnen oplossen als je alle stenen had gekend.
coach-alone-steady = Geen enkele zet bedierf duidelijk het resultaat.
coach-lucky = { $who_is ->
    [you] { $points ->
        [one] Je had geluk: de stenen die je kreeg, leverden ongeveer { $points } punt op.
       *[other] Je had geluk: de stenen die je kreeg, leverden ongeveer { $points } punten op.
    }
    [we] { $points ->
        [one] Je team had geluk: de stenen die jullie kregen, leverden ongeveer { $points } punt op.
       *[other] Je team had geluk: de stenen die jullie kregen, leverden ongeveer { $points } punten op.
    }
    [many] { $points ->
        [one] { $who } hadden geluk: de stenen die ze kregen, leverden ongeveer { $points } punt op.
       *[other] { $who } hadden geluk: de stenen die ze kregen, leverden ongeveer { $points } punten op.
    }
   *[other] { $points ->
        [one] { $who } had geluk: de gekregen stenen leverden ongeveer { $points } punt op.
       *[other] { $who } had geluk: de gekregen stenen leverden ongeveer { $points } punten op.
    }
}
coach-unlucky = { $who_is ->
    [you] { $points ->
        [one] Je had pech: de stenen die je kreeg, kostten ongeveer { $points } punt.
       *[other] Je had pech: de stenen die je kreeg, kostten ongeveer { $points } punten.
    }
    [we] { $points ->
        [one] Je team had pech: de stenen die jullie kregen, kostten ongeveer { $points } punt.
       *[other] Je team had pech: de stenen die jullie kregen, kostten ongeveer { $points } punten.
    }
    [many] { $points ->
        [one] { $who } hadden pech: de stenen die ze kregen, kostten ongeveer { $points } punt.
       *[other] { $who } hadden pech: de stenen die ze kregen, kostten ongeveer { $points } punten.
    }
   *[other] { $points ->
        [one] { $who } had pech: de gekregen stenen kostten ongeveer { $points } punt.
       *[other] { $who } had pech: de gekregen stenen kostten ongeveer { $points } punten.
    }
}
coach-even = { $who_is ->
    [you] Jij en je tegenstanders hadden ongeveer evenveel geluk.
    [we] Je team en je tegenstanders hadden ongeveer evenveel geluk.
   *[other] { $who } en de tegenstanders hadden ongeveer evenveel geluk.
}
coach-well-played = { $who_is ->
    [you] { $choices ->
        [one] Je speelde goed: je enige keuze was geen fout.
       *[other] Je speelde goed: geen van je { $choices } keuzes was een fout.
    }
   *[other] { $choices ->
        [one] { $who } speelde goed: de enige keuze was geen fout.
       *[other] { $who } speelde goed: geen van de { $choices } keuzes was een fout.
    }
}
coach-practise-going-on = { $times ->
    [one] Oefenpunt: leg als je kunt. Onnodig passen of trekken was één keer een fout.
   *[other] Oefenpunt: leg als je kunt. Onnodig passen of trekken was { $times } keer een fout.
}
coach-practise-holding-back = { $times ->
    [one] Oefenpunt: stop of trek als dat beter is dan doorspelen. Dat ging één keer mis.
   *[other] Oefenpunt: stop of trek als dat beter is dan doorspelen. Dat ging { $times } keer mis.
}
coach-practise-ending = { $times ->
    [one] Oefenpunt: kijk wie de ronde wint voordat je die beëindigt. Dat ging één keer mis.
   *[other] Oefenpunt: kijk wie de ronde wint voordat je die beëindigt. Dat ging { $times } keer mis.
}
coach-practise-scoring = { $times ->
    [one] Oefenpunt: tel de einden voordat je legt. Er gingen één keer punten verloren.
   *[other] Oefenpunt: tel de einden voordat je legt. Er gingen { $times } keer punten verloren.
}
coach-practise-blocking = { $times ->
    [one] Oefenpunt: laat einden over waarop de volgende speler al paste of moest trekken. Dat ging één keer mis.
   *[other] Oefenpunt: laat einden over waarop de volgende speler al paste of moest trekken. Dat ging { $times } keer mis.
}
coach-practise-doubles = { $times ->
    [one] Oefenpunt: leg dubbele stenen vroeg, want die passen het minst vaak. Dat ging één keer mis.
   *[other] Oefenpunt: leg dubbele stenen vroeg, want die passen het minst vaak. Dat ging { $times } keer mis.
}
coach-practise-variety = { $times ->
    [one] Oefenpunt: houd einden open waar je eigen stenen aan passen. Dat ging één keer mis.
   *[other] Oefenpunt: houd einden open waar je eigen stenen aan passen. Dat ging { $times } keer mis.
}
coach-practise-weight = { $times ->
    [one] Oefenpunt: leg zware stenen het eerst. Dat ging één keer mis.
   *[other] Oefenpunt: leg zware stenen het eerst. Dat ging { $times } keer mis.
}
coach-practise-ends = { $times ->
    [one] Oefenpunt: kies het juiste eind, niet alleen de juiste steen. Dat ging één keer mis.
   *[other] Oefenpunt: kies het juiste eind, niet alleen de juiste steen. Dat ging { $times } keer mis.
}
coach-practise-other = { $times ->
    [one] Oefenpunt: vergelijk al je zetten voordat je kiest. Eén keer was een andere duidelijk beter.
   *[other] Oefenpunt: vergelijk al je zetten voordat je kiest. In { $times } gevallen was een andere duidelijk beter.
}
