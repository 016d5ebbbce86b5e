ending-round-won = { $who_is ->
    [you] Je wint de ronde!
    [we] { $who } winnen de ronde!
    [one] { $who } wint de ronde!
   *[many] { $who } winnen de ronde!
}
ending-went-out = { $who_is ->
    [you] Domino! Je bent uit.
    [we] Domino! { $who } zijn uit.
    [one] Domino! { $who } is uit.
   *[many] Domino! { $who } zijn uit.
}
ending-domino = Domino!
ending-result = { $rounds ->
    [one] { $scores } in { $rounds } ronde
   *[other] { $scores } in { $rounds } rondes
}
ending-chart = Score per ronde
ending-analyse = Analyseren
ending-share = Delen
# A dialog with a picture of the final table.
ending-share-title = Deze partij delen
ending-picture = De tafel aan het einde, met namen en scores
ending-download = Afbeelding downloaden
ending-copy-link = Link kopiëren
ending-share-link = Link delen
ending-next-level = Volgend niveau: { $who }
ending-moves = Belangrijkste zetten
ending-moves-wait = Je beste en je duurste zet worden gezocht…
ending-find-moves = Toon mijn beste en mijn duurste zet
ending-best = Beste
ending-costly = Duurste
ending-best-move = Ronde { $round }: { $move } (+{ $lead }% winstkans ten opzichte van de op een na beste zet)
ending-costly-move = Ronde { $round }: { $move } (−{ $cost }% winstkans). Beter: { $better }.
