# Being told that it is one's turn, and the like: on a phone, by mail, to a program.

# What stands above a notice, also on a screen that is locked. $game: the name of a game.
notifications-turn = { $game }: your turn
notifications-time = { $game }: your time is running out
notifications-claim = { $game }: the other player's time is up
notifications-challenge = { $game }: you are invited
notifications-board = { $game }: your board in the tournament is ready
notifications-deal = { $game }: a deal of your duplicate has begun
notifications-over = { $game }: the match is over
# Below it. $others: names of the others in the match.
notifications-with = With { $others }

# A page: where one wants to be told, and what.
notifications-page = Being told
notifications-about = When others play with you over hours or days, the house can tell you that it is your turn. Nobody is told anything unless they ask for it here.
# A link to that page, from the one about oneself.
notifications-choose = Choose what you are told
notifications-here = This browser
notifications-start = Tell me here
notifications-stop = Don't tell me here any more
notifications-is-on = This browser is told, even when no page of the house is open.
notifications-is-off = This browser is not told.
notifications-denied = This browser doesn't let the house tell you anything. That can be changed in the browser's settings for this site.
notifications-cannot = This browser can't be told. It needs a secure connection (https); on an iPhone or iPad, put the house on the home screen first (Share, then Add to Home Screen).
notifications-needs-script = This needs JavaScript.
# The heading of one way in which one is told. $where: the service that passes it on.
notifications-by-push = A browser, by way of { $where }
notifications-since = Since { $date }
# Before a list of what can be told, each with a box to tick.
notifications-what = Tell me
notifications-kind-turn = when it is my turn
notifications-kind-time = when my time is running out, or the other player's is up
notifications-kind-challenge = when somebody invites me
notifications-kind-over = when a match is over
notifications-keep = Keep
notifications-end = End this
notifications-secret = A notice names the game and the people in it, and nothing that is hidden: others may see your screen.

# On the table, once one has moved and the others think.
notifications-offer = Tell me when it's my turn
notifications-no = No, thanks
notifications-now = You will be told when it is your turn.
notifications-not-now = This browser can't be told just now.

# What can't be done.
notifications-no-address = That is no address that the house can call.
notifications-only-https = Only addresses that begin with https:// are called.
notifications-not-public = The house calls only public addresses, by their names.
notifications-bad-keys = The keys of this browser can't be read; ask it for new ones.
notifications-not-your-way = That is not one of the ways in which you are told.
# $kinds: words that programs send, such as turn and over.
notifications-no-kind = What can be told is { $kinds }.

# Mail. A heading on the page; then to which address it goes.
notifications-by-mail = Mail
notifications-mail-to = To { $address }.
notifications-no-mail-yet = The house knows no mail address of yours. You can tell it one on the page about you.
notifications-kind-digest = once a day what waits for me, if anything does
# The subject of the daily letter. $matches: how many matches wait.
notifications-mail-waiting = { $matches ->
    [one] A match waits for you
   *[other] { $matches } matches wait for you
}
# The letter itself. $list: a match in each two lines, and where it is found.
notifications-mail-digest = { $matches ->
    [one] It is your turn in a match:
   *[other] It is your turn in { $matches } matches:
}

    { $list }
# A letter. $game: a game; $others: "With Ann"; $link: where the match is found.
notifications-mail-time =
    Four fifths of your time for a move in { $game } have gone. { $others }.

    { $link }
notifications-mail-claim =
    The other player's time in { $game } is up: you may claim the match, or go on waiting. { $others }.

    { $link }
# The end of every letter. $link: a page with one button.
notifications-mail-end =
    You get this because you asked for it. No more of these letters:
    { $link }
# The page behind that link.
notifications-stop-asked = The house will write no more letters about matches to this address.
notifications-stop-mail = No more letters
notifications-stopped = No more letters are sent to this address.
notifications-no-mail = The house knows no mail address of yours: tell it one on the page about you.
notifications-bad-smtp = BONEYARD_SMTP should be as in smtp://user:password@mail.example.org:587?from=house@example.org

# A feed: an address that calendars and other programs read. The title it has there.
notifications-feed-title = Matches that wait for you
notifications-by-feed = A calendar and a feed
notifications-feed-about = An address of your own that tells programs which matches wait for you: whoever has it can read that, and nothing else. A calendar shows until when you should have moved.
notifications-feed-make = Make an address
notifications-feed-new = Make another, and end this one
notifications-feed-ics = Calendar
notifications-feed-atom = Atom
notifications-feed-json = JSON
# A program that the house posts to. $where: its address.
notifications-by-hook = A program at { $where }
notifications-hook = A program
notifications-hook-about = The house can post to an address of yours (a webhook) when something happens. It signs what it posts.
notifications-hook-address = Address (https)
notifications-hook-add = Tell it
notifications-hook-secret = Its secret is { $secret }. It is shown this once.

# A page that an installed app shows without a connection.
notifications-offline = There is no connection
notifications-offline-what = Boneyard can't be reached just now. Nothing is lost: every match waits as it stands, and this page goes on by itself as soon as there is a connection.
notifications-offline-again = Try again
# Above links to tables.
notifications-offline-tables = Games for one that you can play on
notifications-offline-alone = Your moves are kept in this browser, and sent as soon as there is a connection.
