"""Boneyard Lite: the same application in the visitor's browser, from a folder of static files.

`build` writes the folder. `site` and `thinking` run inside it: the application without a server,
and its bots in a second worker.
"""
