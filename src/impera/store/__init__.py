"""What is kept: SQLite in a file by default, PostgreSQL by URL. One schema, one set of statements."""
