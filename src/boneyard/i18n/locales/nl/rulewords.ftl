# De woordenschat van de regels: wat elk woord zegt, zoals het programma de regels schrijft van een spel
# dat iemand zelf maakt. Hele zinnen; getallen en stenen staan in de gaten.

rulewords-ask-players = Spelers
rulewords-ask-tiles = Stenen
rulewords-ask-hand = Hand
rulewords-ask-deal = Uitdelen
rulewords-ask-opening = Begin
rulewords-ask-match = Wat past
rulewords-ask-table = Tafel
rulewords-ask-draw = Trekken
rulewords-ask-turns = Beurt
rulewords-ask-on-play = Punten tijdens het spel
rulewords-ask-on-pass = Punten voor passen
rulewords-ask-counting = Telling van een hand
rulewords-ask-block = Geblokkeerde ronde
rulewords-ask-out = Uit zijn
rulewords-ask-tie = Gelijke stand in een geblokkeerde ronde
rulewords-ask-award = Einde van een ronde
rulewords-ask-goal = Partij
rulewords-ask-teams = Teams
rulewords-ask-to-the-right = Richting
rulewords-ask-twists = Extra regels
rulewords-ask-inner = Onderdelen van andere woorden

rulewords-players = { $players } spelers.
rulewords-hand = { $each ->
    [one] Iedereen krijgt { $each } steen.
   *[other] Iedereen krijgt { $each } stenen.
}
rulewords-hands = Iedereen krijgt { $hands }.
rulewords-hand-for = { $each ->
    [one] { $each } steen met { $players } spelers
   *[other] { $each } stenen met { $players } spelers
}
rulewords-without = Laat met { $players } spelers { $tiles } in de doos.
# Where the hands of so many players need more tiles than the set has.
rulewords-larger-set = Met { $players } spelers is er een grotere set nodig.
rulewords-teams = Twee teams: jij en de speler tegenover je winnen of verliezen samen.
rulewords-alone = Ieder speelt voor zich.
rulewords-to-the-right = Er wordt naar rechts gespeeld: tegen de klok in.
rulewords-to-the-left = Er wordt naar links gespeeld: met de klok mee.

rulewords-double-n = { $faces ->
    [fruit] { $tiles } stenen, elk paar van 0 tot en met { $most } één keer; de helften laten fruit zien.
    [numerals] { $tiles } stenen, elk paar van 0 tot en met { $most } één keer; de helften laten cijfers zien.
   *[pips] { $tiles } stenen, elk paar van 0 tot en met { $most } één keer: een set tot en met dubbel { $most }.
}
rulewords-boxed = De { $tiles } gebogen stenen van de doos { $name }.

rulewords-hands-and-stock = { $rest ->
    [none] { $start ->
        [0] { $hub_placed ->
            [yes] Alle stenen worden uitgedeeld, behalve het station.
           *[no] Alle stenen worden uitgedeeld.
        }
        [one] Alle stenen worden uitgedeeld, behalve de beginsteen.
       *[other] Alle stenen worden uitgedeeld, behalve de beginstenen.
    }
    [maybe] { $boneyard ->
        [yes] Wat eventueel overblijft, is de pot.
       *[no] Wat eventueel overblijft, blijft dicht en doet niet mee.
    }
   *[yes] { $boneyard ->
        [yes] De rest is de pot.
       *[no] De rest blijft dicht en doet niet mee.
    }
}{ $start ->
    [0] {""}
    [one] { $start_single ->
        [yes] {" "}Eén steen die geen dubbele is, ligt vooraf op tafel.
       *[no] {" "}Eén steen ligt vooraf op tafel.
    }
   *[other] {" "}{ $start } stenen liggen vooraf op tafel.
}{ $misdeal }{ $turns_up ->
    [yes] { $rest ->
        [none] {""}
        [yes] {" "}Een van de overgebleven stenen wordt opengelegd als begin van de lijn; niemand legt de eerste steen.
       *[maybe] {" "}Blijven er stenen over, dan wordt er één opengelegd als begin van de lijn, en legt niemand de eerste steen.
    }
   *[no] {""}
}
rulewords-misdeal = { $doubles ->
    [0] { $same ->
        [0] {""}
       *[other] {" "}Met { $same } of meer stenen met hetzelfde getal in een hand wordt er opnieuw uitgedeeld.
    }
   *[other] { $same ->
        [0] {" "}Met { $doubles } of meer dubbele stenen in een hand wordt er opnieuw uitgedeeld.
       *[other] {" "}Met { $doubles } of meer dubbele stenen, of { $same } of meer stenen met hetzelfde getal in een hand wordt er opnieuw uitgedeeld.
    }
}
rulewords-whole-set = { $rest ->
    [none] Alle stenen worden gelijk verdeeld.
    [maybe] Alle stenen worden gelijk verdeeld; blijft er iets over, dan gaat dat ongezien opzij.
   *[yes] Alle stenen worden gelijk verdeeld; wat overblijft, gaat ongezien opzij.
}

