# Friends: those one has played with, challenges, blocks. $who is always a name, $game a title.

friends-title = Friends
friends-played = People you have played with
friends-none = Nobody yet: invite somebody to a match, and you find them here.
# $when: a day.
friends-last = { $game }, { $when }
# A list of games, for those who don't see it.
friends-game = Game to challenge { $who } to
friends-challenge = Challenge
friends-challenge-one = Challenge { $who }
friends-block = Block
friends-block-one = Block { $who }
friends-block-why = Whoever you block can neither challenge you nor sit down at your table. They aren't told.
friends-blocks = Blocked
friends-unblock = Unblock
friends-unblock-one = Unblock { $who }
# Challenges to the reader.
friends-offers = You are challenged
friends-offer = { $who } challenges you to { $game }
friends-accept = Sit down
friends-accept-one = Sit down with { $who } to { $game }
friends-refuse = Not now
friends-refuse-one = Not now: { $game } with { $who }
# Challenges of the reader's own, after the game.
friends-offered = Your challenges
friends-waits = { $who } hasn't answered yet
friends-refused = not now, says { $who }

# What can't be done.
friends-nobody = there is nobody like that among those you have played with
friends-not-now = they can't be challenged just now
friends-blocked = you have blocked them: unblock them first
friends-not-here = you can't sit down at this table
friends-no-offer = that challenge is over
friends-alone = that is a game for one: challenge them to another
# $most: how many.
friends-many-blocks = you have blocked { $most } people, and there is no room for more
