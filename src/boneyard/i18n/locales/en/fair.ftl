# The page about fair dealing.

fair-title = How it is fair
fair-deal = The deal
fair-seal = When a match is started, the house picks a secret of 256 bits, and shows its seal (SHA-256) at once. From then on the secret can’t be changed without everybody seeing it. No tile is dealt yet.
fair-seeds = Then the browser of everybody who plays adds a seed of its own, by itself, and notes it with the seal. So the house, which couldn’t know it in advance, can’t have chosen a secret that deals as it likes. Bots add none.
# $more: the name of a menu at the table (table-more).
fair-dealt = Then tiles are dealt. When all that happened stands at the table under { $more }, and in the replay.
fair-shuffle = Every shuffle follows from these: HMAC-SHA256 of the secret over the seats’ seeds, the match, the round and the purpose gives the numbers, and Fisher and Yates’ shuffle, with numbers that would favour some tiles left out, gives the order.
# $command: boneyard verify.
fair-open = When the match is over, the secret is shown. Anybody can deal every round again: on the page of the replay, in the browser, or with { $command }.
fair-limits = What that doesn’t prove: times are the house’s own claim, unless your browser noted the seal before it sent its seed. A house whose friend adds the last seed could tell that friend the secret. Who adds no seed has no proof of their own.
fair-bots-same = Bots of every level are dealt from the same stream as people, and see only what somebody in their seat may see. A hidden tile is never sent to anybody who may not know it.
fair-luck = The luck of all matches here
fair-rounds = { $rounds ->
    [one] { $rounds } round that is over; 100 is what is to be expected.
   *[other] { $rounds } rounds that are over; 100 is what is to be expected.
}
# The heads of a table: who was dealt to, how many hands, pips and doubles (in percent).
fair-dealt-to = Dealt to
fair-hands = Hands
fair-pips = Pips
fair-doubles = Doubles
fair-people = people
fair-bots = bots
fair-none = No round has been finished here yet.
fair-check = Check a match
# $button: what stands on a button (replay-check-here); $address: /m/…/replay.
fair-how-to-check = Open the replay of any match that is over, and press { $button }. The link of a match is the link of its replay: { $address }.

# A cell of that table: the value, and between what chance puts it nineteen times out of twenty.
fair-between = { $value } ({ $least } to { $most })
fair-too-few = too few hands yet
fair-range = In brackets: where chance alone puts the value in nineteen cases out of twenty. Now and then it lies outside, as it should. Of fewer than { $few } hands nothing can be said.
