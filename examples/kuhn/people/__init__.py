"""What people read, write and are told."""
