"""Several server processes with one database: membership, ownership of matches, sync."""
