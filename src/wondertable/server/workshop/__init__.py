"""A game with data of somebody's own: looked through as they are typed, tried before a table plays with them, and studied beside others."""
