import { playGame, playUnwatched, seedOf } from '../../src/engine/random-game.ts'
import { random } from '../../src/engine/rng.ts'
import type { GameTypes } from '../../src/engine/types.ts'
import { type Asked, addFigures, type Figures, noFigures } from '../../src/frame/figures.ts'
import type { Played } from '../../src/frame/played.ts'
import { featureOf } from '../games/ids.ts'
import type { Arguments } from './arguments.ts'

/** What is wrong in one game, with the seed that plays it again. */
interface Problem {
  seed: number
  decision: number
  at: string
  message: string
}

/** What a run, or a part of it, came to. */
export interface Tally {
  games: number
  decisions: number
  violations: number
  /** Decisions whose moves were judged, listed and made up ones. */
  judged: number
  figures: Figures
  /** The first problems met. */
  problems: Problem[]
}

const MOST_SHOWN = 10

export const emptyTally = (): Tally => ({
  games: 0,
  decisions: 0,
  violations: 0,
  judged: 0,
  figures: noFigures(),
  problems: [],
})

function emit(tally: Tally, problem: Problem): void {
  tally.violations += 1
  if (tally.problems.length < MOST_SHOWN) tally.problems.push(problem)
}

/** Plays the game of a seed and adds what came of it; an error thrown on the way is a violation too. */
function tallyGame<G extends GameTypes>(
  played: Played<G>,
  tally: Tally,
  { edition, seats, expansions, checks, judging }: Arguments,
  seed: number,
): void {
  const holder = { rng: seed }
  const asked: Asked = {}
  let decision = 0
  let at = ''
  try {
    const setup = played.setupOf({ edition, seats, expansions }, seed)
    const meet = (place: string): void => {
      decision += 1
      at = place
      asked[at] = (asked[at] ?? 0) + 1
    }
    const check = (here: G['Position'], next: G['Move'] | null): void => {
      if (next) meet(here.at)
      const found = played.problemsAt(here, next)
      if (random(holder) * judging < 1) {
        tally.judged += 1
        found.push(...played.moveProblemsAt(here, next, holder))
      }
      for (const message of found) emit(tally, { seed, decision, at: here.at, message })
    }
    const { position, decisions } = checks
      ? playGame(played, setup, check)
      : playUnwatched(played, setup, meet)
    tally.decisions += decisions
    played.count(tally.figures, position, asked)
  } catch (error) {
    emit(tally, { seed, decision, at, message: `threw ${error}` })
  }
  tally.games += 1
}

/** Plays every game of a run whose number leaves `part` when divided by `parts`, one after the other. */
export async function playPart(
  settings: Arguments,
  part: number,
  parts: number,
  progress: (tally: Tally) => void,
): Promise<Tally> {
  const tally = emptyTally()
  const withGame = await featureOf(settings.game, 'play')
  for (let index = part; index < settings.games; index += parts) {
    withGame((played) => tallyGame(played, tally, settings, seedOf(settings.seed, index)))
    progress(tally)
  }
  return tally
}

/** Adds the figures of one tally to another. */
export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games
  sum.decisions += part.decisions
  sum.violations += part.violations
  sum.judged += part.judged
  addFigures(sum.figures, part.figures)
  sum.problems = [...sum.problems, ...part.problems].slice(0, MOST_SHOWN)
}
