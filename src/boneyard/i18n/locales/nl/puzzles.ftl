# Puzzels: wat `boneyard puzzle` zegt.
puzzles-bar = Puzzels
puzzles-fewer = { $found } van { $wanted } gevonden: meer geven deze spellen niet in de rondes die gespeeld zijn.
puzzles-for-one = { $game } is een spel voor één speler: daar zijn geen puzzels van.
puzzles-not-of = Van { $game } zijn er geen puzzels: uit wat je ziet blijkt niet wat het beste is.
puzzles-no-puzzle = Dit is geen puzzel: { $why }.
puzzles-other-moves = Dit is geen puzzel: de zetten die erin staan zijn niet de zetten die mogen.
puzzles-changed = { $puzzle } ({ $game }): het antwoord was { $answer }, de zoektochten vonden { $others }.
puzzles-checked = { $puzzles ->
    [one] { $puzzles } puzzel twee keer doorzocht op { $worlds } werelden;
   *[other] { $puzzles } puzzels elk twee keer doorzocht op { $worlds } werelden;
} { $changed ->
    [0] alle antwoorden blijven staan.
    [one] { $changed } antwoord is veranderd.
   *[other] { $changed } antwoorden zijn veranderd.
}

puzzles-title = Puzzels
puzzles-what = Stellingen uit echt spel waarin één zet duidelijk de beste is: gevonden door de zoekmachine, gecontroleerd op duizenden verdelingen die mogelijk zijn. Je ziet wat de speler zag, en niets meer.
puzzles-of-day-short = Puzzel van de dag
puzzles-of-the-day = Puzzel van de dag: { $game }
puzzles-question = Jij bent aan de beurt: welke zet is de beste? Moeilijkheid { $grade } van { $grades }.
puzzles-streak = { $days ->
    [one] Reeks: { $days } dag.
   *[other] Reeks: { $days } dagen.
}
puzzles-no-streak = Elke dag een nieuwe, voor iedereen dezelfde. Los hem vandaag op, en morgen is het een reeks.
puzzles-best-streak = { $days ->
    [one] Je langste reeks: { $days } dag.
   *[other] Je langste reeks: { $days } dagen.
}
puzzles-solve = Oplossen
puzzles-solve-game = Los puzzels van { $game } op
puzzles-by-game = Per spel
puzzles-done = { $done } van { $all } opgelost
puzzles-another = Nog een van { $game }
puzzles-again = Nog eens bekijken
puzzles-none = Die puzzel bestaat niet.
puzzles-no-move = Die zet kan hier niet.
puzzles-fits-nowhere = { $tile } past nu nergens. Neem een andere steen.
puzzles-others = De anderen aan tafel
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
puzzles-right = Ja, dat is de beste zet.
puzzles-wrong = Dat is niet de beste zet.
puzzles-best = De beste: { $move }
puzzles-against = Die van jou: { $move }
puzzles-levels = Wat de niveaus zouden spelen
puzzles-level = Niveau
puzzles-plays = Speelt meestal
puzzles-finds = Vindt hem
puzzles-happened = Wat er in deze ronde gebeurd is
