"""House rules of players: service, store, API, form, pages."""
