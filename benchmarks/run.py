"""Measures Wondertable beside its peers: ./dev bench [GAME..] [--rounds N] [--seconds S] [--players N] [--quick]"""

import sys
from pathlib import Path

# Everything here is imported as part of `benchmarks`, however this file is started.
sys.path[0] = str(Path(__file__).resolve().parents[1])

from benchmarks.comparison import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
