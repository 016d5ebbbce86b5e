ratings-line = Lijnspellen
ratings-spinner = Spinner en vijven
ratings-curved = Gebogen stenen
ratings-pairs = Partnerspellen
ratings-player = Speler
ratings-rating = Rating
ratings-matches = Partijen
ratings-how = Alleen spelers met genoeg partijen worden getoond; ± is een 95%-interval. { $left ->
    [0] Elke uitslag telt.
    [one] Eén uitslag telt niet mee.
   *[other] { $left } uitslagen tellen niet mee.
}
ratings-unread = regel { $line } is geen uitslag: { $why }
ratings-no-result = regel { $line } is geen uitslag: er zijn twee of meer kanten nodig, elk met een speler en een plaats
ratings-no-text = het bestand met uitslagen is geen UTF-8-tekst
ratings-which = geef een bestand met uitslagen, of de database van een server met --db
