"""For all tests."""

from __future__ import annotations

import signal

# A shell that runs the tests in the background lets them ignore Ctrl-C, and every program they start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
