# boneyard bench: how fast rounds are played. Heads of a table; × plain: so many times as fast as the
# plain engine, which is written for clearness, not for speed.

bench-game = game
bench-players = players
bench-cores = cores
bench-rounds = rounds/s
bench-plays = plays/s
bench-times = × plain engine
# Something that can't be measured here, and why.
bench-without = skipped { $what }: { $why }
bench-busy = the computer is busy: measurements on all cores got only { $share } of the processor time
# $game: what was typed, in quotes; $games: those there are.
bench-not-for-several = { $game } is not a multiplayer game; choose from { $games }
