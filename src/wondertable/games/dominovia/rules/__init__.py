"""The rules of Dominovia: compiled, without texts for people."""
