"""Database: SQLite and PostgreSQL, migrations, group commit, backups."""
