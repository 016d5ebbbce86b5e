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
