"""Puerto Rico and Le Havre as a turn-based environment, with the methods of PettingZoo's AEC API (not needed here).

An observation is `{"view": ..., "legal": [...]}`; an action is the place of a move in `legal`. The reward comes with
the end of the game: 1 for the only winner, shared among several, 0 for the others.
"""

from harbour_games import Server


class HarbourEnv:
    metadata = {"name": "harbour_games_v0", "is_parallelizable": False}

    def __init__(self, game, setup, server=None, most=1000):
        self._game, self._setup, self._most = game, dict(setup), most
        self._server = server or Server()
        self._table = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self._setup["seats"])]
        self.agents = []

    def reset(self, seed=None, options=None):
        if self._table:
            self._table.close()
        self._table = self._server.new(self._game, seed=seed or 0, **self._setup)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self._next()

    def _next(self):
        self._legal = self._table.legal(self._most)
        self.agent_selection = self.possible_agents[self._table.seat]
        if self._table.over:
            winners = self._table.result()["winners"]
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = 1 / len(winners) if seat in winners else 0
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]

    def observe(self, agent):
        return {"view": self._table.view(self.possible_agents.index(agent)), "legal": self._legal}

    def last(self):
        agent = self.agent_selection
        return self.observe(agent), self.rewards[agent], self.terminations[agent], False, {}

    def step(self, action):
        if self.terminations[self.agent_selection]:
            self.agents.remove(self.agent_selection)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._table.apply(self._legal[action])
        self._next()

    def agent_iter(self):
        while self.agents:
            yield self.agent_selection

    def close(self):
        self._server.close()
