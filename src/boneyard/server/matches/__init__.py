"""Live matches: log, seats, views, clock, autoplay, chat, store, API, socket."""
