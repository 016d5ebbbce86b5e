# boneyard bench: how fast rounds are played.

bench-game = spel
bench-players = spelers
bench-cores = kernen
bench-rounds = rondes/s
bench-plays = stenen/s
bench-times = × gewoon
bench-without = zonder { $what }: { $why }
bench-busy = de machine is bezig: wat op alle kernen moest lopen had { $share } ervan
bench-not-for-several = { $game } is geen spel voor meer spelers: dat zijn { $games }