rulewords-highest-double = { $otherwise ->
    [never] Wie de hoogste dubbele heeft, moet ermee beginnen.
    [redeal] Wie de hoogste dubbele heeft, moet ermee beginnen; heeft niemand een dubbele, dan wordt er opnieuw uitgedeeld.
   *[highest] Wie de hoogste dubbele heeft, moet ermee beginnen; heeft niemand een dubbele, dan begint de hoogste steen.
}
rulewords-lowest-double = { $otherwise ->
    [never] Wie de laagste dubbele heeft, moet ermee beginnen.
    [redeal] Wie de laagste dubbele heeft, moet ermee beginnen; heeft niemand een dubbele, dan wordt er opnieuw uitgedeeld.
   *[highest] Wie de laagste dubbele heeft, moet ermee beginnen; heeft niemand een dubbele, dan begint de hoogste steen.
}{ $blank_last ->
    [yes] {" "}De dubbele blanco komt na alle andere.
   *[no] {""}
}
rulewords-holder-of-highest = { $otherwise ->
    [never] Wie de hoogste dubbele heeft, begint met een steen naar keuze die past.
    [redeal] Wie de hoogste dubbele heeft, begint met een steen naar keuze die past; heeft niemand een dubbele, dan wordt er opnieuw uitgedeeld.
   *[highest] Wie de hoogste dubbele heeft, begint met een steen naar keuze die past; heeft niemand een dubbele, dan begint wie de hoogste steen heeft.
}
# Where tiles are on the table before the first play.
rulewords-holder-of-lowest = { $otherwise ->
    [never] Wie de laagste dubbele heeft, begint met een steen naar keuze die past.
    [redeal] Wie de laagste dubbele heeft, begint met een steen naar keuze die past; heeft niemand een dubbele, dan wordt er opnieuw uitgedeeld.
   *[highest] Wie de laagste dubbele heeft, begint met een steen naar keuze die past; heeft niemand een dubbele, dan begint wie de hoogste steen heeft.
}{ $blank_last ->
    [yes] {" "}De dubbele blanco komt na alle andere.
   *[no] {""}
}
rulewords-draw-for-lead = { $start_tile ->
    [yes] Vóór elke ronde trekt iedereen een steen; wie de steen met de meeste ogen heeft, begint met een steen naar keuze die past.
   *[no] Vóór elke ronde trekt iedereen een steen; wie de steen met de meeste ogen heeft, begint met een steen naar keuze.
}
rulewords-take-turns = { $lot ->
    [yes] telkens begint de volgende speler { $start_tile ->
            [yes] met een steen naar keuze die past
           *[no] met een steen naar keuze
        }.
   *[no] { $later ->
        [no] De eerste speler begint { $start_tile ->
            [yes] met een steen naar keuze die past
           *[no] met een steen naar keuze
        }.
       *[yes] De eerste speler begint de eerste ronde, de volgende speler de volgende, enzovoort, { $start_tile ->
            [yes] met een steen naar keuze die past
           *[no] met een steen naar keuze
        }.
    }
}
rulewords-next-leads = { $lot ->
    [yes] telkens begint de volgende speler { $start_tile ->
            [yes] met een steen naar keuze die past
           *[no] met een steen naar keuze
        }.
   *[no] { $later ->
        [no] { $first }
       *[yes] { $first } In latere rondes begint telkens de volgende speler { $start_tile ->
            [yes] met een steen naar keuze die past
           *[no] met een steen naar keuze
        }.
    }
}
rulewords-winner-leads = { $later ->
    [no] { $first }
   *[yes] { $first } In latere rondes { $double ->
        [yes] moet wie de vorige ronde won, met een dubbele beginnen; heeft die er geen, dan begint de volgende speler die een dubbele heeft; heeft niemand er een, dan begint de winnaar { $start_tile ->
        [yes] met een steen naar keuze die past
       *[no] met een steen naar keuze
    }.
       *[no] begint wie de vorige ronde won, { $start_tile ->
        [yes] met een steen naar keuze die past
       *[no] met een steen naar keuze
    }.
    }{ $leaderless ->
        [yes] { $tie ->
            [same] {" "}Na een ronde zonder winnaar begint dezelfde speler nog eens.
            [first] {" "}Na een ronde zonder winnaar wordt er begonnen zoals in de eerste ronde.
           *[next] {" "}Na een ronde zonder winnaar begint de speler na degene die het laatst begon.
        }
       *[no] {""}
    }{ $resets ->
        [zero] {" "}Dat geldt ook na een ronde waarna alle scores weer op 0 staan.
        [one] {" "}Dat geldt ook na een ronde waarna alle scores weer op 0 staan of allemaal op 1.
       *[no] {""}
    }{ $blocks ->
        [yes] { $locker ->
            [yes] {" "}Na een geblokkeerde ronde begint wie blokkeerde.
           *[no] {""}
        }
       *[no] {""}
    }
}{ $partners ->
    [yes] {" "}De winnende partners kiezen: de winnaar begint, of laat de partner beginnen.
   *[no] {""}
}
rulewords-winner-leads-later = { $double ->
        [yes] wie de vorige ronde won, moet met een dubbele beginnen; heeft die er geen, dan begint de volgende speler die een dubbele heeft; heeft niemand er een, dan begint de winnaar { $start_tile ->
        [yes] met een steen naar keuze die past
       *[no] met een steen naar keuze
    }.
       *[no] wie de vorige ronde won, begint { $start_tile ->
        [yes] met een steen naar keuze die past
       *[no] met een steen naar keuze
    }.
    }{ $leaderless ->
        [yes] { $tie ->
            [same] {" "}Na een ronde zonder winnaar begint dezelfde speler nog eens.
            [first] {" "}Na een ronde zonder winnaar: { $first }
           *[next] {" "}Na een ronde zonder winnaar begint de speler na degene die het laatst begon.
        }
       *[no] {""}
    }{ $resets ->
        [zero] {" "}Dat geldt ook na een ronde waarna alle scores weer op 0 staan.
        [one] {" "}Dat geldt ook na een ronde waarna alle scores weer op 0 staan of allemaal op 1.
       *[no] {""}
    }{ $blocks ->
        [yes] { $locker ->
            [yes] {" "}Na een geblokkeerde ronde begint wie blokkeerde.
           *[no] {""}
        }
       *[no] {""}
    }{ $partners ->
    [yes] {" "}De winnende partners kiezen: de winnaar begint, of laat de partner beginnen.
   *[no] {""}
}

