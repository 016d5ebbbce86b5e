# Invitations: the page that an invited player opens, and the waiting room of the host.

# $who invites to $game.
invite-title = { $who } invites you to { $game }
invite-title-nameless = You are invited to { $game }
invite-preview = { $facts }. Free, no sign-up.
invite-players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
invite-minutes =
    { $minutes ->
        [one] about 1 min
       *[other] about { $minutes } min
    }
invite-at-table = is at the table
invite-your-seat = Your seat
invite-name-example = e.g. Ben
invite-join = Join { $who }
invite-free = Free, no sign-up.
invite-full = All seats are taken.
invite-seats = Players
invite-add-bot = Add a bot

# The host's link: what has become of it. $who: names, and how many without one.
invite-send = Invite a friend
invite-scan = Scan to join with a phone
invite-unopened = No one has opened the link yet.
invite-opened = Link opened by { $who }.
invite-guests =
    { $guests ->
        [one] one guest
       *[other] { $guests } guests
    }

# The rules in short.
invite-quick = Rules in 30 seconds
invite-all-rules = All the rules
invite-match = Match an open end with one of your tiles.
invite-curved = Every tile curves: joined by one half, it bends right; by the other, left.
invite-out = { $teams ->
    [yes] Be the first to play your last tile, and your team wins the round.
   *[no] Be the first to play your last tile, and you win the round.
}
