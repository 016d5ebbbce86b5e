"""Tests in a browser: a package, so that one browser serves all of them and is closed after."""
