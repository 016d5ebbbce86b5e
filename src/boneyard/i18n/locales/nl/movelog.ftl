# What happened in a match, as its log, its report and a screen reader tell it: a sentence each.

movelog-dealt = De stenen zijn uitgedeeld.
movelog-dealt-each = De stenen zijn uitgedeeld, ieder { $each }.
movelog-dealt-stock = De stenen zijn uitgedeeld, { $stock } in de pot.
movelog-dealt-each-stock = De stenen zijn uitgedeeld, ieder { $each }, { $stock } in de pot.
movelog-drew-lead = { $who_is ->
    [you] Je hebt geloot en mag beginnen.
    [we] { $who } hebben geloot en mogen beginnen.
    [one] { $who } heeft geloot en mag beginnen.
   *[many] { $who } hebben geloot en mogen beginnen.
}
movelog-lies-open = { $tile } ligt open als eerste steen.
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
# Several tiles drawn one after the other ($count, two at least); $tiles: all of them, for who may see them.
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
    [we] { $who } openen hun treinen voor iedereen.
    [one] De trein van { $who } is open voor iedereen.
   *[many] De treinen van { $who } zijn open voor iedereen.
}
movelog-unmarked = { $who_is ->
    [you] Je trein is weer van jou alleen.
    [we] { $who } hebben hun treinen weer voor zichzelf.
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
    [you] Die past niet en gaat naar het eind van je rij.
    [we] Die past niet en gaat naar het eind van jullie rij.
    [one] Die past niet en gaat naar het eind van de rij van { $who }.
   *[many] Die past niet en gaat naar het eind van de rij van { $who }.
}
movelog-asked = { $who_is ->
    [you] Je krijgt de vraag: { $answers }?
    [we] { $who } krijgen de vraag: { $answers }?
    [one] { $who } krijgt de vraag: { $answers }?
   *[many] { $who } krijgen de vraag: { $answers }?
}
movelog-says = { $who_is ->
    [you] Je zegt: { $word }.
    [we] { $who } zeggen: { $word }.
    [one] { $who } zegt: { $word }.
   *[many] { $who } zeggen: { $word }.
}
movelog-staked = Het slot van de ronde telt dubbel.
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
    [you] Je krijgt { $points }, bij de steen daarvoor niet opgeëist.
    [we] { $who } krijgen { $points }, bij de steen daarvoor niet opgeëist.
    [one] { $who } krijgt { $points }, bij de steen daarvoor niet opgeëist.
   *[many] { $who } krijgen { $points }, bij de steen daarvoor niet opgeëist.
}
movelog-scores-last-ten = { $who_is ->
    [you] Je haalt { $points } voor een perfecte tien.
    [we] { $who } halen { $points } voor een perfecte tien.
    [one] { $who } haalt { $points } voor een perfecte tien.
   *[many] { $who } halen { $points } voor een perfecte tien.
}
movelog-scores-pass = { $who_is ->
    [you] Je krijgt { $points } voor het passen.
    [we] { $who } krijgen { $points } voor het passen.
    [one] { $who } krijgt { $points } voor het passen.
   *[many] { $who } krijgen { $points } voor het passen.
}
movelog-pass-wins-nothing = { $who_is ->
    [you] Met passen win je geen partij: je krijgt niets.
    [we] Met passen win je geen partij: { $who } krijgen niets.
    [one] Met passen win je geen partij: { $who } krijgt niets.
   *[many] Met passen win je geen partij: { $who } krijgen niets.
}
movelog-loses-points = { $who_is ->
    [you] Je verliest { $points }.
    [we] { $who } verliezen { $points }.
    [one] { $who } verliest { $points }.
   *[many] { $who } verliezen { $points }.
}
movelog-scores-nothing = { $who_is ->
    [you] Je zou over het doel gaan en krijgt niets.
    [we] { $who } zouden over het doel gaan en krijgen niets.
    [one] { $who } zou over het doel gaan en krijgt niets.
   *[many] { $who } zouden over het doel gaan en krijgen niets.
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
    [you] Je tijd is op, en daarmee heb je de partij verloren.
    [we] { $who } hebben geen tijd meer, en daarmee de partij verloren.
    [one] { $who } heeft geen tijd meer, en daarmee de partij verloren.
   *[many] { $who } hebben geen tijd meer, en daarmee de partij verloren.
}
movelog-abandoned = Niemand is lang verdergegaan met de partij: ze is gesloten en niemand heeft gewonnen.
movelog-blocked = De ronde is geblokkeerd.
movelog-refused = De uitdaging is geweigerd, de ronde is voorbij.
movelog-round-over = De ronde is voorbij.
movelog-solved = Het spel is gewonnen.
movelog-unsolved = Het spel is verloren.
movelog-solved-left = Het spel is gewonnen, met { $left } over.
movelog-unsolved-left = Het spel is verloren, met { $left } over.
movelog-holds = { $who_is ->
    [you] Je houdt { $pips } over.
    [we] { $who } houden { $pips } over.
    [one] { $who } houdt { $pips } over.
   *[many] { $who } houden { $pips } over.
}
movelog-holds-counted = { $who_is ->
    [you] Je houdt { $pips } over, geteld als { $counted }.
    [we] { $who } houden { $pips } over, geteld als { $counted }.
    [one] { $who } houdt { $pips } over, geteld als { $counted }.
   *[many] { $who } houden { $pips } over, geteld als { $counted }.
}
movelog-gets = { $who_is ->
    [you] Je krijgt { $points }.
    [we] { $who } krijgen { $points }.
    [one] { $who } krijgt { $points }.
   *[many] { $who } krijgen { $points }.
}
movelog-waits = Voor wie de volgende ronde wint, blijft staan: { $points }.
movelog-wins-match = { $who_is ->
    [you] Je wint de partij.
    [we] { $who } winnen de partij.
    [one] { $who } wint de partij.
   *[many] { $who } winnen de partij.
}
movelog-no-winner = De partij is voorbij, zonder winnaar.

