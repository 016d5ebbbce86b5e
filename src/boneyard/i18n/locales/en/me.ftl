# About me: who somebody is, on one device or several; signing in. Sentences that say what can't be
# done begin with a small letter and have no full stop: pages put both there.

me-title = About me
# What others see: a form.
me-how = How others see me
me-name = Name
me-colour = Colour
# A choice instead of a colour.
me-colour-any = as it comes
me-red = Red
me-blue = Blue
me-green = Green
me-violet = Violet
me-amber = Amber
me-teal = Teal
me-pink = Pink
me-grey = Grey
me-language = Language
# A choice instead of a language.
me-language-any = as the browser wishes
me-save = Save

# Ways to come back as the same person.
me-keep = Keep me
me-not-kept = Nobody needs an account here. But only this browser knows who you are: if it forgets, your matches are lost to you. Make a key link, and you can come back from anywhere.
me-kept = You can come back: there is a way besides this browser.
me-key-why = A key link makes another phone or computer the same person as this one.
me-key-make = Make a key link
# $when: a day.
me-key-since = Key link, made on { $when }
me-key-revoke = Revoke
# For those who don't see the line that the button stands in.
me-key-revoke-one = Revoke the key link made on { $when }
me-key-new = Your key link
me-key-once = Open it on your other device, or keep it somewhere safe. It is shown this once.
me-key-warn = Whoever has this link is you: tell nobody. It works until you revoke it.
me-key-link = Key link
# The QR code, for those who don't see it.
me-key-code = The key link as a QR code

# Where somebody is signed in.
me-devices = Devices
# A browser that doesn't say what it is.
me-device-unknown = A browser or a program
me-device-this = this one
# $when: a day.
me-device-seen = last here on { $when }
me-device-end = Sign out
# $device: Firefox · Android.
me-device-end-one = Sign out { $device }
me-end-others = Sign out all others
me-ended-others = All others are signed out.

# Signing in.
me-sign-in = Sign in
me-sign-in-instead = I am somebody here already: sign in
me-by-key = With a key link
me-by-key-how = Make a key link under “About me” on the device that knows you, and open it here, or paste it.
me-key-page = This device becomes the same person as the one that made this link.
me-key-yours = Go on only if you made the link yourself: whoever did will play your seats too.
# A box to tick, about what was played on this device so far.
me-bring = Take my matches on this device along
me-sign-in-go = This is me
me-sign-in-other = You are somebody here already, with a way back. Whoever you sign in as, those matches stay where they are.

# What can't be done.
me-nobody = nobody is known by this: play something or make a key first
me-many-attempts = that was tried often just now: wait a moment
# $most: how many.
me-many-keys = there are { $most } key links already: revoke one first
me-no-key = there is no such key link any more
me-opens-nothing = that opens nothing: it was revoked, used up, or mistyped
me-last-way = this is the only way back to you: make a key link first
me-no-device = there is no such device any more
me-no-language = nobody speaks that language here

# Passkeys: what phones, computers and small keys prove by themselves.
me-passkeys = Passkeys
me-passkey-why = A passkey lets your phone, your computer or a small key say who you are: with a finger, a face or a number, and without anything to remember.
me-passkey-make = Make a passkey
me-passkey-remove = Forget
# $device: Firefox · Android; $when: a day.
me-passkey-remove-one = Forget the passkey { $device } of { $when }
# Shown to those whose browser runs no script, or knows no passkeys.
me-passkey-script = Your browser can't do that here.
# When the browser gave up, or the person did.
me-passkey-failed = That didn't work. Nothing has changed; try again, or take another way.
me-by-passkey = With a passkey
me-by-passkey-how = If you have made one here, your device knows it.
me-by-passkey-go = Use my passkey
# Why there can be no passkeys.
me-passkey-tls = passkeys need a house with TLS (https), or localhost: here a key link does the same
me-passkey-localhost = passkeys belong to a name: open this house as localhost to use them
me-passkey-name = passkeys belong to a name, and this house is called by a number: here a key link does the same
me-many-passkeys = there are { $most } passkeys already: forget one first
me-passkey-late = that took too long, or was done already: try again
me-passkey-unread = that passkey can't be read: try again, or take another way
me-passkey-known = that passkey is known already
me-no-passkey = there is no such passkey any more

# A code by mail.
me-mail = Mail
me-mail-why = With an address you can come back by a code that is sent to it. It is used for nothing that you don't ask for.
me-mail-address = Mail address
me-mail-send = Send me a code
me-mail-forget = Forget
me-by-mail = With a code by mail
me-by-mail-how = If you have left an address here, that makes you the same person again. If you haven't, it is yours from then on.
me-code-title = The code
me-code-sent = A code of six digits is on its way to you. It may take a minute; look among unwanted mail too.
# The code stands in the field already: it was in the link that was opened.
me-code-here = Press the button, and this device is signed in.
# $mail: an address of which most is left out, such as a…e@example.org.
me-code-address = This signs you in with the email address { $mail }.
me-code-other = This email was requested in another browser. Continue only if you requested it yourself: whoever did will play your seats too.
me-code = Code
# The letter. $code: six digits.
me-mail-subject = { $code } is your code for Boneyard
# Plain text. $link: an address; $minutes: how long it is good.
me-mail-text =
    { $code } is your code for Boneyard.

    Type it where you asked for it, or open this page and press the button there:
    { $link }

    It is good for { $minutes } minutes, once. If you asked for nothing, nothing needs to be done.
# The same, where no link can be sent.
me-mail-typed =
    { $code } is your code for Boneyard. Type it where you asked for it.

    It is good for { $minutes } minutes, once. If you asked for nothing, nothing needs to be done.
me-mail-slow = many letters are on their way just now: try again in a minute
me-mail-off = no mail is sent here
me-no-mail = that is no mail address
me-mail-often = codes were sent there a moment ago: look there first, or wait
me-mail-wait = too many emails have been requested: try again in a few minutes
me-code-elsewhere = this code was requested in another browser: enter it there
me-code-wrong = that isn't the code, or it is too old: look again, or ask for a new one
me-mail-taken = that address belongs to somebody here: if that is you, sign in with it

# All that is kept, and leaving.
me-kept-of-me = What is kept of me
me-everything-why = All of it, as a file that you and programs can read.
me-everything = Download everything
me-leave = Delete me …
me-leave-why = Your name, ways back, devices and list of matches are deleted at once, and can't be brought back. Matches stay for those who played in them, with “somebody who left” in your place; where others still play, a bot takes your seat.
me-leave-sure = Yes, for good
me-leave-go = Delete me
me-sure = tick the box first: this can't be undone
