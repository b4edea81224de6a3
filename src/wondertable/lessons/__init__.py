"""Lessons: a game taught on its own board, question by question. Knows no game; what is taught stands in each game's folder `lessons`."""

from wondertable.lessons.playing import Playing, Refusal, Saying
from wondertable.lessons.shapes import Lesson
from wondertable.lessons.shelf import lesson, lessons

__all__ = ["Lesson", "Playing", "Refusal", "Saying", "lesson", "lessons"]
