# Een coach na de partij: hele zinnen onder de analyse; hooguit drie.

coach-title = Belangrijkste punten
coach-turned-deal = { $who_is ->
    [you] Het uitdelen van ronde { $round } besliste de partij: je winstkans ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
    [we] Het uitdelen van ronde { $round } besliste de partij: de winstkans van je team ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
   *[other] Het uitdelen van ronde { $round } besliste de partij: de winstkans van { $who } ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
}
coach-turned-draw = { $who_is ->
    [you] De gelukkigste trekking, in ronde { $round }, besliste de partij: je winstkans ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
    [we] De gelukkigste trekking, in ronde { $round }, besliste de partij: de winstkans van je team ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
   *[other] De gelukkigste trekking, in ronde { $round }, besliste de partij: de winstkans van { $who } ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
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
coach-alone-won = Gewonnen: je vond elke zet die ertoe deed.
coach-alone-lost = Vanaf hier kon je nog winnen, als je alle stenen had gekend.
coach-alone-steady = Geen enkele zet verloor het spel duidelijk.
coach-lucky = { $who_is ->
    [you] Je had geluk: uitdelen en trekken leverden je ongeveer { $points } { $points ->
        [one] punt
       *[other] punten
    } op.
    [we] Je team had geluk: uitdelen en trekken leverden ongeveer { $points } { $points ->
        [one] punt
       *[other] punten
    } op.
   *[other] { $who } had geluk: uitdelen en trekken leverden ongeveer { $points } { $points ->
        [one] punt
       *[other] punten
    } op.
}
coach-unlucky = { $who_is ->
    [you] Je had pech: uitdelen en trekken kostten je ongeveer { $points } { $points ->
        [one] punt
       *[other] punten
    }.
    [we] Je team had pech: uitdelen en trekken kostten ongeveer { $points } { $points ->
        [one] punt
       *[other] punten
    }.
   *[other] { $who } had pech: uitdelen en trekken kostten ongeveer { $points } { $points ->
        [one] punt
       *[other] punten
    }.
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
    [one] Om te oefenen: leg als je kunt. Onnodig passen of trekken kostte je één keer iets.
   *[other] Om te oefenen: leg als je kunt. Onnodig passen of trekken kostte je { $times } keer iets.
}
coach-practise-holding-back = { $times ->
    [one] Om te oefenen: stop of trek als dat beter is dan doorspelen. Dat miste je één keer.
   *[other] Om te oefenen: stop of trek als dat beter is dan doorspelen. Dat miste je { $times } keer.
}
coach-practise-ending = { $times ->
    [one] Om te oefenen: kijk voor je een ronde beëindigt wie die wint. Dat miste je één keer.
   *[other] Om te oefenen: kijk voor je een ronde beëindigt wie die wint. Dat miste je { $times } keer.
}
coach-practise-scoring = { $times ->
    [one] Om te oefenen: tel de einden voor je legt. Je miste één keer punten.
   *[other] Om te oefenen: tel de einden voor je legt. Je miste { $times } keer punten.
}
coach-practise-blocking = { $times ->
    [one] Om te oefenen: geef de volgende speler einden waarop die al paste of trok. Dat miste je één keer.
   *[other] Om te oefenen: geef de volgende speler einden waarop die al paste of trok. Dat miste je { $times } keer.
}
coach-practise-doubles = { $times ->
    [one] Om te oefenen: leg dubbele stenen vroeg, want die passen het minst. Dat miste je één keer.
   *[other] Om te oefenen: leg dubbele stenen vroeg, want die passen het minst. Dat miste je { $times } keer.
}
coach-practise-variety = { $times ->
    [one] Om te oefenen: houd einden open waar je eigen stenen op passen. Dat miste je één keer.
   *[other] Om te oefenen: houd einden open waar je eigen stenen op passen. Dat miste je { $times } keer.
}
coach-practise-weight = { $times ->
    [one] Om te oefenen: leg zware stenen het eerst. Dat miste je één keer.
   *[other] Om te oefenen: leg zware stenen het eerst. Dat miste je { $times } keer.
}
coach-practise-ends = { $times ->
    [one] Om te oefenen: kies het juiste eind, niet alleen de juiste steen. Dat miste je één keer.
   *[other] Om te oefenen: kies het juiste eind, niet alleen de juiste steen. Dat miste je { $times } keer.
}
coach-practise-other = { $times ->
    [one] Om te oefenen: kijk nog eens naar deze stand. Een andere steen was duidelijk beter.
   *[other] Om te oefenen: kijk nog eens naar deze stand. Een andere steen was duidelijk beter, hier en in andere standen ({ $times } in totaal).
}
