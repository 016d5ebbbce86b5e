# $name is a variable of the environment, $near the one that was probably meant.
settings-unknown-near = { $name } is not a setting. Did you mean { $near }?
settings-unknown = { $name } is not a setting. See docs/configure.md.
settings-known = No unknown BONEYARD_… variables are set.
settings-no-folder = The folder { $folder } doesn't exist. Create it, or choose another file with --db.
settings-empty-database = { $path } has no matches and no players. If it was copied with cp while the server was running, the copy is empty: use boneyard backup.
settings-no-backup = Back up { $path } every day: boneyard backup FILE (a copy made with cp may be empty).
# What is wrong with the value of a BONEYARD_… variable, whose name stands before it with a colon. $given: the value in quotes.
settings-expected-switch = must be true or false, not { $given }
settings-expected-whole = must be a whole number, not { $given }
settings-expected-number = must be a number, not { $given }
settings-expected-above = must be above 0
settings-expected-least = must not be below 0
settings-expected-address = must be addresses such as https://tables.example.org, not { $given }
settings-expected-host = must be host names such as tables.example.org, not { $given }
settings-expected-words = unknown word { $word }; choose from { $words }
settings-expected-most = must be at most { $most }
settings-expected-like = must look like { $example }, not { $given }
settings-expected-place = must be hosts with a port such as 10.0.0.7:8080, not { $given }
settings-expected-contact = must be an address such as mailto:host@example.org or https://example.org/contact, not { $given }
settings-expected-token = must have no spaces, accents or other characters outside ASCII
settings-expected-database = must be a file or postgresql://user:password@host/name
settings-expected-folder = must be a folder that can be written, not { $given }
settings-expected-origin = must be addresses without a path, such as https://club.example.org, not { $given }
