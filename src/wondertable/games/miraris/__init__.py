"""Miraris: for eight rounds everybody bids one number card, and equal numbers get nothing."""

from wondertable.games.miraris.game import Miraris as GAME

__all__ = ["GAME"]
