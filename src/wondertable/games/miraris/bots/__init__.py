"""Who plays without being a person."""
