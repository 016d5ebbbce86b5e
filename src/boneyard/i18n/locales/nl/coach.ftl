# Een coach na de partij: hele zinnen onder de analyse; hooguit drie.

coach-title = Wat je meeneemt
coach-turned-deal = { $who_is ->
    [you] Het meest beslissend was het uitdelen van ronde { $round }: je kans om de partij te winnen ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
    [we] Het meest beslissend was het uitdelen van ronde { $round }: de kans van je team om de partij te winnen ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
   *[other] Het meest beslissend was het uitdelen van ronde { $round }: de kans van { $who } om de partij te winnen ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
}
coach-turned-draw = { $who_is ->
    [you] Het meest beslissend was een steen die het toeval gaf in ronde { $round }: je kans om de partij te winnen ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
    [we] Het meest beslissend was een steen die het toeval gaf in ronde { $round }: de kans van je team om de partij te winnen ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
   *[other] Het meest beslissend was een steen die het toeval gaf in ronde { $round }: de kans van { $who } om de partij te winnen ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
}
coach-turned-play = { $by_is ->
    [you] { $who_is ->
        [you] Het meest beslissend was een zet van jou in ronde { $round }: je kans om de partij te winnen ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
        [we] Het meest beslissend was een zet van jou in ronde { $round }: de kans van je team om de partij te winnen ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
       *[other] Het meest beslissend was een zet van jou in ronde { $round }: de kans van { $who } om de partij te winnen ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
    }
   *[other] { $who_is ->
        [you] Het meest beslissend was een zet van { $by } in ronde { $round }: je kans om de partij te winnen ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
        [we] Het meest beslissend was een zet van { $by } in ronde { $round }: de kans van je team om de partij te winnen ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
       *[other] Het meest beslissend was een zet van { $by } in ronde { $round }: de kans van { $who } om de partij te winnen ging van { NUMBER($before, style: "percent") } naar { NUMBER($after, style: "percent") }.
    }
}
coach-steady = Er was geen uitdelen, steen of zet die de partij in zijn eentje duidelijk besliste.
coach-alone-won = Gewonnen: elke zet die ertoe deed is gevonden.
coach-alone-lost = Tot hier was het nog te winnen, met alle stenen bekend.
coach-alone-steady = Van geen enkele zet is bekend dat die het verloor.
coach-lucky = { $who_is ->
    [you] Het geluk was met jou: het uitdelen en de getrokken stenen waren je ongeveer { $points } { $points ->
        [one] punt
       *[other] punten
    } waard.
    [we] Het geluk was met je team: het uitdelen en de getrokken stenen waren jullie ongeveer { $points } { $points ->
        [one] punt
       *[other] punten
    } waard.
   *[other] Het geluk was met { $who }: het uitdelen en de getrokken stenen waren ongeveer { $points } { $points ->
        [one] punt
       *[other] punten
    } waard.
}
coach-unlucky = { $who_is ->
    [you] Het geluk was tegen je: het uitdelen en de getrokken stenen kostten je ongeveer { $points } { $points ->
        [one] punt
       *[other] punten
    }.
    [we] Het geluk was tegen je team: het uitdelen en de getrokken stenen kostten jullie ongeveer { $points } { $points ->
        [one] punt
       *[other] punten
    }.
   *[other] Het geluk was tegen { $who }: het uitdelen en de getrokken stenen kostten ongeveer { $points } { $points ->
        [one] punt
       *[other] punten
    }.
}
coach-even = { $who_is ->
    [you] Het geluk was ongeveer gelijk: uitdelen noch getrokken stenen hielpen jou of de anderen duidelijk.
    [we] Het geluk was ongeveer gelijk: uitdelen noch getrokken stenen hielpen je team of de anderen duidelijk.
   *[other] Het geluk was ongeveer gelijk: uitdelen noch getrokken stenen hielpen { $who } of de anderen duidelijk.
}
coach-well-played = { $who_is ->
    [you] { $choices ->
        [one] Je speelde goed: de enige keuze die je had, kostte niet duidelijk iets.
       *[other] Je speelde goed: van je { $choices } keuzes kostte er geen duidelijk iets.
    }
   *[other] { $choices ->
        [one] { $who } speelde goed: de enige keuze die er was, kostte niet duidelijk iets.
       *[other] { $who } speelde goed: van { $choices } keuzes kostte er geen duidelijk iets.
    }
}
coach-practise-going-on = { $times ->
    [one] Om te oefenen: speel als je kunt; passen of trekken uit vrije wil kostte één keer iets.
   *[other] Om te oefenen: speel als je kunt; passen of trekken uit vrije wil kostte { $times } keer iets.
}
coach-practise-holding-back = { $times ->
    [one] Om te oefenen: stop of trek als dat beter is dan doorspelen; dat was één keer zo.
   *[other] Om te oefenen: stop of trek als dat beter is dan doorspelen; dat was { $times } keer zo.
}
coach-practise-ending = { $times ->
    [one] Om te oefenen: vraag je bij een zet die de ronde beëindigt af wie hem wint; dat kostte één keer iets.
   *[other] Om te oefenen: vraag je bij een zet die de ronde beëindigt af wie hem wint; dat kostte { $times } keer iets.
}
coach-practise-scoring = { $times ->
    [one] Om te oefenen: tel de einden voor je speelt; er bleven één keer punten liggen.
   *[other] Om te oefenen: tel de einden voor je speelt; er bleven { $times } keer punten liggen.
}
coach-practise-blocking = { $times ->
    [one] Om te oefenen: geef de volgende einden waarop die al paste of trok; één keer werd die kans gemist.
   *[other] Om te oefenen: geef de volgende einden waarop die al paste of trok; { $times } keer werd die kans gemist.
}
coach-practise-doubles = { $times ->
    [one] Om te oefenen: speel dubbele stenen vroeg, want die passen het minst; dat was één keer beter geweest.
   *[other] Om te oefenen: speel dubbele stenen vroeg, want die passen het minst; dat was { $times } keer beter geweest.
}
coach-practise-variety = { $times ->
    [one] Om te oefenen: houd einden open waar je eigen stenen op passen; dat was één keer beter geweest.
   *[other] Om te oefenen: houd einden open waar je eigen stenen op passen; dat was { $times } keer beter geweest.
}
coach-practise-weight = { $times ->
    [one] Om te oefenen: leg zware stenen het eerst weg; dat was één keer beter geweest.
   *[other] Om te oefenen: leg zware stenen het eerst weg; dat was { $times } keer beter geweest.
}
coach-practise-ends = { $times ->
    [one] Om te oefenen: kies het eind, niet alleen de steen; dezelfde steen lag één keer elders beter.
   *[other] Om te oefenen: kies het eind, niet alleen de steen; dezelfde steen lag { $times } keer elders beter.
}
coach-practise-other = { $times ->
    [one] Om te oefenen: kijk nog eens naar deze stand; een andere steen was duidelijk beter.
   *[other] Om te oefenen: kijk nog eens naar deze stand, en naar { $times } in totaal waarin een andere steen duidelijk beter was.
}
