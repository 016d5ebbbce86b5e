"""The games for one: the same verbs, their own small states."""
