# De woordenschat van de regels: wat elk woord zegt, zoals het programma de regels schrijft van een spel
# dat iemand zelf maakt. Hele zinnen; getallen en stenen staan in de gaten.

rulewords-ask-players = Spelers
rulewords-ask-tiles = Stenen
rulewords-ask-hand = Hand
rulewords-ask-deal = Uitdelen
rulewords-ask-opening = Wie begint
rulewords-ask-match = Wat past
rulewords-ask-table = De tafel
rulewords-ask-draw = Wie niet kan leggen
rulewords-ask-turns = Een beurt
rulewords-ask-on-play = Punten onder het spel
rulewords-ask-on-pass = Punten voor passen
rulewords-ask-counting = Wat een hand telt
rulewords-ask-block = Een geblokkeerde ronde
rulewords-ask-out = Wie uit is
rulewords-ask-tie = Gelijk in een geblokkeerde ronde
rulewords-ask-award = Het einde van een ronde
rulewords-ask-goal = De partij
rulewords-ask-teams = Teams
rulewords-ask-to-the-right = Richting
rulewords-ask-twists = Extra’s
rulewords-ask-inner = Delen van andere woorden

rulewords-players = Je speelt met { $players }.
rulewords-hand = { $each ->
    [one] Iedereen krijgt { $each } steen.
   *[other] Iedereen krijgt { $each } stenen.
}
rulewords-hands = Iedereen krijgt { $hands }.
rulewords-hand-for = { $each ->
    [one] { $each } steen met { $players } spelers
   *[other] { $each } stenen met { $players } spelers
}
rulewords-without = Met { $players } spelers blijft { $tiles } in de doos.
rulewords-teams = Twee teams: jij en wie tegenover je zit winnen of verliezen samen.
rulewords-alone = Iedereen speelt voor zich.
rulewords-to-the-right = Er wordt naar rechts gespeeld, tegen de klok in.
rulewords-to-the-left = Er wordt naar links gespeeld, met de klok mee.

rulewords-double-n = { $faces ->
    [fruit] { $tiles } stenen, elk paar van 0 tot en met { $most } één keer; de helften laten fruit zien.
    [numerals] { $tiles } stenen, elk paar van 0 tot en met { $most } één keer; de helften laten cijfers zien.
   *[pips] { $tiles } stenen, elk paar van 0 tot en met { $most } één keer: een set tot en met dubbel { $most }.
}
rulewords-boxed = De { $tiles } gebogen stenen van de doos { $name }.

rulewords-hands-and-stock = { $start ->
    [0] De rest is de pot.
    [one] { $start_single ->
        [yes] Vooraf wordt één steen die geen dubbele is op tafel gelegd; de rest is de pot.
       *[no] Vooraf wordt één steen op tafel gelegd; de rest is de pot.
    }
   *[other] Vooraf worden { $start } stenen op tafel gelegd; de rest is de pot.
}{ $misdeal }
rulewords-misdeal = { $doubles ->
    [0] { $same ->
        [0] {""}
       *[other] {" "}Een hand met { $same } stenen van één getal wordt opnieuw uitgedeeld.
    }
   *[other] { $same ->
        [0] {" "}Een hand met { $doubles } dubbele stenen wordt opnieuw uitgedeeld.
       *[other] {" "}Een hand met { $doubles } dubbele stenen, of met { $same } stenen van één getal, wordt opnieuw uitgedeeld.
    }
}
rulewords-whole-set = Alle stenen worden gelijk verdeeld; wat overblijft wordt ongezien weggelegd.

