// An outside bot for the arena: it takes the role with the most coins on it, else the first move.
//
// npm run -s bots:arena -- --a "cmd:node docs/bots/bot.mjs" --b novice --games 20
import { createInterface } from 'node:readline'

/** The greater, the rather it is played. */
function worth(move, { roles }) {
  if (move.do === 'chooseRole') return roles.find(({ id }) => id === move.role)?.coins ?? 0
  if (move.do === 'pass') return -1
  return 0
}

for await (const line of createInterface({ input: process.stdin })) {
  const { type, legal, view } = JSON.parse(line)
  if (type !== 'decide') continue
  const [first, ...others] = legal
  const best = others.reduce(
    (kept, move) => (worth(move, view) > worth(kept, view) ? move : kept),
    first,
  )
  console.log(JSON.stringify(best))
}
