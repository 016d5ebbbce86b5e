# Facts about a game, in a few words each: on its card, its page, and the command line.
about-alone = solo
# $players: 2–4, or a number.
about-players = { $players } players
about-teams = { $players } players, in teams
# The set of tiles, by its highest double.
about-double = double-{ $most }
about-doubles = double-{ $least } to double-{ $most }
about-curved = { $tiles } curved tiles
# When a match is won.
about-first-to = first to { $target }
about-loser-at = first to { $target } loses
about-exactly = first to exactly { $target }
about-rounds = { $rounds ->
    [1] one round
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
about-ages = ages { $age } and up
about-all-ages = all ages
about-minutes = { $least }–{ $most } minutes
# $book: the box or rule book, such as Bendomino.
about-book = { $book } rules
# Instead of about-book, for a game without an owner.
about-world = played around the world