rulewords-highest-double = { $otherwise ->
    [redeal] Wie de hoogste dubbele heeft moet ermee beginnen; heeft niemand een dubbele, dan wordt er opnieuw uitgedeeld.
   *[highest] Wie de hoogste dubbele heeft moet ermee beginnen; heeft niemand een dubbele, dan begint de hoogste steen.
}
rulewords-lowest-double = { $otherwise ->
    [redeal] Wie de laagste dubbele heeft moet ermee beginnen; heeft niemand een dubbele, dan wordt er opnieuw uitgedeeld.
   *[highest] Wie de laagste dubbele heeft moet ermee beginnen; heeft niemand een dubbele, dan begint de hoogste steen.
}{ $blank_last ->
    [yes] {" "}De dubbele blanco komt na alle andere.
   *[no] {""}
}
rulewords-holder-of-highest = { $otherwise ->
    [redeal] Wie de hoogste dubbele heeft begint, met een steen naar keuze die past; heeft niemand een dubbele, dan wordt er opnieuw uitgedeeld.
   *[highest] Wie de hoogste dubbele heeft, of anders de hoogste steen, begint, met een steen naar keuze die past.
}
rulewords-draw-for-lead = Iedereen trekt een steen; wie de meeste ogen trok begint, met een steen naar keuze.
rulewords-take-turns = Het begin gaat de tafel rond, elke ronde een plaats verder, met een steen naar keuze.
rulewords-next-leads = In de eerste ronde: { $first } Daarna begint telkens de volgende speler, met een steen naar keuze.
rulewords-winner-leads = In de eerste ronde: { $first } { $double ->
    [yes] Daarna begint wie de vorige ronde won met een dubbele; zonder dubbele begint de volgende speler die er een heeft.
   *[no] Daarna begint wie de vorige ronde won, met een steen naar keuze.
} { $tie ->
    [same] Na een ronde die niemand won, begint dezelfde speler nog eens.
    [first] Na een ronde die niemand won, wordt het begin bepaald zoals in de eerste ronde.
   *[next] Na een ronde die niemand won, begint de speler na wie het laatst begon.
}{ $locker ->
    [yes] {" "}Na een geblokkeerde ronde begint wie hem blokkeerde.
   *[no] {""}
}

rulewords-same-value = Gelijke helften sluiten aan.
rulewords-sum-to = Helften sluiten aan die samen { $total } zijn. Een steen die zelf { $total } ogen heeft, en 0-0, passen overal.
rulewords-same-colour = Helften van één kleur sluiten aan; een ster sluit op alles aan.

rulewords-honeycomb = { $joins ->
    [yes] Gebogen stenen slingeren over een honingraat en moeten passen; twee einden mogen verbonden worden als beide kanten aansluiten.
   *[no] Gebogen stenen slingeren over een honingraat en moeten passen; twee einden komen nooit samen.
}
rulewords-line = Eén lijn met twee open einden.
rulewords-one-arm = Eén lijn die maar aan één eind groeit.
rulewords-cross = De eerste dubbele krijgt aan alle vier de kanten stenen, en die moeten er alle vier liggen voor er ergens anders wordt gelegd.
rulewords-every-double-spins = Elke dubbele is een spinner: zijn korte einden gaan open zodra er een steen aan zijn vrije kant ligt.
rulewords-one-spinner = De eerste dubbele is de spinner: zijn korte einden gaan open zodra er aan beide lange kanten stenen liggen.
rulewords-tree = Een dubbele waarmee wordt begonnen krijgt aan vier kanten stenen; elke latere dubbele splitst zijn arm in tweeën.

rulewords-never = Niemand trekt: wie niet kan leggen, past.
rulewords-until-playable = { $freely ->
    [yes] Wie niet kan leggen trekt tot het wel kan; ook met een steen die aansluit mag je trekken, zo vaak je wilt.
   *[no] Wie niet kan leggen trekt tot het wel kan, en past als de pot leeg is.
}{ $instead ->
    [yes] {" "}Met een steen die aansluit mag je trekken in plaats van te leggen, en dan is je beurt voorbij.
   *[no] {""}
}{ $leave ->
    [0] {""}
    [one] {" "}Eén steen blijft altijd in de pot.
   *[other] {" "}{ $leave } stenen blijven altijd in de pot.
}
rulewords-draw-one = { $then ->
    [may-play] Wie niet kan leggen trekt één steen, en mag die leggen als hij aansluit.
    [turn-over] Wie niet kan leggen trekt één steen, en dan is de beurt voorbij.
   *[must-play] Wie niet kan leggen trekt één steen, legt die als hij aansluit en past als dat niet zo is.
}{ $instead ->
    [yes] {" "}Met een steen die aansluit mag je trekken in plaats van te leggen, en dan is je beurt voorbij.
   *[no] {""}
}
rulewords-while-cross-open = Zolang er aan het kruis nog kanten open zijn: { $before } Vanaf dan: { $after }

