"""The server, by feature.

app.py       routes, middleware, start, stop   services.py  what the features are made of
matches/     live matches, their API, socket   match_page/  the page of a match
lobby/       open tables                       accounts/    sessions, sign-in, deletion
notifications/  push, mail, webhooks, feeds    ratings/ tournaments/ duplicate/  contests
db/ http/ thinking/ telemetry/ web/  below the features
"""