rulewords-same-value = Helften die elkaar raken, moeten gelijk zijn.{ $has_wild ->
    [yes] {" "}{ $wild } past aan elk eind, met beide helften.
   *[no] {""}
}
rulewords-sum-to = Helften die elkaar raken, moeten samen { $total } zijn. Een steen die zelf { $total } ogen heeft, past overal, net als 0-0.{ $has_wild ->
    [yes] {" "}Ook { $wild } past overal.
   *[no] {""}
}
rulewords-same-colour = Helften die elkaar raken, moeten dezelfde kleur hebben; een ster past bij elke kleur.

rulewords-honeycomb = { $joins ->
    [yes] Elke steen is een derde van een ring: aangelegd met de ene helft buigt hij naar rechts, met de andere naar links; een dubbele kan beide kanten op. Stenen mogen niet op elkaar liggen. Een steen mag twee einden verbinden als hij bij allebei past.
   *[no] Elke steen is een derde van een ring: aangelegd met de ene helft buigt hij naar rechts, met de andere naar links; een dubbele kan beide kanten op. Stenen mogen niet op elkaar liggen. Twee einden mogen nooit verbonden worden.
}
rulewords-line = Eén lijn met twee open einden.
rulewords-one-arm = Eén lijn die maar aan één eind groeit.
rulewords-cross = De eerste dubbele krijgt stenen aan alle vier de kanten, en die moeten alle vier bedekt zijn voordat er ergens anders wordt gelegd.
rulewords-every-double-spins = Elke dubbele is een spinner: zijn twee korte einden gaan open zodra er achter de dubbele verder is gelegd.
rulewords-one-spinner = De eerste dubbele is de spinner: zijn twee korte einden gaan open zodra zijn beide lange kanten bedekt zijn.
rulewords-tree = Een dubbele waarmee wordt begonnen, krijgt stenen aan alle vier de kanten; elke latere dubbele sluit de weg rechtdoor af en opent zijn twee korte einden.

rulewords-never = { $passes ->
    [no] Niemand trekt of past.
   *[yes] { $rest ->
        [none] Wie niet kan leggen, past.
       *[yes] Niemand trekt: wie niet kan leggen, past.
    }
}
rulewords-until-playable = { $freely ->
    [yes] Wie niet kan leggen, trekt tot het wel kan{ $passes ->
        [no] {""}
       *[yes] , en past als er niets te trekken is
    }; wie kan leggen, mag eerst trekken, zo vaak als hij wil.
   *[no] Wie niet kan leggen, trekt tot het wel kan{ $passes ->
        [no] {""}
       *[yes] , en past als er niets te trekken is
    }.
}{ $instead ->
    [yes] {" "}Wie kan leggen, mag in plaats van te leggen één steen trekken, en dan is de beurt voorbij.
   *[no] {""}
}{ $leave ->
    [0] {""}
    [one] {" "}Eén steen blijft altijd in de pot.
   *[other] {" "}{ $leave } stenen blijven altijd in de pot.
}{ $most ->
    [0] {""}
    [one] {" "}Je mag per beurt maar één steen trekken; past die niet, dan pas je.
   *[other] {" "}Je mag per beurt hoogstens { $most } stenen trekken; past er geen, dan pas je.
}
rulewords-draw-one = { $then ->
    [may-play] Wie niet kan leggen, trekt één steen, en mag die leggen als hij aansluit; anders past de speler.
    [turn-over] Wie niet kan leggen, trekt één steen, en dan is de beurt voorbij.
   *[must-play] Wie niet kan leggen, trekt één steen. Sluit hij aan, dan moet hij worden gelegd; zo niet, dan past de speler.
}{ $instead ->
    [yes] {" "}Wie kan leggen, mag in plaats van te leggen één steen trekken, en dan is de beurt voorbij.
   *[no] {""}
}{ $leave ->
    [0] {""}
   *[other] {" "}Er { $leave ->
        [one] blijft altijd één steen
       *[other] blijven altijd { $leave } stenen
    } in de pot.
}
rulewords-while-cross-open = Zolang het kruis nog vrije kanten heeft: { $before } Daarna: { $after }