rulewords-one-play = Eén steen per beurt.
rulewords-as-many-as-fit = Je legt in een beurt zo veel stenen als je wilt.
rulewords-another-on-double = Wie op een dubbele legt, mag nog één steen leggen.
rulewords-second-double = Wie een dubbele legt, mag nog een dubbele leggen.
rulewords-turn-the-next = Je draait de volgende steen van je rij om en legt hem als hij past; wie legt gaat door, behalve na de eerste steen.
rulewords-symbols = Een pijl die het open eind wordt speelt nog eens; een plus laat de volgende speler trekken.

rulewords-no-play-score = Leggen levert geen punten op.
rulewords-ends-multiple-of = { $pips_a_point ->
    [1] Zijn de open einden samen een veelvoud van { $step }, dan krijg je zo veel punten.
   *[other] Zijn de open einden samen een veelvoud van { $step }, dan krijg je 1 punt voor elke { $pips_a_point }.
}{ $lead_single ->
    [no] {" "}Een enkele steen waarmee wordt begonnen levert niets op.
   *[yes] {""}
}{ $idle ->
    [yes] {" "}De korte einden van een spinner tellen ook mee voor er iets aan ligt.
   *[no] {""}
}
rulewords-ends-go-into = De open einden worden opgeteld: je krijgt zo veel punten als elk van { $steps } er zonder rest in gaat.
rulewords-ends-alike = { $alike ->
    [one] Zijn beide einden gelijk, dan krijg je { $alike } punt
   *[other] Zijn beide einden gelijk, dan krijg je { $alike } punten
}; maakte een dubbele ze gelijk, dan { $with_double }.
rulewords-no-pass-score = Passen levert niets op.
rulewords-pass-bonus = { $bonus ->
    [0] Passen levert niets op.
   *[other] Een eerste steen waarop de volgende moet passen levert { $bonus } punten op, het dubbele als het geen dubbele was; een steen waarop alle anderen moeten passen levert { $bonus } op.
}

rulewords-pips = Een hand telt zijn ogen.
rulewords-dear-blank = { $alone ->
    [yes] Een hand telt zijn ogen; 0-0 alleen in een hand telt { $points } meer.
   *[no] Een hand telt zijn ogen; 0-0 telt { $points } meer in een hand zonder andere blanco.
}

rulewords-lowest-pips = { $then_tile ->
    [yes] De laagste hand wint; van gelijke handen die met de laagste steen.
   *[no] De laagste hand wint.
}
rulewords-fewest-together = De kant met de minste ogen in al zijn handen samen wint.
rulewords-lockers-duel = De laagste van twee handen wint: die van wie de ronde blokkeerde, of die van de volgende speler.
rulewords-nobody-wins = Niemand wint.
rulewords-fewest-tiles = De minste stenen winnen, daarna de laagste hand.
rulewords-fewest-doubles = Een hand zonder dubbele stenen wint, van meerdere de laagste; heeft iedereen er een, dan wint de laagste dubbele.
rulewords-who-is-out = Wie uit is wint de ronde.
rulewords-as-if-blocked = Is iemand uit, dan is de ronde voorbij; de handen worden vergeleken als in een geblokkeerde ronde.
rulewords-points-wait = Niemand wint; wie de volgende ronde wint krijgt wat deze zou hebben opgeleverd.
rulewords-to-the-leader = Wie de ronde begon wint.
rulewords-to-the-locker = Wie de ronde blokkeerde wint.

