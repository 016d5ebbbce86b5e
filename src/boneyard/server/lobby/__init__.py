"""Lobby: open tables and finding opponents."""
