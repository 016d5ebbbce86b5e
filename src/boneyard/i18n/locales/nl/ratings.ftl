# boneyard ratings: pools of games that are rated together, and the heads of a table.
ratings-line = Op één lijn
ratings-spinner = Spinner en vijven
ratings-curved = Gebogen stenen
ratings-pairs = Paren
ratings-player = Speler
ratings-rating = Rating
ratings-matches = Partijen
# $left: how many results were left out of the ratings.
ratings-how = Getoond wordt van wie genoeg bekend is; ± geldt in 95 van de 100 gevallen. { $left ->
    [0] Elke uitslag telt.
    [one] Eén uitslag telt niet mee.
   *[other] { $left } uitslagen tellen niet mee.
}
# $line: the number of a line in a file. $why: what a library says is wrong with it.
ratings-unread = Regel { $line } is geen uitslag: { $why }
ratings-no-result = Regel { $line } is geen uitslag: er zijn twee kanten of meer nodig, met op elke iemand, en voor elke een plaats.
ratings-no-text = De uitslagen zijn geen UTF-8-tekst.
ratings-which = geef een bestand met uitslagen, of de database van een huis met --db
