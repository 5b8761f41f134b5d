"""Plays whole games through both clients: `python3 test_clients.py NODE COMMAND.js GAMES`."""

import random
import sys

from harbour_env import HarbourEnv
from harbour_games import HarbourError, Server

COMMAND = (sys.argv[1], sys.argv[2], "serve")
GAMES = int(sys.argv[3])
SETUPS = [
    ("puerto-rico", {"edition": "two-player", "seats": 2}),
    ("puerto-rico", {"edition": "classic", "seats": 4, "expansions": ["new-buildings", "nobles"]}),
    ("le-havre", {"version": "short", "seats": 2}),
    ("le-havre", {"version": "full", "seats": 3}),
]

with Server(COMMAND) as server:
    for game, setup in SETUPS:
        draw = random.Random(1)
        for seed in range(GAMES):
            table = server.new(game, seed=seed, **setup)
            while not table.over:
                table.apply(draw.choice(table.legal(50)))
            assert table.result()["winners"], "nobody has won"
            table.close()
    table = server.new("puerto-rico", edition="classic", seats=3, seed=1)
    before = table.view(0)
    copy = table.clone()
    copy.apply(copy.legal(1)[0])
    assert table.view(0) == before and copy.moves == 1, "a clone is not its own"
    copy.undo()
    copy.seed(5)
    assert copy.view(0) == before, "undone, it is not as before"
    try:
        table.apply({"do": "pass", "seat": 0})
        raise AssertionError("an illegal move was made")
    except HarbourError as error:
        assert error.code == "illegal-move" and error.broken

env = HarbourEnv("le-havre", {"version": "short", "seats": 2}, Server(COMMAND))
env.reset(seed=1)
total = 0
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    total += reward if termination else 0
    env.step(None if termination else 0)
assert total == 1, "the winners do not share one point"
env.close()
print(f"{len(SETUPS) * GAMES} games played")
