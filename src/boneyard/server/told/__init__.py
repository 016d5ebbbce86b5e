"""Being told: what waits for somebody reaches them where they want to hear of it.

guarding.py  which addresses may be called     calling.py  calls them, and no others
push.py      to a browser, encrypted           wording.py  what a notice says
mail.py      letters, few and wanted           hook.py     to a program, signed
feed.py      what waits, for who looks
asking.py    how people and programs ask for it
sender.py    sends what is queued, one bounded crowd at a time
"""
