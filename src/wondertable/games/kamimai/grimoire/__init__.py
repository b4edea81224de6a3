"""The Grimoire as simulated physics: a book of standing cards, and hands that pull pages out of it.

Importing this package is cheap; the physics is loaded when the first book is built.
"""
