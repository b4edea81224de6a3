"""What bots have to say: advice at a question, a review of a game that is over, and puzzles out of it.

Whatever is said of a seat's choice comes from worlds that this seat could not tell from the true one.
"""
