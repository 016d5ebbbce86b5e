"""Friends and blocked players: service, store, API, pages."""
