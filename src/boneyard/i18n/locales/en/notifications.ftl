# Notifications: it's your turn, and the like. In the browser, by email, to a program.
notifications-turn = { $game }: your turn
notifications-time = { $game }: your time is running out
notifications-claim = { $game }: your opponent's time is up
notifications-challenge = { $game }: new challenge
notifications-board = { $game }: your tournament match is ready
notifications-deal = { $game }: your duplicate deal has started
notifications-over = { $game }: the match is over
# Below it. $others: names of the others in the match.
notifications-with = With { $others }

# The settings page.
notifications-page = Notifications
notifications-about = Get notified when it's your turn. Notifications are off unless you turn them on.
# A link to that page.
notifications-choose = Notification settings
notifications-here = This browser
notifications-start = Turn on notifications
notifications-stop = Turn off notifications
notifications-is-on = Notifications are on, even when Boneyard is closed.
notifications-is-off = Notifications are off in this browser.
notifications-denied = Notifications are blocked in your browser settings. Allow them there, then reload this page.
notifications-cannot = Notifications don't work here. They need https. On an iPhone or iPad, first add Boneyard to the Home Screen (Share, then Add to Home Screen).
notifications-needs-script = Turn on JavaScript to get notifications.
# The heading of one way to get notifications. $where: the service that passes them on.
notifications-by-push = Browser (via { $where })
notifications-since = Since { $date }
# Before a list of checkboxes.
notifications-what = Notify me
notifications-kind-turn = when it's my turn
notifications-kind-time = when my time is running out, or my opponent's is up
notifications-kind-challenge = when I'm challenged
notifications-kind-over = when a match ends
notifications-keep = Save
notifications-end = Remove
notifications-secret = Notifications show the game and the players' names, never hidden tiles.

# At the table, after your move, while the others think.
notifications-offer = Notify me when it's my turn
notifications-no = No, thanks
notifications-now = You'll be notified when it's your turn.
notifications-not-now = That didn't work. Check your browser's notification settings and try again.

# Errors.
notifications-no-address = Enter a valid web address.
notifications-only-https = The address must start with https://.
notifications-not-public = Use a public host name, not an IP address or a local name.
notifications-bad-keys = This browser's push keys can't be read. Turn notifications off and on again.
notifications-not-your-way = Notification channel not found.
# $kinds: words that programs send, such as turn and over.
notifications-no-kind = Unknown notification type. The types are { $kinds }.

# Email. A heading on the page; then where it is sent.
notifications-by-mail = Email
notifications-mail-to = Sent to { $address }.
notifications-no-mail-yet = Add an email address to your profile first.
notifications-kind-digest = once a day, if matches are waiting for me
# The subject of the daily email. $matches: how many matches wait.
notifications-mail-waiting = { $matches ->
    [one] A match is waiting for you
   *[other] { $matches } matches are waiting for you
}
# The email itself. $list: for each match two lines with its address.
notifications-mail-digest = { $matches ->
    [one] It's your turn in a match:
   *[other] It's your turn in { $matches } matches:
}

    { $list }
# An email. $game: a game; $others: "With Ann"; $link: the match.
notifications-mail-time =
    You have 20% of your time left in this match:

    { $game } · { $others }
    { $link }
notifications-mail-claim =
    Your opponent's time is up. You can claim the win or keep waiting.

    { $game } · { $others }
    { $link }
# The end of every email. $link: a page with one button.
notifications-mail-end =
    You get this email because you turned on notifications. Unsubscribe:
    { $link }
# The page behind that link.
notifications-stop-asked = Unsubscribe from match emails?
notifications-stop-mail = Unsubscribe
notifications-stopped = You have unsubscribed from match emails.
notifications-no-mail = Add an email address to your profile first.
notifications-bad-smtp = BONEYARD_SMTP must look like smtp://user:password@mail.example.org:587?from=games@example.org

# A feed: an address that calendars and feed readers read. Its title there.
notifications-feed-title = Matches waiting for you
notifications-by-feed = Calendar & feed
notifications-feed-about = A private link that adds your deadlines to your calendar. Anyone with the link can see which matches are waiting for you.
notifications-feed-make = Create link
notifications-feed-new = Create a new link (the old one stops working)
notifications-feed-ics = Calendar
notifications-feed-atom = Atom
notifications-feed-json = JSON
# A program that Boneyard posts to. $where: its address.
notifications-by-hook = Webhook to { $where }
notifications-hook = Webhook
notifications-hook-about = Boneyard can send signed notifications to a web address of yours.
notifications-hook-address = Address (https)
notifications-hook-add = Add webhook
notifications-hook-secret = The secret is { $secret }. It is shown only once.

# The page that an installed app shows without a connection.
notifications-offline = No connection
notifications-offline-what = Boneyard can't be reached. Your matches are safe. This page reconnects automatically.
notifications-offline-again = Try again
# Above links to tables.
notifications-offline-tables = Solitaire games you can continue
notifications-offline-alone = Your moves are saved in this browser and sent when you are back online.