rulewords-one-play = Eén steen per beurt.
rulewords-as-many-as-fit = In een beurt leg je zoveel stenen als er passen, en je stopt wanneer je wilt.
rulewords-another-on-double = Eén steen per beurt. Wie aan een dubbele legt, mag nog één steen leggen.
rulewords-second-double = Eén steen per beurt. Wie een dubbele legt, mag meteen nog een dubbele leggen.
rulewords-turn-the-next = Draai de volgende steen van je rij om. Past hij, dan moet je hem leggen en draai je de volgende om; zo niet, dan gaat hij naar het eind van je rij. In de eerste beurt van een ronde leg je maar één steen.
rulewords-symbols = Eén steen per beurt. Blijft er een pijl open, dan mag de speler die hem legde, nog een keer. { $draws ->
    [yes] Blijft er een plus open, dan moet de volgende speler eerst een steen trekken.
   *[no] Blijft er een plus open, dan neemt de volgende speler blind een steen uit de hand van wie hem legde.
}

rulewords-no-play-score = Leggen levert geen punten op.
rulewords-ends-multiple-of = { $pips_a_point ->
    [1] Na elke steen worden de open einden opgeteld: een veelvoud van { $step } levert zoveel punten op.
   *[other] Na elke steen worden de open einden opgeteld: een veelvoud van { $step } levert 1 punt op voor elke { $pips_a_point } ogen.
}{ $lead_single ->
    [no] {" "}Een eerste steen die geen dubbele is, levert niets op.
   *[yes] {""}
}{ $idle ->
    [yes] {" "}De korte einden van een spinner tellen ook, zelfs voordat er een steen aan ligt.
   *[no] {""}
}
rulewords-ends-go-into = Na elke steen worden de open einden opgeteld. Is de som deelbaar door een van deze getallen ({ $steps }), dan krijg je voor elk daarvan de som gedeeld door dat getal.
rulewords-ends-alike = { $alike ->
    [one] Maakt je steen beide einden gelijk, dan krijg je { $alike } punt
   *[other] Maakt je steen beide einden gelijk, dan krijg je { $alike } punten
}; met een dubbele na de eerste steen zijn dat er { $with_double }.{ $meets_double ->
    [0] {""}
   *[other] {" "}Laat een gewone steen hetzelfde getal open als een dubbele aan het andere eind, dan krijg je er { $meets_double }.
}
rulewords-no-pass-score = Passen levert niets op.
rulewords-pass-bonus = { $bonus ->
    [0] { $on_double ->
        [0] Passen levert niets op.
       *[other] Een dubbele als eerste steen waarop de volgende speler moet passen, levert { $on_double ->
            [one] { $on_double } punt
           *[other] { $on_double } punten
        } op{ $bad ->
            [yes] .
           *[no] {" "}en kan de partij beslissen.
        }
    }
   *[other] Een eerste steen waarop de volgende speler moet passen, levert { $bonus ->
        [one] { $bonus } punt
       *[other] { $bonus } punten
    } op, twee keer zoveel als het geen dubbele is. Een steen waarop alle anderen moeten passen, levert { $bonus } op. Een premie waarmee het doel zou worden gehaald, telt niet.
}

rulewords-pips = Van een hand tellen de ogen.
rulewords-dear-blank = { $alone ->
    [yes] Van een hand tellen de ogen; een 0-0 die de enige steen is, telt { $points }.
   *[no] Van een hand tellen de ogen; een 0-0 in een hand zonder andere blanco telt { $points }.
}

