"""A bot in any language: one JSON object a line on its standard input, one on its standard output (docs/protocol.md).

wondertable sit LINK --program "python examples/guest.py"
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":
        print(f"I sit in seat {message['seat'] + 1} of {message['game']}.", file=sys.stderr)
    elif message["type"] == "ask":
        # The question has all `answers` that are offered, and the view all that the seat may know.
        answer = max(message["question"]["answers"], key=len)
        print(json.dumps({"answer": answer}), flush=True)
    elif message["type"] == "refused":
        print(f"{message['answer']}: {message['detail']}", file=sys.stderr)
    elif message["type"] == "over":
        print(f"The winners are the seats {message['outcome']['winners']}.", file=sys.stderr)
