"""Notifications by web push, mail, webhook and feed."""
