"""Accounts: sessions, sign-in, passkeys, e-mail codes, deletion."""
