# Being told that it is one's turn, and the like: on a phone, by mail, to a program.

# What stands above a notice, also on a screen that is locked. $game: the name of a game.
told-turn = { $game }: your turn
told-time = { $game }: your time is running out
told-claim = { $game }: the other player's time is up
told-challenge = { $game }: you are invited
told-board = { $game }: your board in the tournament is ready
told-deal = { $game }: a deal of your duplicate has begun
told-over = { $game }: the match is over
# Below it. $others: names of the others in the match.
told-with = With { $others }

# A page: where one wants to be told, and what.
told-page = Being told
told-about = When others play with you over hours or days, the house can tell you that it is your turn. Nobody is told anything unless they ask for it here.
# A link to that page, from the one about oneself.
told-choose = Choose what you are told
told-here = This browser
told-start = Tell me here
told-stop = Don't tell me here any more
told-is-on = This browser is told, even when no page of the house is open.
told-is-off = This browser is not told.
told-denied = This browser doesn't let the house tell you anything. That can be changed in the browser's settings for this site.
told-cannot = This browser can't be told. It needs a secure connection (https); on an iPhone or iPad, put the house on the home screen first (Share, then Add to Home Screen).
told-needs-script = This needs JavaScript.
# The heading of one way in which one is told. $where: the service that passes it on.
told-by-push = A browser, by way of { $where }
told-since = Since { $date }
# Before a list of what can be told, each with a box to tick.
told-what = Tell me
told-kind-turn = when it is my turn
told-kind-time = when my time is running out, or the other player's is up
told-kind-challenge = when somebody invites me
told-kind-over = when a match is over
told-keep = Keep
told-end = End this
told-secret = A notice names the game and the people in it, and nothing that is hidden: others may see your screen.

# On the table, once one has moved and the others think.
told-offer = Tell me when it's my turn
told-no = No, thanks
told-now = You will be told when it is your turn.
told-not-now = This browser can't be told just now.

# What can't be done.
told-no-address = That is no address that the house can call.
told-only-https = Only addresses that begin with https:// are called.
told-not-public = The house calls only public addresses, by their names.
told-bad-keys = The keys of this browser can't be read; ask it for new ones.
told-not-your-way = That is not one of the ways in which you are told.
# $kinds: words that programs send, such as turn and over.
told-no-kind = What can be told is { $kinds }.

# Mail. A heading on the page; then to which address it goes.
told-by-mail = Mail
told-mail-to = To { $address }.
told-no-mail-yet = The house knows no mail address of yours. You can tell it one on the page about you.
told-kind-digest = once a day what waits for me, if anything does
# The subject of the daily letter. $matches: how many matches wait.
told-mail-waiting = { $matches ->
    [one] A match waits for you
   *[other] { $matches } matches wait for you
}
# The letter itself. $list: a match in each two lines, and where it is found.
told-mail-digest = { $matches ->
    [one] It is your turn in a match:
   *[other] It is your turn in { $matches } matches:
}

    { $list }
# A letter. $game: a game; $others: "With Ann"; $link: where the match is found.
told-mail-time =
    Four fifths of your time for a move in { $game } have gone. { $others }.

    { $link }
told-mail-claim =
    The other player's time in { $game } is up: you may claim the match, or go on waiting. { $others }.

    { $link }
# The end of every letter. $link: a page with one button.
told-mail-end =
    You get this because you asked for it. No more of these letters:
    { $link }
# The page behind that link.
told-stop-asked = The house will write no more letters about matches to this address.
told-stop-mail = No more letters
told-stopped = No more letters are sent to this address.
told-no-mail = The house knows no mail address of yours: tell it one on the page about you.
told-bad-smtp = BONEYARD_SMTP should be as in smtp://user:password@mail.example.org:587?from=house@example.org

# A feed: an address that calendars and other programs read. The title it has there.
told-feed-title = Matches that wait for you
told-by-feed = A calendar and a feed
told-feed-about = An address of your own that tells programs which matches wait for you: whoever has it can read that, and nothing else. A calendar shows until when you should have moved.
told-feed-make = Make an address
told-feed-new = Make another, and end this one
told-feed-ics = Calendar
told-feed-atom = Atom
told-feed-json = JSON
# A program that the house posts to. $where: its address.
told-by-hook = A program at { $where }
told-hook = A program
told-hook-about = The house can post to an address of yours (a webhook) when something happens. It signs what it posts.
told-hook-address = Address (https)
told-hook-add = Tell it
told-hook-secret = Its secret is { $secret }. It is shown this once.

# A page that an installed app shows without a connection.
told-offline = There is no connection
told-offline-what = Boneyard can't be reached just now. Nothing is lost: every match waits as it stands, and this page goes on by itself as soon as there is a connection.
told-offline-again = Try again
# Above links to tables.
told-offline-tables = Games for one that you can play on
told-offline-alone = Your moves are kept in this browser, and sent as soon as there is a connection.
