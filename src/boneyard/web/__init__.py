"""What the browser gets: templates, styles, a few small scripts."""
