"""Pages that show several features: home, my matches, replay, fairness, installation as an app."""
