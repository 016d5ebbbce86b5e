# De woordenschat van de regels: wat elk woord zegt, zoals het programma de regels schrijft van een spel
# dat iemand zelf maakt. Hele zinnen; getallen en stenen staan in de gaten.

vocab-ask-players = Spelers
vocab-ask-tiles = Stenen
vocab-ask-hand = Hand
vocab-ask-deal = Uitdelen
vocab-ask-opening = Wie begint
vocab-ask-match = Wat past
vocab-ask-table = De tafel
vocab-ask-draw = Wie niet kan leggen
vocab-ask-turns = Een beurt
vocab-ask-on-play = Punten onder het spel
vocab-ask-on-pass = Punten voor passen
vocab-ask-counting = Wat een hand telt
vocab-ask-block = Een geblokkeerde ronde
vocab-ask-out = Wie uit is
vocab-ask-tie = Gelijk in een geblokkeerde ronde
vocab-ask-award = Het einde van een ronde
vocab-ask-goal = De partij
vocab-ask-teams = Teams
vocab-ask-to-the-right = Richting
vocab-ask-twists = Extra’s
vocab-ask-inner = Delen van andere woorden

vocab-players = Je speelt met { $players }.
vocab-hand = { $each ->
    [one] Iedereen krijgt { $each } steen.
   *[other] Iedereen krijgt { $each } stenen.
}
vocab-hands = Iedereen krijgt { $hands }.
vocab-hand-for = { $each ->
    [one] { $each } steen met { $players } spelers
   *[other] { $each } stenen met { $players } spelers
}
vocab-without = Met { $players } spelers blijft { $tiles } in de doos.
vocab-teams = Twee teams: jij en wie tegenover je zit winnen of verliezen samen.
vocab-alone = Iedereen speelt voor zich.
vocab-to-the-right = Er wordt naar rechts gespeeld, tegen de klok in.
vocab-to-the-left = Er wordt naar links gespeeld, met de klok mee.

vocab-double-n = { $faces ->
    [fruit] { $tiles } stenen, elk paar van 0 tot en met { $most } één keer; de helften laten fruit zien.
    [numerals] { $tiles } stenen, elk paar van 0 tot en met { $most } één keer; de helften laten cijfers zien.
   *[pips] { $tiles } stenen, elk paar van 0 tot en met { $most } één keer: een set tot en met dubbel { $most }.
}
vocab-boxed = De { $tiles } gebogen stenen van de doos { $name }.

vocab-hands-and-stock = { $start ->
    [0] De rest is de pot.
    [one] { $start_single ->
        [yes] Vooraf wordt één steen die geen dubbele is op tafel gelegd; de rest is de pot.
       *[no] Vooraf wordt één steen op tafel gelegd; de rest is de pot.
    }
   *[other] Vooraf worden { $start } stenen op tafel gelegd; de rest is de pot.
}{ $misdeal }
vocab-misdeal = { $doubles ->
    [0] { $same ->
        [0] {""}
       *[other] {" "}Een hand met { $same } stenen van één getal wordt opnieuw uitgedeeld.
    }
   *[other] { $same ->
        [0] {" "}Een hand met { $doubles } dubbele stenen wordt opnieuw uitgedeeld.
       *[other] {" "}Een hand met { $doubles } dubbele stenen, of met { $same } stenen van één getal, wordt opnieuw uitgedeeld.
    }
}
vocab-whole-set = Alle stenen worden gelijk verdeeld; wat overblijft wordt ongezien weggelegd.

