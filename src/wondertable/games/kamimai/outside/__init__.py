"""What happens beside the rules of KamiMaï: the book, and what people tell of real cards."""