# Games for one.
movelog-set-out = De stenen liggen klaar.
movelog-counted-goes = { $count }: { $tile } valt weg.
movelog-counted-stays = { $count }: { $tile } blijft liggen.
movelog-knocked-out = De stenen bij naad { $joint } worden weggetikt.
movelog-shifted = Er gaan stenen van kolom { $source } naar kolom { $target }.
movelog-revealed = Kolom { $column } toont { $tile }.

# What players say at the table: calls, and answers to questions.
movelog-word-claim = punten
movelog-word-muggins = muggins
movelog-word-domino = domino
movelog-word-perfect-ten = perfecte tien
movelog-word-clockwise = met de klok mee
movelog-word-counterclockwise = tegen de klok in
movelog-word-reverse = omkeren
movelog-word-double = verdubbelen
movelog-word-accept = aannemen
movelog-word-refuse = weigeren
movelog-word-pass = passen
# A move at a table of several was taken back.
movelog-takes-back = { $who_is ->
    [you] Je neemt je laatste zet terug.
    [we] { $who } nemen hun laatste zet terug.
    [one] { $who } neemt de laatste zet terug.
   *[many] { $who } nemen hun laatste zet terug.
}
# One player gives another one time to think.
movelog-time-given = { $who_is ->
    [you] Je geeft { $whom } tijd.
   *[one] { $whom_is ->
        [you] { $who } geeft je tijd.
       *[one] { $who } geeft { $whom } tijd.
    }
}
# Where more than two play: a bot goes on for somebody.
movelog-time-bot = { $who_is ->
    [you] Je tijd is op: een bot speelt voor je tot je terugkomt.
   *[one] De tijd van { $who } is op: een bot speelt door tot { $who } terug is.
}
movelog-time-back = { $who_is ->
    [you] Je bent terug en speelt zelf weer.
   *[one] { $who } is terug en speelt weer.
}
