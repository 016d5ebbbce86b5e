# What only the host sees and does: boneyard admin, and the board at /host.
# $text and $act are what was typed, in quotes; $acts what there is;
# $command is "boneyard admin"; $number and $what a line of the board; $why what the server or the
# system says; $address where the server is; $count how many words belong to an act.

host-no-network = { $text } is not an IP address or network
host-not-blocked = { $text } isn't blocked
host-blocked-named = { $text } is blocked in the settings: remove it from BONEYARD_BLOCKED
host-blocked-full = { $most } addresses are already blocked: block a whole network, or block addresses in your proxy
host-no-act = unknown action { $act }; choose from { $acts }
host-not-begun = the match hasn't started, so it can't be ended
host-between-rounds = the match is between rounds: try again when the next round has started
host-blocks-itself = that would block this computer
host-title = Server dashboard
host-what = Current numbers, and totals since the server started. They update automatically.
host-do = Use { $command } to end a match, remove a name or block an address.
host-line = { $what }: { $number }
host-houses = server processes using this database
host-open-seconds = uptime in seconds
host-sockets = live connections
host-matches = matches in memory
host-bot-matches-waiting = bot matches queued
host-moves = moves and deals saved
host-moves-by-people = moves by people
host-requests = requests answered
host-requests-failed = failed requests
host-complaints = warnings and errors in the log
host-store-milliseconds = ms to save a move, on average
host-bot-milliseconds = ms for a bot to move, on average
host-bots-waiting = bot moves queued
host-notices-under-way = notifications queued
host-addresses-blocked = addresses blocked
host-named = { $count ->
    [0] { $act } takes no arguments. See boneyard admin --help
    [one] { $act } takes one argument. See boneyard admin --help
   *[other] { $act } takes { $count } arguments. See boneyard admin --help
}
host-seat = the seat must be a number: the first seat is 1
host-open-line = the token is only sent over https or to this computer, not to { $address }
host-refused = the server refused: { $why }
host-no-house = no server responds at { $address } ({ $why }): start it, or give its address with --at
host-told-end = { $what ->
    [bots] Bots will play the match to the end.
   *[ended] The match has ended without a winner.
}
host-told-unname = That player is now called { $what }.
host-told-block = Blocked { $what }.
host-told-unblock = Unblocked { $what }.
host-no-result = that match has no result, or nothing would change
host-told-leave-out = Match { $what } no longer counts for ratings.
host-told-let-count = Match { $what } counts for ratings again, unless the rules exclude it.
