"""Running a house: whether it is well, what it does, and how it closes without cutting anybody."""
