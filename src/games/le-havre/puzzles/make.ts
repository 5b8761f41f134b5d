/** Problems from games of strong bots: found by one search, kept where others agree. */
import { choose } from '../../../bots/bot.ts'
import { shuffle } from '../../../engine/rng.ts'
import { actionsFrom } from '../bots/actions.ts'
import { BOTS } from '../bots/bots.ts'
import { LEVELS, type Level } from '../bots/levels.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'
import { playerView } from '../rules/view.ts'
import { startFrom } from '../scenario/write-position.ts'
import { actionFacts, factsOf, themeOf } from './facts.ts'
import { degreeOf, LEAST_MARGIN, type Puzzle, type Theme } from './puzzle.ts'
import { CONFIRMING, FINDING, guessed, type Valued, valued } from './search.ts'

/** More than any decision takes. */
const BUDGET = { iterations: 10_000 }
/** Rivals shown beside the best move, and how many of them must be worth a thought. */
const SHOWN = 4
const REAL = 2
/** What loses more is no real choice. */
const FAR_BEHIND = 15
/** Places of a theme that are searched at length before a game gives it up. */
const TRIES = 4

/** What lies face down is guessed in one way for all that is told. */
export const GUESS = 1
/** Problems of a theme from one game. */
const OF_A_GAME = 2

const keyOf = game.keyOfMove

/** The best move with its rivals, each with what it loses. */
interface Opinion {
  best: Valued
  margin: number
  others: readonly { move: Move; loses: number; value: number }[]
}

const rounded = (francs: number): number => Math.round(10 * francs) / 10

/** The moves beside the best by what the most doubtful of several searches says; null where they differ. */
function opinionOf(searches: readonly (readonly Valued[])[]): Opinion | null {
  const best = searches[0]?.[0]
  if (!best) return null
  const losses = new Map<string, { move: Move; loses: number; value: number }>()
  for (const values of searches) {
    const [first] = values
    if (!first || keyOf(first.move) !== keyOf(best.move)) return null
    for (const { move, value } of values.slice(1)) {
      const loses = rounded(first.value - value)
      const known = losses.get(keyOf(move))
      if (!known || loses < known.loses) losses.set(keyOf(move), { move, loses, value })
    }
  }
  const others = [...losses.values()].sort((one, other) => one.loses - other.loses)
  const [next] = others
  return next ? { best, margin: next.loses, others } : null
}

/** What is sure of a best move: every confirming search sees it ahead by as much; null where one does not. */
export function confirmed(
  position: Position,
  best: Move,
  seed: number,
  least: number,
): Opinion | null {
  const searches: Valued[][] = []
  for (const [index, sight] of CONFIRMING.entries()) {
    searches.push(valued(position, sight, seed + index + 1))
    const agreed = opinionOf(searches)
    if (!agreed || keyOf(agreed.best.move) !== keyOf(best) || agreed.margin < least) return null
  }
  return opinionOf(searches)
}

/** A place of a game where a search sees one move ahead. */
interface Place {
  id: string
  position: Position
  theme: Theme
  best: Move
  seed: number
}

/** Enough to choose from: first rounds are much alike, and a card bought is no action. */
const isWorthAsking = ({ round }: Position, { best, margin, others }: Opinion): boolean =>
  round > 1 &&
  margin >= LEAST_MARGIN &&
  (best.move.do === 'takeOffer' || best.move.do === 'enter') &&
  others.filter(({ loses }) => loses <= FAR_BEHIND).length >= REAL

/** Both versions in turn, for two. */
const dealOf = (seed: number): Position =>
  setUp({ version: seed % 2 === 0 ? 'full' : 'short', seats: 2, seed })

/** What a place is about, where there is something beside the best move. */
const themeAt = (position: Position, { best, others: [next] }: Opinion): Theme =>
  themeOf(position, best.move, next?.move ?? best.move)

/** Plays a game of strong bots, and gives the places that may be problems. */
function placesOf(seed: number): Place[] {
  const places: Place[] = []
  let position = dealOf(seed)
  for (let moves = 0; !game.isOver(position); moves++) {
    const own = seed + moves
    const forced = game.forcedMove(position)
    const asks = !forced && position.at === 'turn.main'
    const opinion = asks ? opinionOf([valued(position, FINDING, own)]) : null
    if (opinion && isWorthAsking(position, opinion)) {
      const best = opinion.best.move
      const theme = themeAt(guessed(position, GUESS), opinion)
      places.push({ id: `${seed}-${moves}`, position, theme, best, seed: own })
    }
    const view = playerView(position, position.seat)
    const move = forced ?? choose(BOTS.expert, view, BUDGET, { rng: own }).move
    const next = game.applyMove(position, move)
    if (!next.ok) throw new Error(`a bot broke ${next.broken.join(', ')}`)
    position = next.position
  }
  return places
}

/** The levels that do not play a move. */
export const missedBy = (position: Position, best: Move): Level[] =>
  LEVELS.filter((level) => {
    const view = playerView(position, position.seat)
    return keyOf(choose(BOTS[level], view, BUDGET, { rng: 1 }).move) !== keyOf(best)
  })

/** What is found at a place; null where other searches do not agree. */
function puzzleAt({ id, position, best, seed }: Place): Puzzle | null {
  const sure = confirmed(position, best, seed, LEAST_MARGIN)
  if (!sure || !isWorthAsking(position, sure)) return null
  const seen = guessed(position, GUESS)
  const missed = missedBy(position, best)
  const others = sure.others.slice(0, SHOWN)
  return {
    id,
    theme: themeAt(seen, sure),
    degree: degreeOf(missed),
    start: startFrom(position),
    best,
    facts: factsOf(seen, best, sure.best.value),
    margin: sure.margin,
    others: others.map(({ move, loses }) => ({
      move,
      loses,
      facts: factsOf(seen, move, sure.best.value - loses),
    })),
    rest: restOf(seen, [best, ...others.map(({ move }) => move)]),
    missed,
  }
}

/** The main actions beside those that are weighed, with what they bring. */
export function restOf(position: Position, weighed: readonly Move[]): Puzzle['rest'] {
  const known = weighed.map(keyOf)
  return actionsFrom(position).flatMap((action) => {
    const [move] = action.moves
    if (!move || known.includes(keyOf(move))) return []
    return [{ move, facts: actionFacts(position, action) }]
  })
}

/** The problems of one game, few for each of these themes, drawn from the whole of it. */
export function* puzzlesOf(seed: number, wanted: readonly Theme[]): Generator<Puzzle> {
  const places = placesOf(seed)
  shuffle({ rng: seed }, places)
  for (const theme of wanted) {
    let found = 0
    for (const place of places.filter((one) => one.theme === theme).slice(0, TRIES)) {
      const puzzle = puzzleAt(place)
      if (!puzzle) continue
      yield puzzle
      if (++found === OF_A_GAME) break
    }
  }
}
