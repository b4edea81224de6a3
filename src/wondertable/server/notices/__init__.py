"""Notices for those who are not there: that an answer of theirs is wanted, to their devices or to a webhook of the table."""
