"""Search: bots that look ahead. It knows no game; what it needs of one stands in the game's mind."""
