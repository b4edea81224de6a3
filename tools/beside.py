"""Work beside the program that a person asked for: it gives way to everything else, and ends when that program ends."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence

from tools.steps import ROOT

LOWEST = 19


def start_beside(words: Sequence[str]) -> None:
    """Start a command that lives no longer than this process, also when this process becomes another program."""
    # Nobody writes into this pipe. Its end is closed with the process that holds it, even when that is killed.
    lives, held = os.pipe()
    os.set_inheritable(held, True)
    line = [sys.executable, "-m", "tools.beside", str(lives), *words]
    subprocess.Popen(line, cwd=ROOT, stdin=subprocess.DEVNULL, pass_fds=[lives])
    os.close(lives)


def keep(lives: int, words: Sequence[str]) -> int:
    """Run the command until it ends or the one beside which it runs is gone."""
    os.setpriority(os.PRIO_PROCESS, 0, LOWEST)
    work = subprocess.Popen(words, start_new_session=True)

    def end(*_: object) -> None:
        if work.poll() is None:
            os.killpg(work.pid, signal.SIGTERM)

    def end_with_the_other() -> None:
        while os.read(lives, 1):
            pass
        end()

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program; this one hears of it when that is gone
    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGHUP, end)
    threading.Thread(target=end_with_the_other, daemon=True).start()
    return work.wait()


if __name__ == "__main__":
    sys.exit(keep(int(sys.argv[1]), sys.argv[2:]))
