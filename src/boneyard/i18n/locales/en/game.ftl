# The page of a game: ways to start it, an example, the rules.
game-options = Options
# A solitaire with the same tiles for everyone today.
game-daily = Daily solitaire
game-daily-same = The daily solitaire is the same for everyone.
game-opponents = Opponents
game-against = Against
# How the bots play, besides how well: a list of styles (bots.ftl), and these two before them.
game-manner = Playing style
game-manner-none = No particular style
game-manner-mixed = Different styles
game-manner-help = The style decides between moves of about equal strength. Beginner bots have no style.
# Ways to start.
game-bots = Play vs computer
game-screen = Pass & play
game-link = Invite friends
game-seats = Choose each player
# Who sits in a seat: you, another player on the same device, a player who gets a link.
game-seat-above = Bot chosen above
game-seat-you = You
game-seat-screen = On this device
game-seat-link = By invite link
game-seat-name = Name
game-seat-name-of = Name for seat { $number }
# A player without a name.
game-player = Player { $number }
game-seats-note = Seats beyond the number of players are ignored. In teams, players opposite each other are partners: you and seat 3 against the other two.
game-shuffle = You can check that the tiles are dealt fairly.
game-example = Example
game-example-steps = Steps of the example
game-example-run = Start
game-example-deal = The tiles are dealt.
game-to-deal = First step
game-rules = Rules
# What a shared link shows under the game's name. $about: a sentence about the game.
game-shared = { $about } Play in the browser, no account needed.
# The setup of a match: tabs, length, and what is chosen less often.
game-ways = Ways to play
game-with-bots = Computer
game-with-friend = Friend
game-names = Who's playing?
game-length = Length
game-length-full-points = Full, to { $target }
game-length-quick-points = Quick, to { $target }
game-length-full-rounds = { $target ->
    [one] Full, { $target } round
   *[other] Full, { $target } rounds
}
game-length-quick-rounds = { $target ->
    [one] Quick, { $target } round
   *[other] Quick, { $target } rounds
}
game-length-round = One round
game-variants = Rules & variants
# The headings under which options stand.
game-group-match = Match
game-group-tiles = Tiles and lead
game-group-turns = Turns
game-group-scoring = Scoring
game-group-table = Table
game-create-link = Create invite link
game-contents = Contents
