"""The rules of KamiMaï: compiled, without JSON and without texts for people."""