rulewords-opponents-pips = { $own_too ->
    [yes] De winnaar krijgt de ogen die in alle handen over zijn
   *[no] De winnaar krijgt de ogen die in de handen van de anderen over zijn
}{ $pips_a_point ->
    [1] {""}
   *[other] , 1 punt voor elke { $pips_a_point }
}.{ $minus_own ->
    [yes] {" "}In een geblokkeerde ronde gaan de eigen ogen van de winnaar eraf.
   *[no] {""}
} Elke hand wordt { $each_hand }{ $own_out ->
    [yes] {" "}Is iemand uit, dan tellen ook de ogen van de partner.
   *[no] {""}
}{ $own_blocked ->
    [yes] {" "}In een geblokkeerde ronde tellen ook de eigen ogen van de winnaar.
   *[no] {""}
}{ $rounds ->
    [yes] {" "}geteld, de som { $total }, en in een geblokkeerde ronde { $when_blocked }.
   *[no] {""}
}
rulewords-one-point = De winnaar krijgt 1 punt.
rulewords-to-love = { $love ->
    [yes] De winnaar krijgt 1 punt; zodra elke kant een punt heeft, gaan allen terug naar 0.
   *[no] De winnaar krijgt 1 punt.
}{ $one_all ->
    [yes] {" "}Bij 1 gelijk gaat niemand terug, maar de volgende winnaar staat op 2 en alle anderen op 0.
   *[no] {""}
}
rulewords-losers-write = Elke kant behalve die van de winnaar schrijft op wat zijn handen tellen; een kant met 0 punten schrijft niets op onder { $entry }.
rulewords-penalties = { $for_out ->
    [0] Iedereen krijgt zijn ogen als strafpunten.
   *[other] Iedereen krijgt zijn ogen als strafpunten, en { $for_out } erbij als een ander uit is.
}
rulewords-most-made = Wie in de ronde de meeste punten maakte wint hem, en krijgt de ogen in alle andere handen erbij.
rulewords-ranks = Punten gaan op volgorde, van de eerste tot de laatste: { $scale }.
rulewords-rank-points = { $points } met { $players } spelers
rulewords-with-bonuses = { $award }{ $capicua }{ $last }{ $ladder }
rulewords-capicua = { $gives ->
    [0] {""}
    [double] {" "}Wie uit is met een enkele steen die op beide einden past, krijgt het dubbele.
   *[other] {" "}Wie uit is met een enkele steen die op beide einden past, krijgt { $gives } punten meer.
}{ $gives ->
    [0] {""}
   *[other] { $blank ->
        [yes] {""}
       *[no] {" "}Een steen met een blanco geldt daarvoor niet.
    }
}
rulewords-last-tile = { $gives ->
    [0] {""}
   *[other] {" "}Wie uit is met { $tile } krijgt { $gives } punten meer.
}
rulewords-ladder = { $on ->
    [yes] {" "}De winnaars van de eerste rondes krijgen meer: { $rungs } punten.
   *[no] {""}
}
rulewords-exact = precies
rulewords-nearest = tot het dichtstbijzijnde veelvoud van { $step }
rulewords-up = naar boven tot een veelvoud van { $step }

rulewords-first-to = { $single ->
    [yes] { $drawn ->
        [yes] Eén ronde is de partij; wint niemand die, dan is het gelijkspel.
       *[no] Eén ronde is de partij.
    }
   *[no] De meeste punten winnen, zodra iemand er aan het eind van een ronde { $target } heeft.
}
rulewords-loser-at = { $single ->
    [yes] { $drawn ->
        [yes] Eén ronde is de partij; wint niemand die, dan is het gelijkspel.
       *[no] Eén ronde is de partij.
    }
   *[no] Punten zijn slecht: zodra iemand er aan het eind van een ronde { $target } heeft, winnen de minste.
}
rulewords-exactly = { $single ->
    [yes] Eén ronde is de partij.
   *[no] Precies { $target } punten winnen, op dat moment; punten die erboven zouden komen tellen niet.
}
rulewords-most-after = { $rounds ->
    [0] De meeste punten na een ronde voor elke dubbele van de set winnen.
    [one] De meeste punten na { $rounds } ronde winnen.
   *[other] De meeste punten na { $rounds } rondes winnen.
}
rulewords-fewest-after = { $rounds ->
    [0] De minste punten na een ronde voor elke dubbele van de set winnen.
    [one] De minste punten na { $rounds } ronde winnen.
   *[other] De minste punten na { $rounds } rondes winnen.
}

