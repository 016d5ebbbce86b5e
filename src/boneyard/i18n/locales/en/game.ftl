# The page of a game: ways to start it, an example, the rules.

game-options = Options
game-more-options = More house rules
# One deal that is the same for everybody today.
game-daily = Deal of the day
game-daily-same = The deal of the day is the same for everyone.
game-opponents = Opponents
# How the bots play, besides how well: a list of manners (bots.ftl), and these two before them.
game-manner = Style of play
game-manner-none = As it comes
game-manner-mixed = Each a different one
game-manner-help = The style chooses among moves that are about equally good. A beginner has none.
# Ways to start.
game-bots = Against bots
game-screen = Several people at this screen
game-link = Friends by link
game-seats = Seat by seat
# Who sits in a seat: the reader, somebody else at the same screen, somebody who gets a link.
game-seat-you = you
game-seat-screen = at this screen
game-seat-link = by link
game-seat-name = name
game-seat-name-of = Name in seat { $number }
# The name of somebody who gave none.
game-player = Player { $number }
game-start = Start like this
game-seats-note = Seats beyond the number of players are not used. In teams, those who sit opposite each other are partners: you and seat 3 against the other two.
game-shuffle = Your browser adds to every shuffle, so that nobody else can have chosen it.
game-example = An example
game-example-steps = Steps of the example
game-example-deal = The deal.
game-to-deal = to the deal
game-rules = The rules
# What a shared link shows under the game's name. $about: a sentence about the game.
game-shared = { $about } In the browser, without an account.
