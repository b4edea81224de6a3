"""The rules of Miraris."""