rulewords-lowest-pips = { $teams ->
    [yes] De speler met de laagste hand wint voor zijn team.
   *[no] De laagste hand wint.
}{ $then_tile ->
    [yes] {" "}Van gelijke handen wint die met de laagste steen.
   *[no] {""}
}
rulewords-fewest-together = { $teams ->
    [any] De kant waarvan de handen samen het minst tellen, wint.
    [yes] Het team waarvan de twee handen samen het minst tellen, wint.
   *[no] De laagste hand wint.
}
rulewords-lockers-duel = Twee handen worden vergeleken: die van wie de ronde blokkeerde, en die van de volgende speler. De laagste wint.
rulewords-nobody-wins = Niemand wint.
rulewords-fewest-tiles = De hand met de minste stenen wint; zijn dat er meer, dan wint de laagste daarvan.
rulewords-fewest-doubles = Een hand zonder dubbele stenen wint; zijn dat er meer, dan wint de laagste daarvan. Heeft iedereen dubbele stenen, dan wint de hand met de laagste dubbele.
rulewords-who-is-out = { $teams ->
    [yes] Wie zijn laatste steen legt, is uit en wint de ronde voor zijn team.
   *[no] Wie zijn laatste steen legt, is uit en wint de ronde.
}
rulewords-as-if-blocked = { $blocks ->
    [yes] Wie zijn laatste steen legt, is uit, en de ronde is voorbij; de handen worden vergeleken als in een geblokkeerde ronde.
   *[no] Wie zijn laatste steen legt, is uit, en de ronde is voorbij; de handen worden vergeleken.
}
rulewords-points-wait = Niemand wint; de winnaar van de volgende ronde krijgt ook de punten die deze ronde zou hebben opgeleverd.
rulewords-to-the-leader = Wie de ronde begon, wint.
rulewords-to-the-locker = Wie de ronde blokkeerde, wint.

rulewords-opponents-pips = { $own_too ->
    [yes] { $teams ->
        [yes] Het winnende team krijgt wat alle handen tellen
       *[no] De winnaar krijgt wat alle handen tellen
    }
   *[no] { $teams ->
        [yes] Het winnende team krijgt wat de handen van het andere team tellen
       *[no] De winnaar krijgt wat de andere handen tellen
    }
}{ $pips_a_point ->
    [1] {""}
   *[other] , 1 punt voor elke { $pips_a_point } ogen
}.{ $minus_own ->
    [yes] {" "}In een geblokkeerde ronde gaat de eigen telling van de winnaar eraf.
   *[no] {""}
}{ $own_out ->
    [yes] { $teams ->
        [yes] {" "}Is iemand uit, dan telt ook de hand van de partner.
       *[no] {" "}Is iemand uit, dan telt ook de eigen hand van de winnaar.
    }
   *[no] {""}
}{ $own_blocked ->
    [yes] {" "}In een geblokkeerde ronde telt ook de eigen hand van de winnaar.
   *[no] {""}
}{ $rounds_each ->
    [yes] {" "}Is iemand uit, dan wordt elke hand afgerond { $each_hand }.
   *[no] {""}
}{ $rounds_total ->
    [yes] {" "}Is iemand uit, dan wordt de som afgerond { $total }.
   *[no] {""}
}{ $rounds_blocked ->
    [yes] {" "}In een geblokkeerde ronde wordt de som afgerond { $when_blocked }.
   *[no] {""}
}
rulewords-one-point = De winnaar krijgt 1 punt.
rulewords-to-love = { $love ->
    [yes] { $teams ->
        [yes] De winnaar krijgt 1 punt; zodra beide teams een punt hebben, gaan ze terug naar 0.
       *[no] De winnaar krijgt 1 punt; zodra elke speler een punt heeft, gaan ze allemaal terug naar 0.
    }{ $one_all ->
        [yes] {" "}Heeft iedereen precies 1 punt, dan gaat niemand terug naar 0, maar komt de volgende winnaar op 2 punten en komen alle anderen op 0.
       *[no] {""}
    }
   *[no] De winnaar krijgt 1 punt.
}
rulewords-losers-write = { $teams ->
    [yes] Het verliezende team noteert wat zijn handen tellen; een team met 0 punten noteert niets onder { $entry }.
   *[no] Elke speler behalve de winnaar noteert wat zijn hand telt; een speler met 0 punten noteert niets onder { $entry }.
}
rulewords-penalties = { $bad ->
    [yes] { $for_out ->
        [0] Iedereen krijgt als strafpunten wat zijn hand telt.
       *[other] Iedereen krijgt als strafpunten wat zijn hand telt, en { $for_out } erbij als een andere speler uit is.
    }
   *[no] { $for_out ->
        [0] Iedereen krijgt als punten wat zijn hand telt.
       *[other] Iedereen krijgt als punten wat zijn hand telt, en { $for_out } erbij als een andere speler uit is.
    }
}
rulewords-most-made = { $teams ->
    [yes] Het team dat in de ronde de meeste punten haalde, wint de ronde en krijgt ook wat de handen van het andere team tellen; bij een gelijke stand wint niemand.
   *[no] Wie in de ronde de meeste punten haalde, wint de ronde en krijgt ook wat alle andere handen tellen; bij een gelijke stand wint niemand.
}
rulewords-ranks = Punten in de volgorde waarin spelers klaar zijn: { $scale }.
rulewords-rank-points = { $points } met { $players } spelers
rulewords-with-bonuses = { $award }{ $capicua }{ $last }{ $ladder }
rulewords-capicua = { $gives ->
    [0] {""}
    [double] {" "}Capicúa: wie uit is met een steen die aan beide einden past, als die verschillende getallen tonen, verdubbelt de punten van de ronde.
    [one] {" "}Capicúa: wie uit is met een steen die aan beide einden past, als die verschillende getallen tonen, krijgt { $gives } punt extra.
   *[other] {" "}Capicúa: wie uit is met een steen die aan beide einden past, als die verschillende getallen tonen, krijgt { $gives } punten extra.
}{ $gives ->
    [0] {""}
   *[other] { $blank ->
        [yes] {""}
       *[no] {" "}Een steen met een blanco is geen capicúa.
    }
}
rulewords-last-tile = { $gives ->
    [0] {""}
    [one] {" "}Wie uit is met { $tile }, krijgt { $gives } punt extra.
   *[other] {" "}Wie uit is met { $tile }, krijgt { $gives } punten extra.
}
rulewords-ladder = { $on ->
    [yes] {" "}De winnaars van de eerste rondes krijgen extra punten: { $rungs }.
   *[no] {""}
}
rulewords-exact = zonder afronding
rulewords-nearest = op het dichtstbijzijnde veelvoud van { $step }
rulewords-up = naar boven op een veelvoud van { $step }

