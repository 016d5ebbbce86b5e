# Boneyard Lite: the application in the browser. Below the page, while it starts or can't.
lite-elsewhere = Boneyard is open in another tab, which keeps your matches.
lite-take-over = Use it here
lite-failed = Boneyard could not start.
lite-retry = Try again
lite-unsupported = This browser can't run Boneyard here. It needs a current browser and an address that begins with https.
lite-not-stored = This browser stores nothing in private windows: your matches end with this window.
lite-update = A new version of Boneyard is ready.
lite-update-go = Update
lite-import-refused = This is not a file that Boneyard Lite has exported.
lite-no-script = Boneyard Lite runs in your browser and needs JavaScript.
# On the account page.
lite-data = Your data
lite-data-where = Matches, answers and settings are stored in this browser only. Export them to keep a copy or to take them to another device.
lite-export = Export everything
lite-import = Import a file
lite-import-why = It replaces everything that is stored here.
lite-no-analysis = Analysis of whole matches needs a server. Hints work here too.
lite-friends = Play with friends
# Building the folder. $package: its name, $file: a file name, $folder: a path, $why: the system's reason.
lite-build-fetch = Fetching packages …
lite-build-pages = Building pages …
lite-build-done = Boneyard Lite is in { $folder }: { $files } files, { $size } MB.
lite-build-base = { $base } is no path: it begins and ends with a slash, like /dominoes/
lite-build-friends = { $address } is no address: it begins with https://
lite-build-hash = { $file } has the wrong hash, so { $package } was not used
lite-build-registry = { $package } can't be fetched from { $registry } ({ $why }); connect this machine to the network and run this again
lite-build-page = the page { $page } can't be built
lite-build-not-empty = { $folder } isn't empty, and was not built by this command
lite-build-unwritable = { $folder } can't be written: { $why }