rulewords-face-down = Handen zijn rijen die dicht liggen: niemand ziet een steen voor hij wordt omgedraaid.
rulewords-mover-blocks = Een ronde is voorbij zodra wie aan de beurt is niet kan leggen en niet kan trekken.
rulewords-sweep = Past niets meer van wat buiten de pot is, dan wordt de pot verdeeld voor de ronde als geblokkeerd geldt.
rulewords-last-one-ends = Wie uit is doet niet meer mee; de anderen spelen door tot er één over is.
rulewords-muggins = Wie punten onder het spel over het hoofd ziet, laat ze aan de anderen: “Muggins!”
rulewords-say-domino = { $tiles ->
    [one] Wie nog { $tiles } steen heeft moet “Domino!” roepen, of kan betrapt worden.
   *[other] Wie nog { $tiles } stenen heeft moet “Domino!” roepen, of kan betrapt worden.
}
rulewords-choose-direction = Wie begint kiest de richting.
rulewords-double-back = Wie een dubbele legt mag de richting omkeren.
rulewords-doubling = Wie { $tile } legt mag de anderen uitdagen om de punten te verdubbelen.
rulewords-perfect-ten = Zijn de einden samen een veelvoud van { $step }, dan krijgt wie dat het eerst roept zo veel punten.
rulewords-other = { $word }.

rulewords-round-double = { $falls ->
    [yes] Een ronde wordt rond een dubbele gebouwd, die elke ronde één lager is.
   *[no] Elke ronde wordt rond de hoogste dubbele van de set gebouwd.
} { $placed ->
    [yes] Hij ligt er voor de eerste zet, en de spelers beginnen om de beurt.
   *[no] Wie hem krijgt, moet ermee beginnen; heeft niemand hem, dan trekken allen om de beurt tot hij komt.
}
rulewords-trains = Elke speler heeft vanaf de eerste dubbele een eigen trein, dicht voor anderen tot hij is gemerkt. { $mexican ->
    [yes] Nog een trein is van iedereen.
   *[no] Er is geen trein voor iedereen.
} { $binding ->
    [yes] Een dubbele aan het eind van een trein moet worden bedekt voor er iets anders wordt gelegd.
   *[no] Dubbele stenen zijn gewone stenen.
}
rulewords-hub = De eerste dubbele krijgt { $arms } stenen, en die moeten er allemaal liggen voor er ergens anders wordt gelegd. { $feet ->
    [yes] Elke latere dubbele maakt een poot, waarvan de drie tenen ook voorgaan.
   *[no] Latere dubbele stenen zijn gewone stenen.
} { $short_blocks ->
    [yes] Een poot die zijn derde teen niet meer kan krijgen, blokkeert de ronde.
   *[no] {""}
}
rulewords-lead-and-play = Eén steen per beurt; wie begint, gaat meteen door met een steen.
rulewords-cover-doubles = { $run ->
    [yes] De eerste beurt is zo veel stenen als je wilt aan je eigen trein; daarna één steen per beurt.
   *[no] Eén steen per beurt.
} { $chain ->
    [yes] Wie een dubbele legt, legt nog een steen waar dat mag; de anderen moeten hem bedekken.
   *[no] Wie een dubbele legt, moet hem bedekken of laat dat aan de volgende.
}
rulewords-blank-counts = Een hand telt haar ogen; 0-0 telt { $points }.
