/** Problems from games of strong bots: found by a short search, kept where longer ones agree. */
import { choose } from '../../../bots/bot.ts'
import { advanced } from '../bots/advanced.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'
import { view } from '../rules/view.ts'
import { startFrom } from '../scenario/write-position.ts'
import { degreeOf, LEAST_MARGIN, type Puzzle, themeOf } from './puzzle.ts'

/** Games played out in the search that makes a move and finds problems, and in each that confirms one. */
const FINDING = 60
const CONFIRMING = [240, 360]
/** No game gives more, so that problems differ. */
const MOST_OF_A_GAME = 5

/** What a search says of a position. */
export interface Opinion {
  best: Move
  /** How far the best move is ahead; with fewer than two rivals there is nothing to solve. */
  margin: number
  others: Puzzle['others']
}

/** Searches with so many games and a seed of its own; null where there are fewer than three moves to weigh. */
export function opinionOn(position: Position, games: number, seed: number): Opinion | null {
  const { move, reason, others } = choose(
    advanced,
    view(position, position.seat),
    { iterations: games },
    { rng: seed },
  )
  if (reason.kind !== 'search' || others.length < 2) return null
  const rivals = others.map((other) => ({
    move: other.move,
    loses: Math.round(10 * (reason.margin - other.value)) / 10,
  }))
  return { best: move, margin: Math.min(...rivals.map(({ loses }) => loses)), others: rivals }
}

/** The best move as every confirming search sees it, with the smallest margin; null where they differ. */
export function confirmed(position: Position, best: Move, seed: number): Opinion | null {
  const opinions = CONFIRMING.map((games, index) => opinionOn(position, games, seed + index + 1))
  const agree = opinions.every(
    (one) => one && game.keyOfMove(one.best) === game.keyOfMove(best) && one.margin >= LEAST_MARGIN,
  )
  if (!agree) return null
  const sure = opinions.flatMap((one) => one ?? [])
  return sure.reduce((doubtful, one) => (one.margin < doubtful.margin ? one : doubtful))
}

/** The problems of one game, as they are found. */
export function* puzzlesOf(seed: number): Generator<Puzzle> {
  let position = setUp({ edition: 'two-player', seats: 2, seed })
  let found = 0
  for (let moves = 0; game.moveKindsAt(position).length > 0; moves++) {
    const forced = game.forcedMove(position)
    const opinion = forced ? null : opinionOn(position, FINDING, seed + moves)
    if (opinion && opinion.margin >= LEAST_MARGIN && found < MOST_OF_A_GAME) {
      const sure = confirmed(position, opinion.best, seed + moves)
      if (sure) {
        found++
        yield {
          id: `${seed}-${moves}`,
          theme: themeOf(position, sure.best),
          degree: degreeOf(sure.margin),
          start: startFrom(position),
          ...sure,
        }
      }
    }
    const move =
      forced ??
      opinion?.best ??
      choose(advanced, view(position, position.seat), { iterations: FINDING }, { rng: seed }).move
    const next = game.advance(position, move)
    if (!next.ok) throw new Error(`a bot broke ${next.broken.join(', ')}`)
    position = next.position
  }
}
