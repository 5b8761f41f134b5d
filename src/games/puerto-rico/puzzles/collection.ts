/** All problems with what is said of their answers, as the pages show them (Node only). */
import { existsSync, readFileSync } from 'node:fs'
import { t } from '../../../text/messages/puzzles.ts'
import type {
  Reason,
  Answer as SharedAnswer,
  Asked as SharedAsked,
} from '../../../ui/puzzles/asked.ts'
import { type Packed, pack } from '../figure/pack.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Position } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import { positionFrom } from '../scenario/read-position.ts'
import { toMarkup } from '../words/markup.ts'
import { say } from '../words/messages/puzzles.ts'
import { moveWords } from '../words/moves.ts'
import { factsOf } from './explain.ts'
import { leftFacts } from './explain-phase.ts'
import type { Fact } from './fact.ts'
import { type Puzzle, THEMES, type Theme } from './puzzle.ts'

export const PUZZLES_FILE = 'content/puerto-rico/puzzles.jsonl'

/** A move and what is said of it. */
type Answer = SharedAnswer<PuertoRico>
export type Asked = SharedAsked<PuertoRico, Packed>

const reasons = (facts: readonly Fact[]): Reason<RuleId>[] =>
  facts.map(({ words, rule }) => [toMarkup(words), rule ?? null])

/** Moves that are explained though no search weighed them; layouts of colonists are too many. */
const EXPLAINED = 24

/** All problems in the order of their file; without the file none. */
export function readPuzzles(): Puzzle[] {
  if (!existsSync(PUZZLES_FILE)) return []
  const lines = readFileSync(PUZZLES_FILE, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/** The position of a problem; throws where it cannot occur. */
export function positionOf({ id, start }: Puzzle): Position {
  const made = positionFrom(start)
  if (!made.ok) throw new Error(`problem ${id}: ${JSON.stringify(made.problems)}`)
  return made.value
}

const rounded = (points: number): number => Math.max(1, Math.round(points))

function asked(puzzle: Puzzle): Asked {
  const position = positionOf(puzzle)
  const { best, others } = puzzle
  const [next] = [...others].sort((one, other) => one.loses - other.loses)
  if (!next) throw new Error(`problem ${puzzle.id} has no other move`)
  const answer = (move: Move, verdict: string): Answer => ({
    move,
    verdict,
    because: reasons(factsOf(position, move)),
    left: reasons(leftFacts(position, move, best)),
  })
  const weighed = [best, ...others.map(({ move }) => move)].map((move) => game.keyOfMove(move))
  const rest = [...game.legalMoves(position)]
    .filter((move) => !weighed.includes(game.keyOfMove(move)))
    .slice(0, position.at === 'mayor.placing' ? 0 : EXPLAINED)
  const points = rounded(next.loses)
  return {
    id: puzzle.id,
    degree: puzzle.degree,
    start: pack(position),
    answers: [
      answer(best, toMarkup(say('answer.best', { move: moveWords(next.move), points }))),
      ...others.map(({ move, loses }) =>
        answer(move, toMarkup(say('answer.loses', { points: rounded(loses) }))),
      ),
      ...rest.map((move) => answer(move, t('answer.unweighed'))),
    ],
  }
}

interface ThemeOfPuzzles {
  theme: Theme
  /** From the easiest to the hardest. */
  puzzles: readonly Asked[]
}

let made: readonly ThemeOfPuzzles[] | undefined

/** Themes that have problems, each with its problems. */
export function puzzlesByTheme(): readonly ThemeOfPuzzles[] {
  made ??= themesOf(readPuzzles())
  return made
}

function themesOf(all: readonly Puzzle[]): ThemeOfPuzzles[] {
  return THEMES.flatMap((theme) => {
    const own = all.filter((one) => one.theme === theme).sort((a, b) => a.degree - b.degree)
    return own.length > 0 ? [{ theme, puzzles: own.map(asked) }] : []
  })
}
