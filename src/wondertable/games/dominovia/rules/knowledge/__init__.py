"""What each seat of Dominovia can know of the scrolls it does not see."""
