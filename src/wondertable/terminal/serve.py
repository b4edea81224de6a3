"""`wondertable serve`: tables in the browser."""

from __future__ import annotations

import argparse
import sys

from wondertable.core.text import ENGLISH, speak, spoken
from wondertable.games import brought
from wondertable.server import serve


def run(arguments: argparse.Namespace) -> int:
    for _name, refused in brought().problems:
        print(refused, file=sys.stderr)
    owner = spoken()
    speak(ENGLISH)  # to many people, whose pages have their own languages
    serve(
        arguments.host,
        arguments.port,
        arguments.database,
        arguments.open,
        arguments.allow_origin,
        arguments.trusted_proxy,
        arguments.public_url,
        arguments.webhooks,
        arguments.keep_days,
        arguments.limit,
        arguments.metrics,
        arguments.log,
        arguments.access_log,
        owner,
    )
    return 0
