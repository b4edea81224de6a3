"""Mages that play by themselves."""
