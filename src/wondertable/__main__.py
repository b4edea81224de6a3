"""`python -m wondertable` is the command `wondertable`."""

import sys

from wondertable.cli import main

if __name__ == "__main__":
    sys.exit(main())