rulewords-first-to = { $single ->
    [yes] { $drawn ->
        [yes] De partij duurt één ronde; wint niemand, dan is het gelijkspel.
       *[no] De partij duurt één ronde; wint niemand, dan volgt er nog een.
    }
   *[no] { $teams ->
        [yes] Heeft een team aan het eind van een ronde { $target ->
            [one] { $target } punt
           *[other] { $target } punten
        } of meer, dan wint het team met de meeste punten. Bij een gelijke stand volgt er nog een ronde.
       *[no] Heeft iemand aan het eind van een ronde { $target ->
            [one] { $target } punt
           *[other] { $target } punten
        } of meer, dan wint wie de meeste punten heeft. Bij een gelijke stand bovenaan volgt er nog een ronde.
    }
}{ $void_beyond ->
    [yes] {" "}Punten waarmee je boven { $target } zou komen, tellen niet.
   *[no] {""}
}
rulewords-loser-at = { $single ->
    [yes] { $drawn ->
        [yes] De partij duurt één ronde; wint niemand, dan is het gelijkspel.
       *[no] De partij duurt één ronde; wint niemand, dan volgt er nog een.
    }
   *[no] { $teams ->
        [yes] Punten zijn slecht: een team met { $target ->
            [one] { $target } punt
           *[other] { $target } punten
        } of meer aan het eind van een ronde verliest de partij.
       *[no] Punten zijn slecht: wie aan het eind van een ronde { $target ->
            [one] { $target } punt
           *[other] { $target } punten
        } of meer heeft, verliest de partij, en wie de minste punten heeft, wint.
    }
}{ $void_beyond ->
    [yes] {" "}Punten waarmee je boven { $target } zou komen, tellen niet.
   *[no] {""}
}
rulewords-exactly = { $single ->
    [yes] De partij duurt één ronde; wint niemand, dan volgt er nog een. Met precies { $target ->
        [one] { $target } punt
       *[other] { $target } punten
    } win je meteen.
   *[no] Met precies { $target ->
        [one] { $target } punt
       *[other] { $target } punten
    } win je meteen; punten die eroverheen gaan, tellen niet.
}{ $together ->
    [yes] {" "}De punten van de laatste steen en die voor het uit zijn tellen als één premie.
   *[no] {""}
}
rulewords-most-after = { $rounds ->
    [0] Er is een ronde voor elke dubbele van de set. Na de laatste wint wie de meeste punten heeft; bij een gelijke stand is het gelijkspel.{ $early ->
        [yes] {" "}De partij eindigt eerder als niemand meer gelijk kan komen.
       *[no] {""}
    }
    [one] De partij duurt één ronde. Wie de meeste punten heeft, wint; bij een gelijke stand is het gelijkspel.
   *[other] Na { $rounds } rondes wint wie de meeste punten heeft; bij een gelijke stand is het gelijkspel.{ $early ->
        [yes] {" "}De partij eindigt eerder als niemand meer gelijk kan komen.
       *[no] {""}
    }
}
rulewords-fewest-after = { $rounds ->
    [0] Er is een ronde voor elke dubbele van de set. Na de laatste wint wie de minste punten heeft; bij een gelijke stand is het gelijkspel.
    [one] De partij duurt één ronde. Wie de minste punten heeft, wint; bij een gelijke stand is het gelijkspel.
   *[other] Na { $rounds } rondes wint wie de minste punten heeft; bij een gelijke stand is het gelijkspel.
}

