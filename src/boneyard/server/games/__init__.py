"""Pages and API about games: rules, options, example rounds."""
