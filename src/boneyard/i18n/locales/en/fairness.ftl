# The page about fair dealing.
fairness-title = Provably fair
fairness-deal = The deal
fairness-seal = When a match is created, the server picks a 256-bit secret and immediately publishes a commitment to it: its SHA-256 hash. From then on, changing the secret would be visible to everyone. No tiles are dealt yet.
fairness-seeds = Then each player's browser adds a seed of its own and stores it with the commitment. The server can't know these seeds in advance, so it can't pick a secret that gives the deals it wants. Bots add no seed.
# $more: the name of a menu at the table (table-more).
fairness-dealt = Then the tiles are dealt. The times of all steps are listed at the table under { $more } and in the replay.
fairness-shuffle = Every shuffle follows from the secret and the seeds. HMAC-SHA256 of the secret over the seeds, the match, the round and the purpose gives unbiased random numbers. A Fisher–Yates shuffle with them gives the order of the tiles.
# $command: boneyard verify.
fairness-open = When the match is over, the secret is shown. Anyone can then deal every round again: in the browser on the replay page, or with { $command }.
fairness-limits = What this doesn't prove: the times are the server's claim, unless your browser stored the commitment before sending its seed. A dishonest server could tell the secret to a friend who adds the last seed. A player without a seed has no proof of their own.
fairness-bots-same = Bots get their tiles from the same shuffle as people and see only what a player in their seat may see. Hidden tiles are never sent to a player who may not see them.
fairness-luck = Luck in all matches on this site
fairness-rounds = { $rounds ->
    [one] { $rounds } finished round. For pips and doubles, 100 is the expected value.
   *[other] { $rounds } finished rounds. For pips and doubles, 100 is the expected value.
}
# The heads of a table: who was dealt to, how many hands, pips and doubles (100: the expected value).
fairness-dealt-to = Players
fairness-hands = Hands
fairness-pips = Pips
fairness-doubles = Doubles
fairness-people = people
fairness-bots = bots
fairness-none = No round has been finished on this site yet.
fairness-check = Check a match
# $button: what stands on a button (replay-check-here); $address: /m/…/replay.
fairness-how-to-check = Open the replay of a finished match and press { $button }. Its address is the match link plus /replay: { $address }.

# A cell of that table: the value and its 95 % range by chance.
fairness-between = { $value } ({ $least } to { $most })
fairness-too-few = too few hands
fairness-range = In brackets: the range that chance alone would give in 19 of 20 cases. An occasional value outside it is normal. With fewer than { $few } hands, no value is shown.
