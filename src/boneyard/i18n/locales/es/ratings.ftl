# boneyard ratings: pools of games that are rated together, and the heads of a table.
ratings-line = En una línea
ratings-spinner = Con cruce y múltiplos de cinco
ratings-curved = Fichas curvas
ratings-pairs = Parejas
ratings-player = Jugador
ratings-rating = Puntuación
ratings-matches = Partidas
# $left: how many results were left out of the ratings.
ratings-how = Aparecen aquellos de quienes se sabe bastante; ± se cumple en 95 de cada 100 casos. { $left ->
    [0] Todos los resultados cuentan.
    [one] Se dejó fuera un resultado.
   *[other] Se dejaron fuera { $left } resultados.
}
# $line: the number of a line in a file. $why: what a library says is wrong with it.
ratings-unread = La línea { $line } no es un resultado: { $why }
ratings-no-result = La línea { $line } no es un resultado: hacen falta dos bandos o más, alguien en cada uno y un puesto para cada uno.
ratings-no-text = Los resultados no son texto UTF-8.
ratings-which = da un archivo de resultados, o la base de datos de una casa con --db
