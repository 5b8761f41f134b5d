/** Problems from games of strong bots: found by a short search, kept where longer ones agree. */
import { choose } from '../../../bots/bot.ts'
import { shuffle } from '../../../engine/rng.ts'
import { advanced } from '../bots/advanced.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'
import { playerView } from '../rules/view.ts'
import { startFrom } from '../scenario/write-position.ts'
import { degreeOf, LEAST_MARGIN, type Puzzle, type Theme, themeOf } from './puzzle.ts'

/** Games played out in the search that makes a move and finds problems, and in each that confirms one. */
const FINDING = 60
const CONFIRMING = [240, 360]
/** Places of a theme that are searched at length before a game gives it up. */
const TRIES = 3

/** What a search says of a position. */
interface Opinion {
  best: Move
  /** How far the best move is ahead; without a rival there is nothing to solve. */
  margin: number
  others: Puzzle['others']
}

/** Searches with so many games and a seed of its own; null where there is one move to weigh. */
function opinionOn(position: Position, games: number, seed: number): Opinion | null {
  const { move, reason, others } = choose(
    advanced,
    playerView(position, position.seat),
    { iterations: games },
    { rng: seed },
  )
  if (reason.kind !== 'search' || others.length === 0) return null
  const rivals = others.map((other) => ({
    move: other.move,
    loses: Math.round(10 * (reason.margin - other.value)) / 10,
  }))
  return { best: move, margin: Math.min(...rivals.map(({ loses }) => loses)), others: rivals }
}

/** The best move as every confirming search sees it, with the smallest margin; null where they differ. */
export function confirmed(
  position: Position,
  best: Move,
  seed: number,
  least = LEAST_MARGIN,
): Opinion | null {
  const opinions = CONFIRMING.map((games, index) => opinionOn(position, games, seed + index + 1))
  const agree = opinions.every(
    (one) => one && game.keyOfMove(one.best) === game.keyOfMove(best) && one.margin >= least,
  )
  if (!agree) return null
  const sure = opinions.flatMap((one) => one ?? [])
  return sure.reduce((doubtful, one) => (one.margin < doubtful.margin ? one : doubtful))
}

/** A place of a game where a short search sees one move ahead. */
interface Place {
  id: string
  position: Position
  theme: Theme
  best: Move
  seed: number
}

/** First rounds are much alike; and whether to do the only thing there is to do is no question. */
const isWorthAsking = ({ round }: Position, { best, others }: Opinion): boolean =>
  round > 1 && (best.do === 'pass' || others.some(({ move }) => move.do !== 'pass'))

/** Plays a game of strong bots, and gives the places that may be problems. */
function placesOf(seed: number): Place[] {
  const places: Place[] = []
  let position = setUp({ edition: 'two-player', seats: 2, seed })
  for (let moves = 0; !game.isOver(position); moves++) {
    const forced = game.forcedMove(position)
    const opinion = forced ? null : opinionOn(position, FINDING, seed + moves)
    if (opinion && opinion.margin >= LEAST_MARGIN && isWorthAsking(position, opinion))
      places.push({
        id: `${seed}-${moves}`,
        position,
        theme: themeOf(position, opinion.best),
        best: opinion.best,
        seed: seed + moves,
      })
    const move =
      forced ??
      opinion?.best ??
      choose(advanced, playerView(position, position.seat), { iterations: FINDING }, { rng: seed })
        .move
    const next = game.applyMove(position, move)
    if (!next.ok) throw new Error(`a bot broke ${next.broken.join(', ')}`)
    position = next.position
  }
  return places
}

/** The problems of one game, one for each of these themes at most, drawn from the whole of it. */
export function* puzzlesOf(seed: number, wanted: readonly Theme[]): Generator<Puzzle> {
  const places = placesOf(seed)
  shuffle({ rng: seed }, places)
  for (const theme of wanted) {
    const fitting = places.filter((place) => place.theme === theme).slice(0, TRIES)
    for (const { id, position, best, seed: own } of fitting) {
      const sure = confirmed(position, best, own)
      if (!sure || !isWorthAsking(position, sure)) continue
      yield { id, theme, degree: degreeOf(sure.margin), start: startFrom(position), ...sure }
      break
    }
  }
}
