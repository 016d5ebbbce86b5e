# Boneyard Lite: the application in the browser. Below the page, while it starts or can't.
lite-elsewhere = Boneyard is already open in another tab.
lite-take-over = Use it here
lite-starting = Starting Boneyard…
lite-failed = Boneyard couldn't start.
lite-retry = Try again
lite-unsupported = This browser can't run Boneyard here. Use an up-to-date browser and an address that starts with https.
lite-not-stored = Nothing can be saved in this window, perhaps because it is private. Your matches will be lost when you close it.
lite-update = A new version of Boneyard is ready.
lite-update-go = Update
lite-import-refused = This file wasn't exported by Boneyard Lite. Choose another file.
lite-no-script = Boneyard Lite runs in your browser and needs JavaScript.
lite-description = Play domino games in the browser, against the computer or together on one screen.
# On the account page.
lite-data = Your data
lite-data-where = Your matches, puzzle answers and settings are stored only in this browser. Export them to keep a copy or to move to another device.
lite-export = Export everything
lite-import = Import a file
lite-import-why = The file replaces everything stored here.
lite-replay-keep = Save this match
lite-levels = The four strongest levels play a little weaker here than on a server.
lite-analysis = Calculated in this browser with fewer simulations than on a server, so small mistakes may be missed.
lite-friends = Play with friends
lite-what = { $games } games, against the computer or together on one screen. Free, no sign-up.
# Building the folder. $package: its name, $file: a file name, $folder: a path, $why: the system's reason.
lite-build-fetch = Downloading packages…
lite-build-compile-now = Compiling modules…
lite-build-pages = Building pages…
lite-build-done = Boneyard Lite is in { $folder }: { $files } files, { $size } MB.
lite-build-base = { $base } is not a path: write it with a slash at both ends, like /dominoes/
lite-build-friends = { $address } is not a web address: it must start with https://
lite-build-hash = { $file } has the wrong hash, so { $package } was not used
lite-build-registry = can't download { $package } from { $registry } ({ $why }): check the network and try again
lite-build-compile = can't compile the modules: { $why }
lite-build-node = this needs Node.js { $oldest } or newer: install it and try again
lite-build-page = can't build the page { $page }
lite-build-not-empty = { $folder } isn't empty and wasn't built by this command: choose another folder
lite-build-unwritable = can't write to { $folder }: { $why }
