/** What is shown of the answers of several indices, and in which order. */
import type { Answer } from './engine.ts'
import type { Entry } from './entry.ts'
import type { Marking } from './mark.ts'

/** What one index answers. */
export interface PartAnswer extends Answer {
  /** The language of its entries, where it may not be the page's. */
  written: string
}

/** An entry found, and what to mark in it. */
export interface Found {
  entry: Entry
  marking: Marking
  written: string
}

/** So many are shown of each part, however many the parts before it give. */
const FEWEST = 8
const MOST = 16
/** Places of the cases that fit best, from 0: among the first five, and first where a question is asked. */
const CASE_PLACES = { question: [0, 2], words: [2, 4] }
/** A case fits that answers so much of the query. */
const FITTING = 0.6
/** Another game is meant where its best answers so much more of the query. */
const AHEAD = 0.2

const foundIn = ({ entries, marking, written }: PartAnswer): Found[] =>
  entries.map((entry) => ({ entry, marking, written }))

const bestOf = ({ covered }: PartAnswer): number => Math.max(0, ...covered)

/** At least some of each part; what is only near when nothing else is. */
function inParts(answers: readonly PartAnswer[]): Found[] {
  const chosen: Found[] = []
  for (const [part, answer] of answers.entries()) {
    const most = part === 0 ? answer.entries.length : Math.max(FEWEST, MOST - chosen.length)
    chosen.push(...foundIn(answer).slice(0, most))
  }
  return chosen
}

const gameOf = ({ entries: [first] }: PartAnswer): string | undefined => first?.href.split('/')[1]

/** The cases that fit a query: those of the game that is read, or of another one that answers much more of it. */
function fittingCases(answers: readonly PartAnswer[]): Found[] {
  const [here] = answers.map(gameOf)
  const best = Math.max(0, ...answers.filter((part) => gameOf(part) === here).map(bestOf))
  const part = answers.find(
    (part) =>
      part.entries[0]?.kind === 'case' && (gameOf(part) === here || bestOf(part) >= best + AHEAD),
  )
  return part ? foundIn(part).filter((_, place) => (part.covered[place] ?? 0) >= FITTING) : []
}

/** The first of another part that answers much more of the query than the first part does. */
function meantElsewhere([own, ...others]: readonly PartAnswer[]): Found[] {
  const ahead = others.find(
    (other) =>
      other.entries[0]?.kind !== 'case' && bestOf(other) >= (own ? bestOf(own) : 0) + AHEAD,
  )
  return ahead ? foundIn(ahead).slice(0, 1) : []
}

/** What is shown, the best first. Parts come in the order in which they are told. */
export function mixed(parts: readonly PartAnswer[], isQuestion: boolean): Found[] {
  const isNear = parts.every(({ entries, isNear }) => isNear || entries.length === 0)
  const answers = parts.filter((answer) => answer.isNear === isNear)
  const shown = inParts(answers)
  if (isNear) return shown
  const places = CASE_PLACES[isQuestion ? 'question' : 'words']
  const cases = fittingCases(answers).slice(0, places.length)
  const first = [...meantElsewhere(answers), ...shown].filter(
    ({ entry }, place, all) =>
      all.findIndex((other) => other.entry.href === entry.href) === place &&
      !cases.some((one) => one.entry.href === entry.href),
  )
  for (const [nth, found] of cases.entries()) first.splice(places[nth] ?? 0, 0, found)
  return first
}
