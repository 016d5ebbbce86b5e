"""Terminal interface: a match line by line, or full screen."""
