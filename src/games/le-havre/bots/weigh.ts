/** How decisions of a game that was played are weighed: whole actions, played on in games that differ. */
import type { Watch } from '../../../bots/comparing.ts'
import { marginsOf } from '../../../bots/search.ts'
import { estimating, type WeighedGame, weighing } from '../../../bots/weigh.ts'
import { type Rng, random } from '../../../engine/rng.ts'
import { bulkGame as game } from '../rules/bulk.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import { TILES } from '../rules/vocabulary.ts'
import { ACTING, type Action, actionsFrom } from './actions.ts'
import { determinize } from './determinize.ts'
import { simpleMove } from './others.ts'
import { type Planned, weighed } from './plan.ts'
import { meterOf, optionsAt } from './planner.ts'
import { reasonOf } from './reason.ts'
import { standing } from './standing.ts'
import { tells } from './telling.ts'
import type { LeHavreBots } from './types.ts'

/** Own actions that a game is played on before it is reckoned. */
const AHEAD = 4

/** Ways that are looked at more closely, of those that a plan brings out ahead. */
const CLOSER = 3

/** How a plan looks ahead for them. */
const SIGHT = { widths: [6, 2], replies: 'offers' } as const

/** How often a game takes the second best action, where it seems to lose no more than so many francs. */
const ASTRAY = 0.3
const NEARLY = 5

const clock = ({ round, turn }: Position): number => round * TILES.length + turn

/** What is done next in a game that is played on. */
function nextMoves(position: Position, rng: Rng): readonly Move[] {
  if (!ACTING.test(position.at)) return [simpleMove(position)]
  const [best, second]: Action[] = actionsFrom(position)
  const isAstray = random(rng) < ASTRAY
  const isNear = best && second && best.value - second.value <= NEARLY
  return (isAstray && isNear ? second : best)?.moves ?? [simpleMove(position)]
}

/** Plays on from `first`: what every seat has then ahead of the best of the others. */
function playOn(position: Position, first: Move, rng: Rng, watch: Watch<LeHavreBots>): number[] {
  const make = (move: Move): void => {
    watch.made(position, move)
    game.applyMoveInPlace(position, move)
  }
  const until = clock(position) + AHEAD * position.players.length
  make(first)
  while (position.at !== 'over' && clock(position) <= until)
    for (const move of nextMoves(position, rng)) make(move)
  watch.ended(position)
  return marginsOf(position.players.map((_, seat) => standing(position, seat)))
}

const NOBODY: Watch<LeHavreBots> = { made: () => undefined, ended: () => undefined }

const weighedGame: WeighedGame<LeHavreBots> = {
  ...tells,
  keyOfMove: game.keyOfMove,
  begin(view, rng) {
    const position = determinize(view, rng)
    const { seat } = position
    let planned: readonly Planned[] = []
    const play = (rng: Rng, first: Move, watch: Watch<LeHavreBots>): number[] =>
      playOn(determinize(view, rng), first, rng, watch)
    return {
      *look(games, rng) {
        const options = optionsAt(position)
        planned = yield* weighed(options, seat, SIGHT, meterOf({ iterations: 1000 }))
        const firsts = planned.slice(0, CLOSER).flatMap(({ moves: [move] }) => (move ? [move] : []))
        if (firsts.length < 2) return firsts[0]
        const found = firsts.map((move) => ({ move, ...estimating() }))
        for (let pair = 0; pair < Math.max(1, games / firsts.length); pair++)
          for (const { move, add } of found) {
            add(play({ rng: rng.rng + pair }, move, NOBODY)[seat] ?? 0)
            yield pair
          }
        const [best] = found.toSorted((one, other) => other.estimate().mean - one.estimate().mean)
        return best?.move
      },
      play,
      explain(move) {
        const key = game.keyOfMove(move)
        const plan = planned.find(({ moves: [first] }) => first && game.keyOfMove(first) === key)
        return plan ? reasonOf(position, plan) : null
      },
    }
  },
}

export const weigh = weighing(weighedGame)