rulewords-face-down = Handen zijn rijen die dicht liggen: niemand ziet een steen voordat hij wordt omgedraaid.
rulewords-mover-blocks = De ronde is geblokkeerd zodra de speler die aan de beurt is, niet kan leggen en niet kan trekken.
rulewords-sweep = Kan geen van de stenen in handen of pot ooit nog worden gelegd, dan wordt de pot vóór de telling uitgedeeld.
rulewords-last-one-ends = Wie zijn laatste steen heeft gelegd, is klaar; de anderen spelen door tot nog maar één speler stenen heeft.
rulewords-muggins = Je moet de punten van je steen opeisen voordat de volgende ligt, anders mag een tegenstander ze nemen: “Muggins!”
rulewords-say-domino = { $tiles ->
    [one] Wie nog { $tiles } steen heeft, moet “Domino!” roepen. Wie voor die tijd door een tegenstander wordt betrapt, moet een steen nemen.
   *[other] Wie nog { $tiles } stenen heeft, moet “Domino!” roepen. Wie voor die tijd door een tegenstander wordt betrapt, moet een steen nemen.
}
rulewords-choose-direction = { $several ->
    [always] De speler die begint, kiest de speelrichting.
   *[some] Met drie of meer spelers kiest de speler die begint, de speelrichting.
}
rulewords-double-back = { $several ->
    [always] Wie na de eerste steen een dubbele legt, mag de richting omkeren.
   *[some] Met drie of meer spelers mag wie na de eerste steen een dubbele legt, de richting omkeren.
}
rulewords-doubling = Wie { $tile } legt, mag de tegenstanders uitdagen om de punten van de ronde te verdubbelen; weigert er één, dan is de ronde meteen voorbij.
rulewords-perfect-ten = Zijn de einden samen een veelvoud van { $step }, dan krijgt wie het eerst “Perfecte tien!” roept, de som als punten.
rulewords-other = { $word }.

