movelog-dealt = De stenen zijn uitgedeeld.
movelog-dealt-each = De stenen zijn uitgedeeld: { $each } per speler.
movelog-dealt-stock = De stenen zijn uitgedeeld: { $stock } in de pot.
movelog-dealt-each-stock = De stenen zijn uitgedeeld: { $each } per speler, { $stock } in de pot.
movelog-drew-lead = { $who_is ->
    [you] Jij mag beginnen (door loting).
    [we] { $who } mogen beginnen (door loting).
    [one] { $who } mag beginnen (door loting).
   *[many] { $who } mogen beginnen (door loting).
}
movelog-lies-open = { $tile } ligt bij het begin op tafel.
movelog-leads = { $who_is ->
    [you] Je begint met { $tile }.
    [we] { $who } beginnen met { $tile }.
    [one] { $who } begint met { $tile }.
   *[many] { $who } beginnen met { $tile }.
}
movelog-arm = arm { $arm }
movelog-plays = { $turn ->
    [right] { $who_is ->
        [you] Je legt { $tile } aan { $end }, met een bocht naar rechts.
        [we] { $who } leggen { $tile } aan { $end }, met een bocht naar rechts.
        [one] { $who } legt { $tile } aan { $end }, met een bocht naar rechts.
       *[many] { $who } leggen { $tile } aan { $end }, met een bocht naar rechts.
    }
    [left] { $who_is ->
        [you] Je legt { $tile } aan { $end }, met een bocht naar links.
        [we] { $who } leggen { $tile } aan { $end }, met een bocht naar links.
        [one] { $who } legt { $tile } aan { $end }, met een bocht naar links.
       *[many] { $who } leggen { $tile } aan { $end }, met een bocht naar links.
    }
   *[none] { $who_is ->
        [you] Je legt { $tile } aan { $end }.
        [we] { $who } leggen { $tile } aan { $end }.
        [one] { $who } legt { $tile } aan { $end }.
       *[many] { $who } leggen { $tile } aan { $end }.
    }
}
movelog-plays-joining = { $turn ->
    [right] { $who_is ->
        [you] Je legt { $tile } aan { $end }, met een bocht naar rechts, en verbindt de einden.
        [we] { $who } leggen { $tile } aan { $end }, met een bocht naar rechts, en verbinden de einden.
        [one] { $who } legt { $tile } aan { $end }, met een bocht naar rechts, en verbindt de einden.
       *[many] { $who } leggen { $tile } aan { $end }, met een bocht naar rechts, en verbinden de einden.
    }
    [left] { $who_is ->
        [you] Je legt { $tile } aan { $end }, met een bocht naar links, en verbindt de einden.
        [we] { $who } leggen { $tile } aan { $end }, met een bocht naar links, en verbinden de einden.
        [one] { $who } legt { $tile } aan { $end }, met een bocht naar links, en verbindt de einden.
       *[many] { $who } leggen { $tile } aan { $end }, met een bocht naar links, en verbinden de einden.
    }
   *[none] { $who_is ->
        [you] Je legt { $tile } aan { $end } en verbindt de einden.
        [we] { $who } leggen { $tile } aan { $end } en verbinden de einden.
        [one] { $who } legt { $tile } aan { $end } en verbindt de einden.
       *[many] { $who } leggen { $tile } aan { $end } en verbinden de einden.
    }
}
movelog-draws = { $who_is ->
    [you] Je trekt { $tile }.
    [we] { $who } trekken { $tile }.
    [one] { $who } trekt { $tile }.
   *[many] { $who } trekken { $tile }.
}
movelog-draws-several = { $who_is ->
    [you] Je trekt { $count } stenen.
    [we] { $who } trekken { $count } stenen.
    [one] { $who } trekt { $count } stenen.
   *[many] { $who } trekken { $count } stenen.
}
movelog-draws-these = { $who_is ->
    [you] Je trekt { $count } stenen: { $tiles }.
    [we] { $who } trekken { $count } stenen: { $tiles }.
    [one] { $who } trekt { $count } stenen: { $tiles }.
   *[many] { $who } trekken { $count } stenen: { $tiles }.
}
movelog-draws-hidden = { $who_is ->
    [you] Je trekt een steen.
    [we] { $who } trekken een steen.
    [one] { $who } trekt een steen.
   *[many] { $who } trekken een steen.
}
movelog-takes = { $who_is ->
    [you] Je neemt { $tile } van { $source }.
    [we] { $who } nemen { $tile } van { $source }.
    [one] { $source_is ->
        [you] { $who } neemt { $tile } van jou.
       *[one] { $who } neemt { $tile } van { $source }.
    }
   *[many] { $who } nemen { $tile } van { $source }.
}
movelog-takes-hidden = { $who_is ->
    [you] Je neemt een steen van { $source }.
    [we] { $who } nemen een steen van { $source }.
    [one] { $source_is ->
        [you] { $who } neemt een steen van jou.
       *[one] { $who } neemt een steen van { $source }.
    }
   *[many] { $who } nemen een steen van { $source }.
}
movelog-passes = { $who_is ->
    [you] Je past.
    [we] { $who } passen.
    [one] { $who } past.
   *[many] { $who } passen.
}
movelog-marked = { $who_is ->
    [you] Je trein is open voor iedereen.
    [we] De treinen van { $who } zijn open voor iedereen.
    [one] De trein van { $who } is open voor iedereen.
   *[many] De treinen van { $who } zijn open voor iedereen.
}
movelog-unmarked = { $who_is ->
    [you] Je trein is weer dicht.
    [we] De treinen van { $who } zijn weer dicht.
    [one] De trein van { $who } is weer dicht.
   *[many] De treinen van { $who } zijn weer dicht.
}
movelog-turns-over = { $who_is ->
    [you] Je draait { $tile } om.
    [we] { $who } draaien { $tile } om.
    [one] { $who } draait { $tile } om.
   *[many] { $who } draaien { $tile } om.
}
movelog-returned = { $who_is ->
    [you] De steen past niet en gaat naar het eind van je rij.
    [we] De steen past niet en gaat naar het eind van jullie rij.
    [one] De steen past niet en gaat naar het eind van de rij van { $who }.
   *[many] De steen past niet en gaat naar het eind van de rij van { $who }.
}
movelog-asked = { $who_is ->
    [you] Je moet kiezen: { $answers }.
    [we] { $who } moeten kiezen: { $answers }.
    [one] { $who } moet kiezen: { $answers }.
   *[many] { $who } moeten kiezen: { $answers }.
}
movelog-says = { $who_is ->
    [you] Je kiest: { $word }.
    [we] { $who } kiezen: { $word }.
    [one] { $who } kiest: { $word }.
   *[many] { $who } kiezen: { $word }.
}
movelog-staked = De punten aan het einde van deze ronde tellen nu dubbel.
movelog-calls = { $who_is ->
    [you] Je roept { $word }.
    [we] { $who } roepen { $word }.
    [one] { $who } roept { $word }.
   *[many] { $who } roepen { $word }.
}
movelog-catches = { $who_is ->
    [you] Je betrapt { $caught }.
    [we] { $who } betrappen { $caught }.
    [one] { $caught_is ->
        [you] { $who } betrapt jou.
       *[one] { $who } betrapt { $caught }.
    }
   *[many] { $who } betrappen { $caught }.
}
movelog-scores = { $who_is ->
    [you] Je haalt { $points }.
    [we] { $who } halen { $points }.
    [one] { $who } haalt { $points }.
   *[many] { $who } halen { $points }.
}
movelog-scores-unclaimed = { $who_is ->
    [you] De vorige speler heeft niets opgeëist: je krijgt { $points }.
    [we] De vorige speler heeft niets opgeëist: je team krijgt { $points }.
    [one] De vorige speler heeft niets opgeëist: { $who } krijgt { $points }.
   *[many] De vorige speler heeft niets opgeëist: { $who } krijgen { $points }.
}
movelog-scores-last-ten = { $who_is ->
    [you] Je haalt { $points } voor een perfecte tien.
    [we] { $who } halen { $points } voor een perfecte tien.
    [one] { $who } haalt { $points } voor een perfecte tien.
   *[many] { $who } halen { $points } voor een perfecte tien.
}
movelog-scores-pass = { $who_is ->
    [you] Je krijgt { $points } omdat er is gepast.
    [we] { $who } krijgen { $points } omdat er is gepast.
    [one] { $who } krijgt { $points } omdat er is gepast.
   *[many] { $who } krijgen { $points } omdat er is gepast.
}
movelog-pass-wins-nothing = { $who_is ->
    [you] Met punten voor passen win je geen partij, dus je krijgt niets.
    [we] Met punten voor passen win je geen partij, dus je team krijgt niets.
    [one] Met punten voor passen win je geen partij, dus { $who } krijgt niets.
   *[many] Met punten voor passen win je geen partij, dus { $who } krijgen niets.
}
movelog-loses-points = { $who_is ->
    [you] Je verliest { $points }.
    [we] { $who } verliezen { $points }.
    [one] { $who } verliest { $points }.
   *[many] { $who } verliezen { $points }.
}
movelog-scores-nothing = { $who_is ->
    [you] Je zou over het doel heen gaan, dus je krijgt niets.
    [we] { $who } zouden over het doel heen gaan en krijgen dus niets.
    [one] { $who } zou over het doel heen gaan en krijgt dus niets.
   *[many] { $who } zouden over het doel heen gaan en krijgen dus niets.
}
movelog-finished = { $who_is ->
    [you] Je bent klaar.
    [we] { $who } zijn klaar.
    [one] { $who } is klaar.
   *[many] { $who } zijn klaar.
}
movelog-out = { $who_is ->
    [you] Je bent uit.
    [we] { $who } zijn uit.
    [one] { $who } is uit.
   *[many] { $who } zijn uit.
}
movelog-out-wins = { $who_is ->
    [you] Je bent uit: je wint de ronde!
    [we] { $who } zijn uit en winnen de ronde!
    [one] { $who } is uit en wint de ronde.
   *[many] { $who } zijn uit en winnen de ronde.
}
movelog-target = { $who_is ->
    [you] Je haalt het doel.
    [we] { $who } halen het doel.
    [one] { $who } haalt het doel.
   *[many] { $who } halen het doel.
}
movelog-resigned = { $who_is ->
    [you] Je geeft op.
    [we] { $who } geven op.
    [one] { $who } geeft op.
   *[many] { $who } geven op.
}
movelog-timeout = { $who_is ->
    [you] Je tijd is om. Je verliest de partij.
    [we] De tijd van { $who } is om. Jullie verliezen de partij.
    [one] De tijd van { $who } is om. { $who } verliest de partij.
   *[many] De tijd van { $who } is om. Zij verliezen de partij.
}
movelog-abandoned = De partij is gesloten zonder winnaar.
movelog-blocked = De ronde is geblokkeerd.
movelog-refused = De uitdaging is geweigerd en de ronde is voorbij.
movelog-round-over = De ronde is voorbij.
movelog-solved = Opgelost!
movelog-unsolved = Einde spel.
movelog-solved-left = { $left ->
    [0] Opgelost: er zijn geen stenen over.
    [one] Opgelost in { $left } kolom.
   *[other] Opgelost in { $left } kolommen.
}
movelog-unsolved-left = { $left ->
    [one] Einde spel, met { $left } steen over.
   *[other] Einde spel, met { $left } stenen over.
}
movelog-holds = { $who_is ->
    [you] { $pips ->
        [one] Je houdt { $pips } oog over.
       *[other] Je houdt { $pips } ogen over.
    }
    [we] { $pips ->
        [one] { $who } houden { $pips } oog over.
       *[other] { $who } houden { $pips } ogen over.
    }
    [one] { $pips ->
        [one] { $who } houdt { $pips } oog over.
       *[other] { $who } houdt { $pips } ogen over.
    }
   *[many] { $pips ->
        [one] { $who } houden { $pips } oog over.
       *[other] { $who } houden { $pips } ogen over.
    }
}
movelog-holds-counted = { $who_is ->
    [you] { $pips ->
        [one] Je houdt { $pips } oog over, geteld als { $counted }.
       *[other] Je houdt { $pips } ogen over, geteld als { $counted }.
    }
    [we] { $pips ->
        [one] { $who } houden { $pips } oog over, geteld als { $counted }.
       *[other] { $who } houden { $pips } ogen over, geteld als { $counted }.
    }
    [one] { $pips ->
        [one] { $who } houdt { $pips } oog over, geteld als { $counted }.
       *[other] { $who } houdt { $pips } ogen over, geteld als { $counted }.
    }
   *[many] { $pips ->
        [one] { $who } houden { $pips } oog over, geteld als { $counted }.
       *[other] { $who } houden { $pips } ogen over, geteld als { $counted }.
    }
}
movelog-gets = { $who_is ->
    [you] Je krijgt { $points }.
    [we] { $who } krijgen { $points }.
    [one] { $who } krijgt { $points }.
   *[many] { $who } krijgen { $points }.
}
movelog-waits = De winnaar van de volgende ronde krijgt er { $points } bij.
movelog-wins-match = { $who_is ->
    [you] Je wint de partij.
    [we] { $who } winnen de partij.
    [one] { $who } wint de partij.
   *[many] { $who } winnen de partij.
}
movelog-no-winner = De partij is voorbij zonder winnaar.