vocab-highest-double = { $otherwise ->
    [redeal] Wie de hoogste dubbele heeft moet ermee beginnen; heeft niemand een dubbele, dan wordt er opnieuw uitgedeeld.
   *[highest] Wie de hoogste dubbele heeft moet ermee beginnen; heeft niemand een dubbele, dan begint de hoogste steen.
}
vocab-lowest-double = { $otherwise ->
    [redeal] Wie de laagste dubbele heeft moet ermee beginnen; heeft niemand een dubbele, dan wordt er opnieuw uitgedeeld.
   *[highest] Wie de laagste dubbele heeft moet ermee beginnen; heeft niemand een dubbele, dan begint de hoogste steen.
}{ $blank_last ->
    [yes] {" "}De dubbele blanco komt na alle andere.
   *[no] {""}
}
vocab-holder-of-highest = { $otherwise ->
    [redeal] Wie de hoogste dubbele heeft begint, met een steen naar keuze die past; heeft niemand een dubbele, dan wordt er opnieuw uitgedeeld.
   *[highest] Wie de hoogste dubbele heeft, of anders de hoogste steen, begint, met een steen naar keuze die past.
}
vocab-draw-for-lead = Iedereen trekt een steen; wie de meeste ogen trok begint, met een steen naar keuze.
vocab-take-turns = Het begin gaat de tafel rond, elke ronde een plaats verder, met een steen naar keuze.
vocab-next-leads = In de eerste ronde: { $first } Daarna begint telkens de volgende speler, met een steen naar keuze.
vocab-winner-leads = In de eerste ronde: { $first } { $double ->
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

vocab-same-value = Gelijke helften sluiten aan.
vocab-sum-to = Helften sluiten aan die samen { $total } zijn. Een steen die zelf { $total } ogen heeft, en 0-0, passen overal.
vocab-same-colour = Helften van één kleur sluiten aan; een ster sluit op alles aan.

vocab-honeycomb = { $joins ->
    [yes] Gebogen stenen slingeren over een honingraat en moeten passen; twee einden mogen verbonden worden als beide kanten aansluiten.
   *[no] Gebogen stenen slingeren over een honingraat en moeten passen; twee einden komen nooit samen.
}
vocab-line = Eén lijn met twee open einden.
vocab-one-arm = Eén lijn die maar aan één eind groeit.
vocab-cross = De eerste dubbele krijgt aan alle vier de kanten stenen, en die moeten er alle vier liggen voor er ergens anders wordt gelegd.
vocab-every-double-spins = Elke dubbele is een spinner: zijn korte einden gaan open zodra er een steen aan zijn vrije kant ligt.
vocab-one-spinner = De eerste dubbele is de spinner: zijn korte einden gaan open zodra er aan beide lange kanten stenen liggen.
vocab-tree = Een dubbele waarmee wordt begonnen krijgt aan vier kanten stenen; elke latere dubbele splitst zijn arm in tweeën.

vocab-never = Niemand trekt: wie niet kan leggen, past.
vocab-until-playable = { $freely ->
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
vocab-draw-one = { $then ->
    [may-play] Wie niet kan leggen trekt één steen, en mag die leggen als hij aansluit.
    [turn-over] Wie niet kan leggen trekt één steen, en dan is de beurt voorbij.
   *[must-play] Wie niet kan leggen trekt één steen, legt die als hij aansluit en past als dat niet zo is.
}{ $instead ->
    [yes] {" "}Met een steen die aansluit mag je trekken in plaats van te leggen, en dan is je beurt voorbij.
   *[no] {""}
}
vocab-while-cross-open = Zolang er aan het kruis nog kanten open zijn: { $before } Vanaf dan: { $after }

vocab-one-play = Eén steen per beurt.
vocab-as-many-as-fit = Je legt in een beurt zo veel stenen als je wilt.
vocab-another-on-double = Wie op een dubbele legt, mag nog één steen leggen.
vocab-second-double = Wie een dubbele legt, mag nog een dubbele leggen.
vocab-turn-the-next = Je draait de volgende steen van je rij om en legt hem als hij past; wie legt gaat door, behalve na de eerste steen.
vocab-symbols = Een pijl die het open eind wordt speelt nog eens; een plus laat de volgende speler trekken.

vocab-no-play-score = Leggen levert geen punten op.
vocab-ends-multiple-of = { $pips_a_point ->
    [1] Zijn de open einden samen een veelvoud van { $step }, dan krijg je zo veel punten.
   *[other] Zijn de open einden samen een veelvoud van { $step }, dan krijg je 1 punt voor elke { $pips_a_point }.
}{ $lead_single ->
    [no] {" "}Een enkele steen waarmee wordt begonnen levert niets op.
   *[yes] {""}
}{ $idle ->
    [yes] {" "}De korte einden van een spinner tellen ook mee voor er iets aan ligt.
   *[no] {""}
}
vocab-ends-go-into = De open einden worden opgeteld: je krijgt zo veel punten als elk van { $steps } er zonder rest in gaat.
vocab-ends-alike = { $alike ->
    [one] Zijn beide einden gelijk, dan krijg je { $alike } punt
   *[other] Zijn beide einden gelijk, dan krijg je { $alike } punten
}; maakte een dubbele ze gelijk, dan { $with_double }.
vocab-no-pass-score = Passen levert niets op.
vocab-pass-bonus = { $bonus ->
    [0] Passen levert niets op.
   *[other] Een eerste steen waarop de volgende moet passen levert { $bonus } punten op, het dubbele als het geen dubbele was; een steen waarop alle anderen moeten passen levert { $bonus } op.
}

vocab-pips = Een hand telt zijn ogen.
vocab-dear-blank = { $alone ->
    [yes] Een hand telt zijn ogen; 0-0 alleen in een hand telt { $points } meer.
   *[no] Een hand telt zijn ogen; 0-0 telt { $points } meer in een hand zonder andere blanco.
}

vocab-lowest-pips = { $then_tile ->
    [yes] De laagste hand wint; van gelijke handen die met de laagste steen.
   *[no] De laagste hand wint.
}
vocab-fewest-together = De kant met de minste ogen in al zijn handen samen wint.
vocab-lockers-duel = De laagste van twee handen wint: die van wie de ronde blokkeerde, of die van de volgende speler.
vocab-nobody-wins = Niemand wint.
vocab-fewest-tiles = De minste stenen winnen, daarna de laagste hand.
vocab-fewest-doubles = Een hand zonder dubbele stenen wint, van meerdere de laagste; heeft iedereen er een, dan wint de laagste dubbele.
vocab-who-is-out = Wie uit is wint de ronde.
vocab-as-if-blocked = Is iemand uit, dan is de ronde voorbij; de handen worden vergeleken als in een geblokkeerde ronde.
vocab-points-wait = Niemand wint; wie de volgende ronde wint krijgt wat deze zou hebben opgeleverd.
vocab-to-the-leader = Wie de ronde begon wint.
vocab-to-the-locker = Wie de ronde blokkeerde wint.

vocab-opponents-pips = { $own_too ->
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
vocab-one-point = De winnaar krijgt 1 punt.
vocab-to-love = { $love ->
    [yes] De winnaar krijgt 1 punt; zodra elke kant een punt heeft, gaan allen terug naar 0.
   *[no] De winnaar krijgt 1 punt.
}{ $one_all ->
    [yes] {" "}Bij 1 gelijk gaat niemand terug, maar de volgende winnaar staat op 2 en alle anderen op 0.
   *[no] {""}
}
vocab-losers-write = Elke kant behalve die van de winnaar schrijft op wat zijn handen tellen; wie nog niets heeft, schrijft niets onder { $entry }.
vocab-penalties = { $for_out ->
    [0] Iedereen krijgt zijn ogen als strafpunten.
   *[other] Iedereen krijgt zijn ogen als strafpunten, en { $for_out } erbij als een ander uit is.
}
vocab-most-made = Wie in de ronde de meeste punten maakte wint hem, en krijgt de ogen in alle andere handen erbij.
vocab-ranks = Punten gaan op volgorde, van de eerste tot de laatste: { $scale }.
vocab-rank-points = { $points } met { $players } spelers
vocab-with-bonuses = { $award }{ $capicua }{ $last }{ $ladder }
vocab-capicua = { $gives ->
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
vocab-last-tile = { $gives ->
    [0] {""}
   *[other] {" "}Wie uit is met { $tile } krijgt { $gives } punten meer.
}
vocab-ladder = { $on ->
    [yes] {" "}De winnaars van de eerste rondes krijgen meer: { $rungs } punten.
   *[no] {""}
}
vocab-exact = precies
vocab-nearest = tot het dichtstbijzijnde veelvoud van { $step }
vocab-up = naar boven tot een veelvoud van { $step }

vocab-first-to = { $single ->
    [yes] { $drawn ->
        [yes] Eén ronde is de partij; wint niemand die, dan is het gelijkspel.
       *[no] Eén ronde is de partij.
    }
   *[no] De meeste punten winnen, zodra iemand er aan het eind van een ronde { $target } heeft.
}
vocab-loser-at = { $single ->
    [yes] { $drawn ->
        [yes] Eén ronde is de partij; wint niemand die, dan is het gelijkspel.
       *[no] Eén ronde is de partij.
    }
   *[no] Punten zijn slecht: zodra iemand er aan het eind van een ronde { $target } heeft, winnen de minste.
}
vocab-exactly = { $single ->
    [yes] Eén ronde is de partij.
   *[no] Precies { $target } punten winnen, op dat moment; punten die erboven zouden komen tellen niet.
}
vocab-most-after = { $rounds ->
    [0] De meeste punten na een ronde voor elke dubbele van de set winnen.
    [one] De meeste punten na { $rounds } ronde winnen.
   *[other] De meeste punten na { $rounds } rondes winnen.
}
vocab-fewest-after = { $rounds ->
    [0] De minste punten na een ronde voor elke dubbele van de set winnen.
    [one] De minste punten na { $rounds } ronde winnen.
   *[other] De minste punten na { $rounds } rondes winnen.
}

vocab-face-down = Handen zijn rijen die dicht liggen: niemand ziet een steen voor hij wordt omgedraaid.
vocab-mover-blocks = Een ronde is voorbij zodra wie aan de beurt is niet kan leggen en niet kan trekken.
vocab-sweep = Past niets meer van wat buiten de pot is, dan wordt de pot verdeeld voor de ronde als geblokkeerd geldt.
vocab-last-one-ends = Wie uit is doet niet meer mee; de anderen spelen door tot er één over is.
vocab-muggins = Wie punten onder het spel over het hoofd ziet, laat ze aan de anderen: “Muggins!”
vocab-say-domino = { $tiles ->
    [one] Wie nog { $tiles } steen heeft moet “Domino!” roepen, of kan betrapt worden.
   *[other] Wie nog { $tiles } stenen heeft moet “Domino!” roepen, of kan betrapt worden.
}
vocab-choose-direction = Wie begint kiest de richting.
vocab-double-back = Wie een dubbele legt mag de richting omkeren.
vocab-doubling = Wie { $tile } legt mag de anderen uitdagen om de punten te verdubbelen.
vocab-perfect-ten = Zijn de einden samen een veelvoud van { $step }, dan krijgt wie dat het eerst roept zo veel punten.
vocab-other = { $word }.

vocab-round-double = { $falls ->
    [yes] Een ronde wordt rond een dubbele gebouwd, die elke ronde één lager is.
   *[no] Elke ronde wordt rond de hoogste dubbele van de set gebouwd.
} { $placed ->
    [yes] Hij ligt er voor de eerste zet, en de spelers beginnen om de beurt.
   *[no] Wie hem krijgt, moet ermee beginnen; heeft niemand hem, dan trekken allen om de beurt tot hij komt.
}
vocab-trains = Elke speler heeft vanaf de eerste dubbele een eigen trein, dicht voor anderen tot hij is gemerkt. { $mexican ->
    [yes] Nog een trein is van iedereen.
   *[no] Er is geen trein voor iedereen.
} { $binding ->
    [yes] Een dubbele aan het eind van een trein moet worden bedekt voor er iets anders wordt gelegd.
   *[no] Dubbele stenen zijn gewone stenen.
}
vocab-hub = De eerste dubbele krijgt { $arms } stenen, en die moeten er allemaal liggen voor er ergens anders wordt gelegd. { $feet ->
    [yes] Elke latere dubbele maakt een poot, waarvan de drie tenen ook voorgaan.
   *[no] Latere dubbele stenen zijn gewone stenen.
} { $short_blocks ->
    [yes] Een poot die zijn derde teen niet meer kan krijgen, blokkeert de ronde.
   *[no] {""}
}
vocab-lead-and-play = Eén steen per beurt; wie begint, gaat meteen door met een steen.
vocab-cover-doubles = { $run ->
    [yes] De eerste beurt is zo veel stenen als je wilt aan je eigen trein; daarna één steen per beurt.
   *[no] Eén steen per beurt.
} { $chain ->
    [yes] Wie een dubbele legt, legt nog een steen waar dat mag; de anderen moeten hem bedekken.
   *[no] Wie een dubbele legt, moet hem bedekken of laat dat aan de volgende.
}
vocab-blank-counts = Een hand telt haar ogen; 0-0 telt { $points }.
