/** A game that is named among the words of a query: 르아브르 은행. */
import { type SearchLanguage, squash, type Word } from '../text/search.ts'

/** What each game is called, by where its pages begin. */
export type GameNames = Readonly<Record<string, readonly string[]>>

/** A query for one game. */
interface OfGame {
  /** What is left of it without the name. */
  query: string
  /** Where the game's pages begin. */
  start: string
}

/** Most words that a name may be written in: 르 아브르. */
const MOST_WORDS = 2

function isCalled(run: readonly Word[], names: readonly string[]): boolean {
  const before = run.slice(0, -1).map(({ text }) => text.normalize('NFD'))
  const keys = run.at(-1)?.keys ?? []
  return keys.some((key) => names.includes([...before, key].join('')))
}

/** The game that a query names, and what it asks of it; null when it names none, or nothing else. */
export function ofGame(query: string, games: GameNames, language: SearchLanguage): OfGame | null {
  const words = language.words(query)
  for (const [start, named] of Object.entries(games)) {
    const names = named.map((name) => squash(name, language))
    for (let from = 0; from < words.length; from++)
      for (let count = 1; count <= MOST_WORDS; count++) {
        const run = words.slice(from, from + count)
        const [first, last] = [run[0], run.at(-1)]
        if (!first || !last || words.length === run.length || !isCalled(run, names)) continue
        const left = query.slice(0, first.at) + query.slice(last.at + last.text.length)
        return { query: left.trim(), start }
      }
  }
  return null
}
