/** All problems with what is said of their answers, as the pages show them (Node only). */
import { existsSync, readFileSync } from 'node:fs'
import { LANGUAGE } from '#language/language.ts'
import { t } from '../../../text/messages/puzzles.ts'
import type { Answer as SharedAnswer, Asked as SharedAsked } from '../../../ui/puzzles/asked.ts'
import { foodAhead } from '../bots/ahead.ts'
import { type Packed, pack } from '../figure/pack.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import type { LeHavre } from '../rules/types.ts'
import { positionFrom } from '../scenario/read-position.ts'
import { toMarkup } from '../words/markup.ts'
import { say } from '../words/messages/puzzles.ts'
import { moveWords } from '../words/moves.ts'
import { type Fact, type Puzzle, THEMES, type Theme } from './puzzle.ts'
import { reasonsOf, telling } from './words.ts'

export const PUZZLES_FILE = 'content/le-havre/puzzles.jsonl'
/** A language without these has no problems yet. */
const WORDS_FILE = `content/le-havre/words/${LANGUAGE}/messages/puzzles.yaml`

export type Asked = SharedAsked<LeHavre, Packed>

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

const rounded = (francs: number): number => Math.max(1, Math.round(francs))

function asked(puzzle: Puzzle): Asked {
  const position = positionOf(puzzle)
  const { best, facts, others, rest } = puzzle
  const [next] = others
  if (!next) throw new Error(`problem ${puzzle.id} has no other move`)
  const answer = (
    { move, facts }: { move: Move; facts: readonly Fact[] },
    beside: readonly Fact[],
    verdict: string,
  ): SharedAnswer<LeHavre> => ({
    move,
    verdict,
    because: reasonsOf(telling(facts, beside), {
      isBought: move.do === 'buy',
      seats: position.players.length,
      rounds: foodAhead(position).length,
    }),
    left: [],
  })
  const ahead = { move: moveWords(next.move, position), francs: rounded(next.loses) }
  return {
    id: puzzle.id,
    degree: puzzle.degree,
    start: pack(position),
    answers: [
      answer({ move: best, facts }, next.facts, toMarkup(say('answer.best', ahead))),
      ...others.map((one) =>
        answer(one, facts, toMarkup(say('answer.loses', { francs: rounded(one.loses) }))),
      ),
      ...rest.map((one) => answer(one, facts, t('answer.unweighed'))),
    ],
  }
}

interface ThemeOfPuzzles {
  theme: Theme
  /** From the easiest to the hardest. */
  puzzles: readonly Asked[]
}

let made: readonly ThemeOfPuzzles[] | undefined

/** Themes that have problems, each with its problems; none in a language without words for them. */
export function puzzlesByTheme(): readonly ThemeOfPuzzles[] {
  made ??= existsSync(WORDS_FILE) ? themesOf(readPuzzles()) : []
  return made
}

function themesOf(all: readonly Puzzle[]): ThemeOfPuzzles[] {
  return THEMES.flatMap((theme) => {
    const own = all.filter((one) => one.theme === theme).sort((a, b) => a.degree - b.degree)
    return own.length > 0 ? [{ theme, puzzles: own.map(asked) }] : []
  })
}
