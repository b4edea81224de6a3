"""The rules of Bibliowonders!, compiled: they know neither people nor files."""
