"""An outside bot for the arena: it builds what it can, ships what it has, else plays the first move.

npm run -s bots:arena -- --a "cmd:python3 docs/bots/bot.py" --b novice --games 20
"""

import json
import sys

ROLES = ["captain", "craftsman", "builder", "settler", "mayor", "trader"]


def worth(move):
    """The greater, the rather it is played."""
    kind = move["do"]
    if kind == "chooseRole":
        return -ROLES.index(move["role"]) if move["role"] in ROLES else -9
    if kind == "pass":
        return -99
    if kind == "place":
        return sum(move["island"].values()) + sum(move["city"].values())
    return 0


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        print(json.dumps(max(message["legal"], key=worth)), flush=True)
