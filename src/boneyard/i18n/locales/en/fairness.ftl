# The page about fair dealing.

fairness-title = How it is fair
fairness-deal = The deal
fairness-seal = When a match is started, the house picks a secret of 256 bits, and shows its seal (SHA-256) at once. From then on the secret can’t be changed without everybody seeing it. No tile is dealt yet.
fairness-seeds = Then the browser of everybody who plays adds a seed of its own, by itself, and notes it with the seal. So the house, which couldn’t know it in advance, can’t have chosen a secret that deals as it likes. Bots add none.
# $more: the name of a menu at the table (table-more).
fairness-dealt = Then tiles are dealt. When all that happened stands at the table under { $more }, and in the replay.
fairness-shuffle = Every shuffle follows from these: HMAC-SHA256 of the secret over the seats’ seeds, the match, the round and the purpose gives the numbers, and Fisher and Yates’ shuffle, with numbers that would favour some tiles left out, gives the order.
# $command: boneyard verify.
fairness-open = When the match is over, the secret is shown. Anybody can deal every round again: on the page of the replay, in the browser, or with { $command }.
fairness-limits = What that doesn’t prove: times are the house’s own claim, unless your browser noted the seal before it sent its seed. A house whose friend adds the last seed could tell that friend the secret. Who adds no seed has no proof of their own.
fairness-bots-same = Bots of every level are dealt from the same stream as people, and see only what somebody in their seat may see. A hidden tile is never sent to anybody who may not know it.
fairness-luck = The luck of all matches here
fairness-rounds = { $rounds ->
    [one] { $rounds } round that is over; 100 is what is to be expected.
   *[other] { $rounds } rounds that are over; 100 is what is to be expected.
}
# The heads of a table: who was dealt to, how many hands, pips and doubles (in percent).
fairness-dealt-to = Dealt to
fairness-hands = Hands
fairness-pips = Pips
fairness-doubles = Doubles
fairness-people = people
fairness-bots = bots
fairness-none = No round has been finished here yet.
fairness-check = Check a match
# $button: what stands on a button (replay-check-here); $address: /m/…/replay.
fairness-how-to-check = Open the replay of any match that is over, and press { $button }. The link of a match is the link of its replay: { $address }.

# A cell of that table: the value, and between what chance puts it nineteen times out of twenty.
fairness-between = { $value } ({ $least } to { $most })
fairness-too-few = too few hands yet
fairness-range = In brackets: where chance alone puts the value in nineteen cases out of twenty. Now and then it lies outside, as it should. Of fewer than { $few } hands nothing can be said.
