# What happened in a match, as its log, its report and a screen reader tell it: a sentence each.

report-dealt = De stenen zijn uitgedeeld.
report-dealt-each = De stenen zijn uitgedeeld, ieder { $each }.
report-dealt-stock = De stenen zijn uitgedeeld, { $stock } in de pot.
report-dealt-each-stock = De stenen zijn uitgedeeld, ieder { $each }, { $stock } in de pot.
report-drew-lead = { $who_is ->
    [you] Je hebt geloot en mag beginnen.
    [we] { $who } hebben geloot en mogen beginnen.
    [one] { $who } heeft geloot en mag beginnen.
   *[many] { $who } hebben geloot en mogen beginnen.
}
report-lies-open = { $tile } ligt open als eerste steen.
report-leads = { $who_is ->
    [you] Je begint met { $tile }.
    [we] { $who } beginnen met { $tile }.
    [one] { $who } begint met { $tile }.
   *[many] { $who } beginnen met { $tile }.
}
report-arm = arm { $arm }
report-plays = { $turn ->
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
report-plays-joining = { $turn ->
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
report-draws = { $who_is ->
    [you] Je trekt { $tile }.
    [we] { $who } trekken { $tile }.
    [one] { $who } trekt { $tile }.
   *[many] { $who } trekken { $tile }.
}
# Several tiles drawn one after the other ($count, two at least); $tiles: all of them, for who may see them.
report-draws-several = { $who_is ->
    [you] Je trekt { $count } stenen.
    [we] { $who } trekken { $count } stenen.
    [one] { $who } trekt { $count } stenen.
   *[many] { $who } trekken { $count } stenen.
}
report-draws-these = { $who_is ->
    [you] Je trekt { $count } stenen: { $tiles }.
    [we] { $who } trekken { $count } stenen: { $tiles }.
    [one] { $who } trekt { $count } stenen: { $tiles }.
   *[many] { $who } trekken { $count } stenen: { $tiles }.
}
report-draws-hidden = { $who_is ->
    [you] Je trekt een steen.
    [we] { $who } trekken een steen.
    [one] { $who } trekt een steen.
   *[many] { $who } trekken een steen.
}
report-takes = { $who_is ->
    [you] Je neemt { $tile } van { $source }.
    [we] { $who } nemen { $tile } van { $source }.
    [one] { $source_is ->
        [you] { $who } neemt { $tile } van jou.
       *[one] { $who } neemt { $tile } van { $source }.
    }
   *[many] { $who } nemen { $tile } van { $source }.
}
report-takes-hidden = { $who_is ->
    [you] Je neemt een steen van { $source }.
    [we] { $who } nemen een steen van { $source }.
    [one] { $source_is ->
        [you] { $who } neemt een steen van jou.
       *[one] { $who } neemt een steen van { $source }.
    }
   *[many] { $who } nemen een steen van { $source }.
}
report-passes = { $who_is ->
    [you] Je past.
    [we] { $who } passen.
    [one] { $who } past.
   *[many] { $who } passen.
}
report-marked = { $who_is ->
    [you] Je trein is open voor iedereen.
    [we] { $who } openen hun treinen voor iedereen.
    [one] De trein van { $who } is open voor iedereen.
   *[many] De treinen van { $who } zijn open voor iedereen.
}
report-unmarked = { $who_is ->
    [you] Je trein is weer van jou alleen.
    [we] { $who } hebben hun treinen weer voor zichzelf.
    [one] De trein van { $who } is weer dicht.
   *[many] De treinen van { $who } zijn weer dicht.
}
report-turns-over = { $who_is ->
    [you] Je draait { $tile } om.
    [we] { $who } draaien { $tile } om.
    [one] { $who } draait { $tile } om.
   *[many] { $who } draaien { $tile } om.
}
report-returned = { $who_is ->
    [you] Die past niet en gaat naar het eind van je rij.
    [we] Die past niet en gaat naar het eind van jullie rij.
    [one] Die past niet en gaat naar het eind van de rij van { $who }.
   *[many] Die past niet en gaat naar het eind van de rij van { $who }.
}
report-asked = { $who_is ->
    [you] Je krijgt de vraag: { $answers }?
    [we] { $who } krijgen de vraag: { $answers }?
    [one] { $who } krijgt de vraag: { $answers }?
   *[many] { $who } krijgen de vraag: { $answers }?
}
report-says = { $who_is ->
    [you] Je zegt: { $word }.
    [we] { $who } zeggen: { $word }.
    [one] { $who } zegt: { $word }.
   *[many] { $who } zeggen: { $word }.
}
report-staked = Het slot van de ronde telt dubbel.
report-calls = { $who_is ->
    [you] Je roept { $word }.
    [we] { $who } roepen { $word }.
    [one] { $who } roept { $word }.
   *[many] { $who } roepen { $word }.
}
report-catches = { $who_is ->
    [you] Je betrapt { $caught }.
    [we] { $who } betrappen { $caught }.
    [one] { $caught_is ->
        [you] { $who } betrapt jou.
       *[one] { $who } betrapt { $caught }.
    }
   *[many] { $who } betrappen { $caught }.
}
report-scores = { $who_is ->
    [you] Je haalt { $points }.
    [we] { $who } halen { $points }.
    [one] { $who } haalt { $points }.
   *[many] { $who } halen { $points }.
}
report-scores-unclaimed = { $who_is ->
    [you] Je krijgt { $points }, bij de steen daarvoor niet opgeëist.
    [we] { $who } krijgen { $points }, bij de steen daarvoor niet opgeëist.
    [one] { $who } krijgt { $points }, bij de steen daarvoor niet opgeëist.
   *[many] { $who } krijgen { $points }, bij de steen daarvoor niet opgeëist.
}
report-scores-last-ten = { $who_is ->
    [you] Je haalt { $points } voor een perfecte tien.
    [we] { $who } halen { $points } voor een perfecte tien.
    [one] { $who } haalt { $points } voor een perfecte tien.
   *[many] { $who } halen { $points } voor een perfecte tien.
}
report-scores-pass = { $who_is ->
    [you] Je krijgt { $points } voor het passen.
    [we] { $who } krijgen { $points } voor het passen.
    [one] { $who } krijgt { $points } voor het passen.
   *[many] { $who } krijgen { $points } voor het passen.
}
report-pass-wins-nothing = { $who_is ->
    [you] Met passen win je geen partij: je krijgt niets.
    [we] Met passen win je geen partij: { $who } krijgen niets.
    [one] Met passen win je geen partij: { $who } krijgt niets.
   *[many] Met passen win je geen partij: { $who } krijgen niets.
}
report-loses-points = { $who_is ->
    [you] Je verliest { $points }.
    [we] { $who } verliezen { $points }.
    [one] { $who } verliest { $points }.
   *[many] { $who } verliezen { $points }.
}
report-scores-nothing = { $who_is ->
    [you] Je zou over het doel gaan en krijgt niets.
    [we] { $who } zouden over het doel gaan en krijgen niets.
    [one] { $who } zou over het doel gaan en krijgt niets.
   *[many] { $who } zouden over het doel gaan en krijgen niets.
}
report-finished = { $who_is ->
    [you] Je bent klaar.
    [we] { $who } zijn klaar.
    [one] { $who } is klaar.
   *[many] { $who } zijn klaar.
}
report-out = { $who_is ->
    [you] Je bent uit.
    [we] { $who } zijn uit.
    [one] { $who } is uit.
   *[many] { $who } zijn uit.
}
report-target = { $who_is ->
    [you] Je haalt het doel.
    [we] { $who } halen het doel.
    [one] { $who } haalt het doel.
   *[many] { $who } halen het doel.
}
report-resigned = { $who_is ->
    [you] Je geeft op.
    [we] { $who } geven op.
    [one] { $who } geeft op.
   *[many] { $who } geven op.
}
report-timeout = { $who_is ->
    [you] Je tijd is op, en daarmee heb je de partij verloren.
    [we] { $who } hebben geen tijd meer, en daarmee de partij verloren.
    [one] { $who } heeft geen tijd meer, en daarmee de partij verloren.
   *[many] { $who } hebben geen tijd meer, en daarmee de partij verloren.
}
report-abandoned = Niemand is lang verdergegaan met de partij: ze is gesloten en niemand heeft gewonnen.
report-blocked = De ronde is geblokkeerd.
report-refused = De uitdaging is geweigerd, de ronde is voorbij.
report-round-over = De ronde is voorbij.
report-solved = Het spel is gewonnen.
report-unsolved = Het spel is verloren.
report-solved-left = Het spel is gewonnen, met { $left } over.
report-unsolved-left = Het spel is verloren, met { $left } over.
report-holds = { $who_is ->
    [you] Je houdt { $pips } over.
    [we] { $who } houden { $pips } over.
    [one] { $who } houdt { $pips } over.
   *[many] { $who } houden { $pips } over.
}
report-holds-counted = { $who_is ->
    [you] Je houdt { $pips } over, geteld als { $counted }.
    [we] { $who } houden { $pips } over, geteld als { $counted }.
    [one] { $who } houdt { $pips } over, geteld als { $counted }.
   *[many] { $who } houden { $pips } over, geteld als { $counted }.
}
report-gets = { $who_is ->
    [you] Je krijgt { $points }.
    [we] { $who } krijgen { $points }.
    [one] { $who } krijgt { $points }.
   *[many] { $who } krijgen { $points }.
}
report-waits = Voor wie de volgende ronde wint, blijft staan: { $points }.
report-wins-match = { $who_is ->
    [you] Je wint de partij.
    [we] { $who } winnen de partij.
    [one] { $who } wint de partij.
   *[many] { $who } winnen de partij.
}
report-no-winner = De partij is voorbij, zonder winnaar.

# Games for one.
report-set-out = De stenen liggen klaar.
report-counted-goes = { $count }: { $tile } valt weg.
report-counted-stays = { $count }: { $tile } blijft liggen.
report-knocked-out = De stenen bij naad { $joint } worden weggetikt.
report-shifted = Er gaan stenen van kolom { $source } naar kolom { $target }.
report-revealed = Kolom { $column } toont { $tile }.

# What players say at the table: calls, and answers to questions.
report-word-claim = punten
report-word-muggins = muggins
report-word-domino = domino
report-word-perfect-ten = perfecte tien
report-word-clockwise = met de klok mee
report-word-counterclockwise = tegen de klok in
report-word-reverse = omkeren
report-word-double = verdubbelen
report-word-accept = aannemen
report-word-refuse = weigeren
report-word-pass = passen
# A move at a table of several was taken back.
report-takes-back = { $who_is ->
    [you] Je neemt je laatste zet terug.
    [we] { $who } nemen hun laatste zet terug.
    [one] { $who } neemt de laatste zet terug.
   *[many] { $who } nemen hun laatste zet terug.
}
# One player gives another one time to think.
report-time-given = { $who_is ->
    [you] Je geeft { $whom } tijd.
   *[one] { $whom_is ->
        [you] { $who } geeft je tijd.
       *[one] { $who } geeft { $whom } tijd.
    }
}
# Where more than two play: a bot goes on for somebody.
report-time-bot = { $who_is ->
    [you] Je tijd is op: een bot speelt voor je tot je terugkomt.
   *[one] De tijd van { $who } is op: een bot speelt door tot { $who } terug is.
}
report-time-back = { $who_is ->
    [you] Je bent terug en speelt zelf weer.
   *[one] { $who } is terug en speelt weer.
}
