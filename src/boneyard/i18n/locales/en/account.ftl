# About me: who somebody is, on one device or several; signing in. Sentences that say what can't be
# done begin with a small letter and have no full stop: pages put both there.

account-title = About me
# What others see: a form.
account-how = How others see me
account-name = Name
account-colour = Colour
# A choice instead of a colour.
account-colour-any = as it comes
account-red = Red
account-blue = Blue
account-green = Green
account-violet = Violet
account-amber = Amber
account-teal = Teal
account-pink = Pink
account-grey = Grey
account-language = Language
# A choice instead of a language.
account-language-any = as the browser wishes
account-save = Save

# Ways to come back as the same person.
account-keep = Keep me
account-not-kept = Nobody needs an account here. But only this browser knows who you are: if it forgets, your matches are lost to you. Make a key link, and you can come back from anywhere.
account-kept = You can come back: there is a way besides this browser.
account-key-why = A key link makes another phone or computer the same person as this one.
account-key-make = Make a key link
# $when: a day.
account-key-since = Key link, made on { $when }
account-key-revoke = Revoke
# For those who don't see the line that the button stands in.
account-key-revoke-one = Revoke the key link made on { $when }
account-key-new = Your key link
account-key-once = Open it on your other device, or keep it somewhere safe. It is shown this once.
account-key-warn = Whoever has this link is you: tell nobody. It works until you revoke it.
account-key-link = Key link
# The QR code, for those who don't see it.
account-key-code = The key link as a QR code

# Where somebody is signed in.
account-devices = Devices
# A browser that doesn't say what it is.
account-device-unknown = A browser or a program
account-device-this = this one
# $when: a day.
account-device-seen = last here on { $when }
account-device-end = Sign out
# $device: Firefox · Android.
account-device-end-one = Sign out { $device }
account-end-others = Sign out all others
account-ended-others = All others are signed out.

# Signing in.
account-sign-in = Sign in
account-sign-in-instead = I am somebody here already: sign in
account-by-key = With a key link
account-by-key-how = Make a key link under “About me” on the device that knows you, and open it here, or paste it.
account-key-page = This device becomes the same person as the one that made this link.
account-key-yours = Go on only if you made the link yourself: whoever did will play your seats too.
# A box to tick, about what was played on this device so far.
account-bring = Take my matches on this device along
account-sign-in-go = This is me
account-sign-in-other = You are somebody here already, with a way back. Whoever you sign in as, those matches stay where they are.

# What can't be done.
account-nobody = nobody is known by this: play something or make a key first
account-many-attempts = that was tried often just now: wait a moment
# $most: how many.
account-many-keys = there are { $most } key links already: revoke one first
account-no-key = there is no such key link any more
account-opens-nothing = that opens nothing: it was revoked, used up, or mistyped
account-last-way = this is the only way back to you: make a key link first
account-no-device = there is no such device any more
account-no-language = nobody speaks that language here

# Passkeys: what phones, computers and small keys prove by themselves.
account-passkeys = Passkeys
account-passkey-why = A passkey lets your phone, your computer or a small key say who you are: with a finger, a face or a number, and without anything to remember.
account-passkey-make = Make a passkey
account-passkey-remove = Forget
# $device: Firefox · Android; $when: a day.
account-passkey-remove-one = Forget the passkey { $device } of { $when }
# Shown to those whose browser runs no script, or knows no passkeys.
account-passkey-script = Your browser can't do that here.
# When the browser gave up, or the person did.
account-passkey-failed = That didn't work. Nothing has changed; try again, or take another way.
account-by-passkey = With a passkey
account-by-passkey-how = If you have made one here, your device knows it.
account-by-passkey-go = Use my passkey
# Why there can be no passkeys.
account-passkey-tls = passkeys need a house with TLS (https), or localhost: here a key link does the same
account-passkey-localhost = passkeys belong to a name: open this house as localhost to use them
account-passkey-name = passkeys belong to a name, and this house is called by a number: here a key link does the same
account-many-passkeys = there are { $most } passkeys already: forget one first
account-passkey-late = that took too long, or was done already: try again
account-passkey-unread = that passkey can't be read: try again, or take another way
account-passkey-known = that passkey is known already
account-no-passkey = there is no such passkey any more

# A code by mail.
account-mail = Mail
account-mail-why = With an address you can come back by a code that is sent to it. It is used for nothing that you don't ask for.
account-mail-address = Mail address
account-mail-send = Send me a code
account-mail-forget = Forget
account-by-mail = With a code by mail
account-by-mail-how = If you have left an address here, that makes you the same person again. If you haven't, it is yours from then on.
account-code-title = The code
account-code-sent = A code of six digits is on its way to you. It may take a minute; look among unwanted mail too.
# The code stands in the field already: it was in the link that was opened.
account-code-here = Press the button, and this device is signed in.
# $mail: an address of which most is left out, such as a…e@example.org.
account-code-address = This signs you in with the email address { $mail }.
account-code-other = This email was requested in another browser. Continue only if you requested it yourself: whoever did will play your seats too.
account-code = Code
# The letter. $code: six digits.
account-mail-subject = { $code } is your code for Boneyard
# Plain text. $link: an address; $minutes: how long it is good.
account-mail-text =
    { $code } is your code for Boneyard.

    Type it where you asked for it, or open this page and press the button there:
    { $link }

    It is good for { $minutes } minutes, once. If you asked for nothing, nothing needs to be done.
# The same, where no link can be sent.
account-mail-typed =
    { $code } is your code for Boneyard. Type it where you asked for it.

    It is good for { $minutes } minutes, once. If you asked for nothing, nothing needs to be done.
account-mail-slow = many letters are on their way just now: try again in a minute
account-mail-off = no mail is sent here
account-no-mail = that is no mail address
account-mail-often = codes were sent there a moment ago: look there first, or wait
account-mail-wait = too many emails have been requested: try again in a few minutes
account-code-elsewhere = this code was requested in another browser: enter it there
account-code-wrong = that isn't the code, or it is too old: look again, or ask for a new one
account-mail-taken = that address belongs to somebody here: if that is you, sign in with it

# All that is kept, and leaving.
account-kept-of-me = What is kept of me
account-everything-why = All of it, as a file that you and programs can read.
account-everything = Download everything
account-leave = Delete me …
account-leave-why = Your name, ways back, devices and list of matches are deleted at once, and can't be brought back. Matches stay for those who played in them, with “somebody who left” in your place; where others still play, a bot takes your seat.
account-leave-sure = Yes, for good
account-leave-go = Delete me
account-sure = tick the box first: this can't be undone
