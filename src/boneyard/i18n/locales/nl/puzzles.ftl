puzzles-bar = Puzzels
puzzles-fewer = { $found } van { $wanted } gevonden. De gespeelde rondes leverden er niet meer op.
puzzles-see-answer = Antwoord: { $command }
puzzles-for-one = { $game } is een solitairespel; daar zijn geen puzzels van
puzzles-not-of = er zijn geen puzzels van { $game }: de beste zet is niet af te leiden uit wat een speler ziet
puzzles-no-puzzle = geen geldige puzzel: { $why }
puzzles-other-moves = geen geldige puzzel: de zetten erin zijn niet de toegestane zetten
puzzles-changed = { $puzzle } ({ $game }): het antwoord was { $answer }, maar de zoekacties vonden { $others }.
puzzles-checked = { $puzzles ->
    [one] { $puzzles } puzzel twee keer doorgerekend met { $worlds } mogelijke verdelingen;
   *[other] { $puzzles } puzzels elk twee keer doorgerekend met { $worlds } mogelijke verdelingen;
} { $changed ->
    [0] geen antwoord is veranderd.
    [one] { $changed } antwoord is veranderd.
   *[other] { $changed } antwoorden zijn veranderd.
}

puzzles-title = Puzzels
puzzles-what = Stellingen uit rondes die bots hebben gespeeld, met één duidelijk beste zet, gecontroleerd op duizenden mogelijke verdelingen. Je ziet alleen wat de speler zag.
puzzles-of-day-short = Puzzel van de dag
puzzles-of-the-day = Puzzel van de dag: { $game }
puzzles-question = Jij bent aan de beurt. Welke zet is de beste? Moeilijkheid { $grade } van { $grades }.
puzzles-how = Kies een steen en tik dan op de plek.
puzzles-streak = { $days ->
    [one] Reeks: { $days } dag.
   *[other] Reeks: { $days } dagen.
}
puzzles-no-streak = Elke dag een nieuwe puzzel, voor iedereen dezelfde. Los er een op en begin een reeks.
puzzles-best-streak = { $days ->
    [one] Beste reeks: { $days } dag.
   *[other] Beste reeks: { $days } dagen.
}
puzzles-solve = Oplossen
puzzles-solve-game = Puzzels van { $game } oplossen
puzzles-by-game = Per spel
puzzles-done = { $done } van { $all } opgelost
puzzles-another = Volgende puzzel van { $game }
puzzles-again = Opnieuw proberen
puzzles-none = Puzzel niet gevonden.
puzzles-no-move = Deze zet kan hier niet.
puzzles-fits-nowhere = { $tile } past nergens. Kies een andere steen.
puzzles-others = Andere spelers
puzzles-holds = { $tiles ->
    [one] { $tiles } steen
   *[other] { $tiles } stenen
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
puzzles-you-have = Jij: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} · pot: { $stock }
puzzles-hand = Je hand
puzzles-right = Goed! Dat is de beste zet.
puzzles-wrong = Dat is niet de beste zet.
puzzles-best = Beste zet: { $move }
puzzles-against = Jouw zet: { $move }
puzzles-levels = Wat de bots spelen
puzzles-level = Niveau
puzzles-plays = Speelt meestal
puzzles-finds = Vindt de beste zet
puzzles-happened = Deze ronde tot nu toe
