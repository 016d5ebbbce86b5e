"""The page of a match: scene, regions, live updates."""
