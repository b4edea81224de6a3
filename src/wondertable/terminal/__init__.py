"""Wondertable in a terminal: one module for each command of the command line."""
