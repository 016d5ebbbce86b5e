"""House rules: read, check and describe rule files."""