movelog-set-out = De stenen liggen klaar.
movelog-counted-goes = { $count }: { $tile } valt weg.
movelog-counted-stays = { $count }: { $tile } blijft liggen.
movelog-knocked-out = De stenen bij naad { $joint } gaan weg.
movelog-shifted = Er gaan stenen van kolom { $source } naar kolom { $target }.
movelog-revealed = Kolom { $column } toont { $tile }.

movelog-word-claim = punten
movelog-word-muggins = muggins
movelog-word-domino = domino
movelog-word-perfect-ten = perfecte tien
movelog-word-clockwise = met de klok mee
movelog-word-counterclockwise = tegen de klok in
movelog-word-reverse = richting omkeren
movelog-word-double = verdubbelen
movelog-word-accept = accepteren
movelog-word-refuse = weigeren
movelog-word-pass = passen
movelog-takes-back = { $who_is ->
    [you] Je neemt je laatste zet terug.
    [we] { $who } nemen jullie laatste zet terug.
    [one] { $who } neemt de laatste zet terug.
   *[many] { $who } nemen hun laatste zet terug.
}
movelog-time-given = { $who_is ->
    [you] Je geeft { $whom } extra tijd.
   *[one] { $whom_is ->
        [you] { $who } geeft je extra tijd.
       *[one] { $who } geeft { $whom } extra tijd.
    }
}
movelog-time-bot = { $who_is ->
    [you] Je tijd is om. Een bot speelt voor je tot je terug bent.
   *[one] De tijd van { $who } is om. Een bot speelt door tot { $who } terug is.
}
movelog-time-back = { $who_is ->
    [you] Je bent terug in de partij.
   *[one] { $who } is terug in de partij.
}
# A player who can't play lays a tile aside; others don't see which.
movelog-discards = { $who_is ->
    [you] Je legt een steen af.
    [we] { $who } leggen een steen af.
    [one] { $who } legt een steen af.
   *[many] { $who } leggen een steen af.
}
movelog-discards-tile = { $who_is ->
    [you] Je legt { $tile } af.
    [we] { $who } leggen { $tile } af.
    [one] { $who } legt { $tile } af.
   *[many] { $who } leggen { $tile } af.
}
movelog-hands-over = { $who_is ->
    [you] Je laat je partner beginnen.
    [we] { $who } laten de partner beginnen.
    [one] { $who } laat de partner beginnen.
   *[many] { $who } laten de partner beginnen.
}