rulewords-round-double = { $falls ->
    [yes] { $later ->
        [no] Het station is de hoogste dubbele van de set.
       *[yes] Het station is in de eerste ronde de hoogste dubbele en in elke volgende ronde de dubbele die één lager is.
    }
   *[no] Het station is de hoogste dubbele van de set.
} { $placed ->
    [yes] { $later ->
        [no] Het ligt vanaf het begin in het midden, en de eerste speler begint.
       *[yes] Het ligt vanaf het begin in het midden, en de spelers beginnen om de beurt.
    }
   *[no] { $rest ->
        [none] Wie die dubbele krijgt, moet ermee beginnen.
       *[yes] Wie die dubbele krijgt, moet ermee beginnen; heeft niemand hem, dan trekt iedereen om de beurt tot iemand hem trekt.
    }
}
rulewords-trains = Elke speler heeft een trein, een lijn die bij het station begint, de steen in het midden. Wie past, zet een teken op zijn trein; dan mogen anderen eraan leggen, tot de eigenaar er zelf weer aan legt. { $mexican ->
    [yes] Daarnaast is er één trein van iedereen: de Mexicaanse.
   *[no] Er is geen gezamenlijke trein.
} { $binding ->
    [yes] Een dubbele aan het eind van een trein moet worden bedekt voordat er iets anders mag worden gelegd.
   *[no] Dubbele stenen zijn gewone stenen.
}
rulewords-hub = Het station krijgt { $arms } stenen, en moet ze allemaal hebben voordat er ergens anders wordt gelegd. { $feet ->
    [yes] Elke latere dubbele maakt een poot: daaraan moeten drie tenen liggen voordat er ergens anders wordt gelegd.
   *[no] Latere dubbele stenen zijn gewone stenen.
}{ $short_blocks ->
    [yes] { $feet ->
        [yes] {" "}Een poot die zijn derde teen niet meer kan krijgen, blokkeert de ronde.
       *[no] {""}
    }
   *[no] {""}
}
rulewords-lead-and-play = Eén steen per beurt; wie begint, legt meteen nog een steen.
rulewords-cover-doubles = { $run ->
    [yes] { $trains ->
        [yes] In je eerste beurt leg je zoveel stenen als je wilt aan je eigen trein.
       *[no] In je eerste beurt leg je zoveel stenen als je wilt.
    } Daarna één steen per beurt.
   *[no] Eén steen per beurt.
} { $covers ->
    [yes] { $chain ->
        [yes] Wie een dubbele legt, legt nog een steen op een plek waar dat mag; blijft de dubbele onbedekt, dan moeten de volgende spelers hem bedekken.
       *[no] Wie een dubbele legt, moet hem bedekken; lukt dat niet, dan moet de volgende speler dat doen.
    }{ $run ->
        [yes] {" "}In de eerste beurten hoeft er niets te worden bedekt.
       *[no] {""}
    }
   *[no] Wie een dubbele legt, moet nog een steen leggen als dat kan.
}
rulewords-blank-counts = Van een hand tellen de ogen; 0-0 telt { $points }.
rulewords-out-ends = Wie zijn laatste steen legt, is uit, en de ronde is voorbij.
rulewords-blocked-ranks = Spelers die nog stenen hebben, komen na de spelers die klaar zijn, te beginnen met de laagste hand.
rulewords-symbols-count = Getallen tellen zoals ze zijn, plus en pijl elk 10, een ster 20.
rulewords-blocked = { $draws ->
    [yes] Is er niets te trekken en kan niemand leggen, dan is de ronde geblokkeerd.
   *[no] Kan niemand leggen, dan is de ronde geblokkeerd.
}
rulewords-turns-over = { $later ->
    [no] De eerste speler draait de eerste steen van zijn rij om, en begint ermee.
   *[yes] De eerste speler begint de eerste ronde, de volgende speler de volgende, enzovoort, met de eerste steen van zijn rij.
}
rulewords-symbols-lead = Symbolen maken een steen niet hoger; heeft niemand een steen met twee getallen, dan wordt er opnieuw uitgedeeld.
rulewords-end-open = Open eind: plaats voor beide bochten.
rulewords-end-closed = Gesloten eind: plaats voor maar één bocht.
rulewords-end-dead = Dood eind: plaats voor geen enkele bocht.
# $then: the sentence for later rounds.
rulewords-by-lot = { $later ->
    [no] Er wordt geloot wie met een steen naar keuze begint.
   *[yes] Voor de eerste ronde wordt geloot wie met een steen naar keuze begint. In latere rondes: { $then }
}
rulewords-any-double = Er wordt met een dubbele begonnen. De eerste speler is het eerst aan de beurt, in latere rondes de speler na degene die het laatst begon; vanaf daar begint de eerste speler die een dubbele heeft, met een dubbele naar keuze.{ $otherwise ->
    [never] {""}
   *[draw] {" "}Heeft niemand er een, dan trekt iedereen om de beurt tot er een dubbele komt.
}
rulewords-turned-up-begins = { $how ->
    [winner] { $rest ->
        [yes] De eerste speler begint de eerste ronde, en de winnaar van de vorige ronde elke volgende.
       *[maybe] Wordt er een steen opengelegd, dan begint de eerste speler de eerste ronde, en de winnaar van de vorige ronde elke volgende.
    }
   *[turns] { $rest ->
        [yes] De eerste speler begint de eerste ronde, de volgende speler de volgende, enzovoort.
       *[maybe] Wordt er een steen opengelegd, dan begint de eerste speler de eerste ronde, de volgende speler de volgende, enzovoort.
    }
}
rulewords-maltese-cross = Eerst moeten alle vier de kanten van de eerste dubbele bedekt zijn. De tweede steen aan elke arm moet de passende dubbele zijn{ $gate ->
    [arm] ; een arm die zijn dubbele heeft, gaat meteen verder.
   *[all] , en de vier dubbele stenen komen vóór alle andere stenen.
}
rulewords-goes-on = { $when ->
    [after-double] { $how ->
        [must] Na een dubbele moet je nog een steen leggen als er een past
       *[may] Na een dubbele mag je nog een steen leggen
    }
    [on-double] { $how ->
        [must] Na een steen aan een dubbele moet je nog een steen leggen als er een past
       *[may] Na een steen aan een dubbele mag je nog een steen leggen
    }
   *[fits] { $how ->
        [must] In je beurt moet je blijven leggen zolang er een steen past
       *[may] In je beurt mag je zoveel passende stenen leggen als je wilt
    }
}{ $arm ->
    [same] . Alle stenen van een beurt gaan aan hetzelfde eind, behalve in de eerste beurt van de ronde: dan mogen ze aan elk eind.
   *[any] .
}
rulewords-ends-matching = Tel na een steen de einden die het getal tonen dat je openliet: elk 1, { $doubles } voor een dubbele met een vrije kant. Is dat samen 2 of meer, dan krijg je zoveel punten. Met een dubbele beginnen levert { $lead } op.
rulewords-both-partners = { $teams ->
    [any] In teams gaat de ronde door tot beide partners van een team uit zijn; dat team wint. Zonder teams wint de speler die het eerst uit is.
    [yes] De ronde gaat door tot beide partners van een team uit zijn; dat team wint. Wie uit is, doet niet meer mee.
   *[no] Wie zijn laatste steen legt, is uit en wint de ronde.
}
rulewords-play-on = Wie uit is, doet niet meer mee. De ronde gaat door tot er geen steen meer past; dan worden de handen vergeleken.
rulewords-against-the-locker = De speler na degene die de ronde blokkeerde, wint.
rulewords-by-last-tile = De laatste steen bepaalt de punten: { $single } voor een gewone steen die aan één eind past, { $double } voor een dubbele, { $both } voor een gewone steen waarvan de helften bij twee verschillende einden passen, { $both_double } voor een dubbele die aan beide past; { $blocked } in een geblokkeerde ronde.
# $tile counts $points.
rulewords-tile-points = { $tile }: { $points }
# $tiles: 6-6: 50 and 0-0: 25.
rulewords-special-tiles = { $alone ->
    [yes] Van een hand tellen de ogen; een steen die als enige in een hand zit, kan anders tellen: { $tiles }.
   *[no] Van een hand tellen de ogen; sommige stenen tellen anders: { $tiles }.
}
rulewords-discard-to-pass = { $draws ->
    [yes] In plaats van te passen leg je een steen dicht af.
   *[no] Wie niet kan leggen, legt een steen dicht af.
} Die doet niet meer mee, maar telt nog wel bij de hand; wie een steen heeft afgelegd, kan niet meer winnen door uit te zijn.
