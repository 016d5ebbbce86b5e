"""Plain data of a match: tiles, actions, events, positions, chance, clocks, options."""
