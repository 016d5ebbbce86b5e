"""The icons of the pages, as one sprite."""
