/** Nim on the command line. What is not here it does not have, and commands say so by name. */
import type { Bot } from '../../bots/bot.ts'
import { makeMachine } from '../../engine/machine.ts'
import { type Rng, randomBelow } from '../../engine/rng.ts'
import { letterOf } from '../../engine/seats.ts'
import { checksOf } from '../../frame/checks.ts'
import type { SomePlayed, SomePlayers } from '../../frame/entry.ts'
import { countResult, decisionsIn } from '../../frame/figures.ts'
import type { Played } from '../../frame/played.ts'
import { begin, game, type Nim, nim } from './definition.ts'

const played: Played<Nim> = {
  game,
  machine: makeMachine<Nim>(game.parts),
  perft: [{ name: 'five stones', position: begin(5), counts: [3, 8, 10, 5, 1] }],
  setUp: nim.setUp,
  setupOf: ({ seats }, seed) => ({ seats, seed }),
  someSetup: (holder, index) => ({ seats: 2 + (index % 2), seed: randomBelow(holder, 1e6) }),
  tableOf: ({ seats }) => ({ edition: 'plain', seats }),
  ...checksOf(nim),
  count(figures, position, asked) {
    const rounds = Math.ceil(decisionsIn(asked) / position.players.length)
    countResult(figures, { end: position.at, rounds, asked }, nim.resultOf(position))
  },
  cited: (rule) => rule,
  scoreLines: ({ seat }) => [`first: ${letterOf(seat)}`],
}

interface NimBots extends Nim {
  Level: 'novice' | 'expert'
  Reason: { kind: 'leaves-four' | 'any' }
}

/** Leaves a number of stones that four divides, where it can and knows to; else it takes what chance tells. */
const bot = (knows: boolean): Bot<NimBots> => ({
  *think({ heap, seat }, _budget, rng: Rng) {
    yield 1
    const stones = knows ? heap % 4 : 0
    const some = 1 + randomBelow(rng, Math.min(3, heap))
    return {
      move: { do: 'take', seat, stones: stones || some },
      reason: { kind: stones ? 'leaves-four' : 'any' },
      others: [],
    }
  },
})

export const play: SomePlayed = (use) => use(played)

export const bots: SomePlayers = (use) =>
  use<NimBots>({
    ...nim,
    id: game.parts.id,
    setupOf: played.setupOf,
    bots: { novice: bot(false), expert: bot(true) },
    roundOf: ({ players }) => Math.max(...players.map(({ stones }) => stones)),
  })
