"""Tables in the browser: people and bots at one table, every answer on disk before it counts."""
