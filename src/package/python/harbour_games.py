"""A client for `harbour-games serve`: tables of Puerto Rico and Le Havre over JSON lines."""

import json
import subprocess


class HarbourError(Exception):
    """A request that was refused; `code` names why, `broken` the rules that an illegal move breaks."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.broken = error.get("broken", [])


class Table:
    """A game under way: what is decided (`at`), by whom (`seat`), and whether it is over."""

    def __init__(self, server, answer):
        self._server = server
        self.number = answer["table"]
        self._stand(answer)

    def _stand(self, answer):
        self.at, self.seat, self.over, self.moves = (answer[key] for key in ("at", "seat", "over", "moves"))
        return answer

    def _ask(self, do, **fields):
        return self._server.ask(do=do, table=self.number, **fields)

    def legal(self, most=1000):
        """Legal moves of the seat that decides, `most` of them at the most."""
        return self._ask("legal", seat=self.seat, most=most)["moves"]

    def apply(self, move):
        """Makes a move and gives its events."""
        return self._stand(self._ask("apply", move=move))["events"]

    def view(self, seat):
        return self._ask("view", seat=seat)["view"]

    def result(self):
        return self._ask("result")

    def clone(self):
        return Table(self._server, self._ask("clone"))

    def undo(self, count=1):
        self._stand(self._ask("undo", count=count))

    def seed(self, seed):
        """Another seed for what is drawn from here on."""
        self._stand(self._ask("seed", seed=seed))

    def close(self):
        self._ask("close")


class Server:
    """The process that holds the tables; a context manager, so that it ends with its block."""

    def __init__(self, command=("npx", "harbour-games", "serve")):
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def ask(self, **request):
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise HarbourError(answer["error"])
        return answer

    def new(self, game, **setup):
        return Table(self, self.ask(do="new", game=game, setup=setup))

    def close(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
