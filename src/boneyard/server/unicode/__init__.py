"""What Unicode knows of characters and Python's `unicodedata` doesn't."""
