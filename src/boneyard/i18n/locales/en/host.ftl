# What only whoever runs the house sees and does: boneyard admin, and the board at /host.
# $text and $act are what somebody wrote, in quotes; $acts what there is;
# $command is "boneyard admin"; $number and $what a line of the board; $why what the house or the
# system says; $address where the house is; $count how many words belong to an act.

host-no-network = { $text } is no address and no network
host-not-blocked = { $text } isn’t blocked
host-blocked-named = { $text } is blocked in the settings: take it out of BONEYARD_BLOCKED
host-blocked-full = { $most } addresses are blocked already: let a network or the proxy do it
host-no-act = there is no { $act }: there are { $acts }
host-not-begun = the match hasn’t begun, so there is nothing to end
host-between-rounds = the match is between two rounds: try again when tiles are dealt
host-blocks-itself = that would block this very machine, from which the host asks
host-title = The house’s board
host-what = Since the house was opened; the numbers renew themselves.
host-do = { $command } ends a match, takes a name away or blocks an address.
host-line = { $number } { $what }
host-houses = houses with this database
host-open-seconds = seconds open
host-sockets = live connections
host-matches = matches at hand
host-bot-matches-waiting = matches of bots that wait for room
host-moves = entries written
host-moves-by-people = moves by people
host-requests = requests answered
host-requests-failed = requests that failed here
host-complaints = warnings and errors in the log
host-store-milliseconds = milliseconds until a move is written, on average
host-bot-milliseconds = milliseconds that bots think, on average
host-bots-waiting = bots that wait for their turn to think
host-notices-under-way = notices under way
host-addresses-blocked = addresses blocked
host-named = { $count ->
    [0] nothing is named after { $act }
    [one] one thing is named after { $act }: see boneyard admin --help
   *[other] { $count } things are named after { $act }: see boneyard admin --help
}
host-seat = a seat is a number from 1
host-open-line = the host’s secret goes over https, or to this very machine, and not to { $address }
host-refused = the house says: { $why }
host-no-house = no house answers at { $address } ({ $why }): open it, or say with --at where it is
host-told-end = { $what ->
    [bots] Bots play the match to its end.
   *[ended] The match is over, without a winner.
}
host-told-unname = That seat is called { $what } now.
host-told-block = Nobody is let in from { $what }, until it is unblocked.
host-told-unblock = { $what } is let in again.
host-no-result = there is no result of that match, or it is so already
host-told-leave-out = The match { $what } counts for no rating any more.
host-told-let-count = The match { $what } counts again, unless the rules leave it out.
