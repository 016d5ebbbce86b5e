# What an open end of the line is called; it stands in sentences such as "Ann plays 6-4 on the
# left end". $end is one of the keys below; $number numbers an end that has no name of its own.
endnames-name = { $end ->
    [left] the left end
    [right] the right end
    [upper] the upper end
    [lower] the lower end
    [only] the open end
    [train] train { $number }
    [mexican] the Mexican train
   *[numbered] end { $number }
}
# The train of a player, which stands in the same places; $who, $who_is: see movelog.ftl.
endnames-train = { $who_is ->
    [you] your train
   *[one] { $who }'s train
}
