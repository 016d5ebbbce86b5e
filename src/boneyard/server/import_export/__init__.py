"""Transfer: a player's data as one file, to and from another server or Boneyard Lite."""
