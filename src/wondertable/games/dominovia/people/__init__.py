"""Dominovia for people: what they see, read, write and keep."""
