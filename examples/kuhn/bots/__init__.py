"""Players in code."""
