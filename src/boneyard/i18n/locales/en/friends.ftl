# Friends: players you have met, challenges, blocks. $who is always a name, $game a title.
friends-title = Friends
friends-played = Players you have met
friends-none = No one yet. Players you meet in matches appear here.
friends-invite = Send a link to anyone and play at once. They need no account.
# $when: a day.
friends-last = { $game }, { $when }
# A list of games, for screen readers.
friends-game = Game for the challenge to { $who }
friends-challenge = Challenge
friends-challenge-one = Challenge { $who }
friends-block = Block
friends-block-one = Block { $who }
friends-block-why = Blocked players can't challenge you or join your matches. They aren't notified.
friends-blocks = Blocked players
friends-unblock = Unblock
friends-unblock-one = Unblock { $who }
# Challenges to you.
friends-offers = Challenges
friends-offer = { $who } challenges you to { $game }
friends-accept = Accept
friends-accept-one = Accept { $who }'s challenge to { $game }
friends-refuse = Decline
friends-refuse-one = Decline { $who }'s challenge to { $game }
# Your own challenges, after the game.
friends-offered = Challenges you sent
friends-waits = { $who } hasn't answered yet
friends-refused = { $who } declined

# Errors.
friends-nobody = You haven't played with this player yet. Play a match together first.
friends-not-now = This player can't be challenged right now.
friends-blocked = You have blocked this player. Unblock them first.
friends-not-blocked = This player isn't blocked.
friends-not-here = You can't join this match.
friends-no-offer = This challenge is no longer open.
friends-alone = This is a solitaire game. Choose a game for two or more players.
# $most: how many.
friends-many-blocks = You can't block more than { $most } players. Unblock one first.
