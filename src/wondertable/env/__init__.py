"""The games as other houses' environments: PettingZoo, OpenSpiel and Gymnasium. Knows no game; docs/research.md tells how to use it."""
