"""Tournaments: service, director, store, API, pages."""
