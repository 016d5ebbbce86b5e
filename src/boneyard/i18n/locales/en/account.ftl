# The profile page: who you are, on one device or several; signing in.
account-title = Profile
# What others see: a form.
account-how = Public profile
account-name = Name
account-colour = Colour
# A choice instead of a colour.
account-colour-any = Automatic
account-red = Red
account-blue = Blue
account-green = Green
account-violet = Purple
account-amber = Amber
account-teal = Teal
account-pink = Pink
account-grey = Grey
account-language = Language
# A choice instead of a language.
account-language-any = Browser default
account-save = Save

# Sign-in methods.
account-keep = Save your progress
account-not-kept = Your profile exists only in this browser. Add a sign-in method so you don't lose your matches.
account-kept = Your progress is safe: you can sign in again even if you lose access to this browser.
account-key-why = Use your profile on another device.
account-key-make = Link another device
# $when: a day.
account-key-since = Device link, created on { $when }
account-key-revoke = Revoke
# For screen readers.
account-key-revoke-one = Revoke the device link created on { $when }
account-key-new = Your device link
account-key-once = Open it on your other device, or keep it somewhere safe. It is shown only once.
account-key-warn = Anyone with this link can sign in as you. Keep it private. It works until you revoke it.
account-key-link = Device link
# Describes the QR code for screen readers.
account-key-code = QR code for the device link

# Where you are signed in.
account-devices = Devices
# A browser that doesn't say what it is.
account-device-unknown = Unknown browser
account-device-this = this device
# $when: a day.
account-device-seen = last seen { $when }
account-device-end = Sign out
# $device: Firefox · Android.
account-device-end-one = Sign out { $device }
account-end-others = Sign out all other devices
account-ended-others = All other devices are signed out.

# Signing in.
account-sign-in = Sign in
account-sign-in-instead = Already have a profile? Sign in
account-by-key = With a device link
account-by-key-how = On a device where you are signed in, open Profile and choose “Link another device”. Then open the link here or paste it.
account-key-page = Sign in on this device?
account-key-yours = Continue only if you created this link yourself. Otherwise, the person who created it could play as you.
# A checkbox, about what was played on this device so far.
account-bring = Bring my matches from this device
account-sign-in-go = Sign in
account-sign-in-other = You are already signed in. If you switch to another profile, your matches stay with your current one.

# Errors.
account-nobody = Play a match or create a profile first.
account-many-attempts = Too many attempts. Try again in a minute.
# $most: how many.
account-many-keys = You already have { $most } device links. Revoke one first.
account-no-key = This device link no longer exists.
account-opens-nothing = This link is invalid or has expired.
account-last-way = This is the only device you are signed in on. Add a sign-in method first.
account-no-device = This device is already signed out.
account-no-language = This language is not available.

# Passkeys.
account-passkeys = Passkeys
account-passkey-why = Sign in with your fingerprint, face or PIN. No password.
account-passkey-make = Add a passkey
account-passkey-remove = Remove
# $device: Firefox · Android; $when: a day.
account-passkey-remove-one = Remove the passkey { $device } ({ $when })
# Shown when the browser runs no script or doesn't know passkeys.
account-passkey-script = Passkeys don't work in this browser.
# When the browser or the person cancelled.
account-passkey-failed = That didn't work. Try again, or use another sign-in method.
account-by-passkey = With a passkey
account-by-passkey-how = Use a passkey you created on this site.
account-by-passkey-go = Sign in with a passkey
# Why there can be no passkeys.
account-passkey-tls = Passkeys need a secure connection (https). Use a device link instead.
account-passkey-localhost = To use passkeys, open this site at localhost.
account-passkey-name = Passkeys need a domain name, but this site has only an IP address. Use a device link instead.
account-many-passkeys = You already have { $most } passkeys. Remove one first.
account-passkey-late = That took too long. Try again.
account-passkey-unread = This passkey can't be read. Try again, or use another sign-in method.
account-passkey-unknown = This passkey isn't registered here. Try another sign-in method.
account-passkey-known = You have already added this passkey.
account-no-passkey = This passkey no longer exists.

# Sign-in with a code by email.
account-mail = Email
account-mail-why = Sign in with a code sent to your email. We send nothing else unless you ask for it.
account-mail-address = Email address
account-mail-send = Send code
account-mail-forget = Remove
account-by-mail = With a code by email
account-by-mail-how = Enter your email address. If it is new here, it becomes your sign-in method.
account-code-title = Enter the code
account-code-sent = We sent you a six-digit code. It may take a minute. Check your spam folder too.
# The code is already in the field: it was in the link that was opened.
account-code-here = Press the button to sign in on this device.
# $mail: an address of which most is left out, such as a…e@example.org.
account-code-address = You are signing in with { $mail }.
account-code-other = This code was requested in another browser. Continue only if you requested it yourself. Otherwise, the person who requested it could play as you.
account-code = Code
# The email. $code: six digits.
account-mail-subject = { $code } is your Boneyard code
# Plain text. $link: an address; $minutes: how long the code is valid.
account-mail-text =
    Your Boneyard code is { $code }.

    Enter it where you requested it, or open this page and press the button:
    { $link }

    The code works once, within { $minutes } minutes. If you didn't request it, ignore this email.
# The same, where no link can be sent.
account-mail-typed =
    Your Boneyard code is { $code }. Enter it where you requested it.

    The code works once, within { $minutes } minutes. If you didn't request it, ignore this email.
account-mail-slow = Too many emails are waiting to be sent. Try again in a minute.
account-mail-off = This site doesn't send email.
account-no-mail = Enter a valid email address.
account-mail-often = We sent codes to this address a moment ago. Check your inbox first.
account-mail-wait = Too many emails requested. Try again in a few minutes.
account-code-elsewhere = This code was requested in another browser. Enter it there.
account-code-wrong = The code is wrong or has expired. Check it, or request a new one.
account-mail-taken = This address already belongs to a profile. If it is yours, sign in with it.

# Your data, and deleting the account.
account-kept-of-me = Your data
account-everything-why = Everything we store about you, in one JSON file.
account-everything = Download my data
account-leave = Delete account…
account-leave-why = Your name, sign-in methods, devices and match list are deleted immediately and can't be restored. Your matches stay visible to the other players, with “deleted player” in your place. In unfinished matches, a bot takes over.
account-leave-sure = Yes, delete my account permanently
account-leave-go = Delete account
account-sure = Tick the box first. This can't be undone.

# The profile: pictures, tiles, and the app.
account-saved = Saved.
account-nameless = Guest
account-avatar = Picture
account-avatar-none = Initials
account-avatar-ada = Woman with glasses
account-avatar-ben = Boy with red hair
account-avatar-chloe = Woman with long black hair
account-avatar-dara = Man with a beard
account-avatar-elin = Girl with a fringe
account-avatar-fadil = Man with glasses
account-avatar-gloria = Woman with grey curls
account-avatar-hugo = Man with a moustache
account-avatar-cat = Cat
account-avatar-dog = Dog
account-avatar-fox = Fox
account-avatar-bear = Bear
account-avatar-rabbit = Rabbit
account-avatar-owl = Owl
account-avatar-frog = Frog
account-avatar-panda = Panda
account-tiles = Your tiles
account-install = Install the app
account-install-why = Play from your home screen, in its own window. Solitaire games that you have started also work offline.
account-install-now = Install Boneyard
account-install-iphone = iPhone and iPad: open this page in Safari, tap Share, then Add to Home Screen.
account-install-other = Other devices: open the browser's menu and choose Install or Add to Home Screen.
