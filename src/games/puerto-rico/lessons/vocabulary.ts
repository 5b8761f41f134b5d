/** The words of the course: none is used before the step that introduces it. */
import type { Chapter } from '../../../lessons/course.ts'
import type { Outline } from '../../../lessons/outline.ts'
import type { Step } from '../../../lessons/run.ts'
import { parse } from '../../../text/markup.ts'
import type { PuertoRico } from '../rules/types.ts'
import { type TermId, termName } from '../words/names.ts'
import { TERM_IDS, termOf } from '../words/terms.ts'

/** A term that a step uses too early, or says that it introduces and does not. */
export interface WordFault {
  chapter: string
  step: string
  term: string
  fault: 'unknown' | 'not-introduced'
}

/** Terms by their names, the longest first; a name made of others, 옥수수 농장, stands for these. */
const NAMED = TERM_IDS.filter((id) => termOf(id).expansion === undefined)
  .map((id) => [termName(id), id] as const)
  .sort(([a], [b]) => b.length - a.length)
const BY_NAME: ReadonlyMap<string, TermId> = new Map(NAMED)
const ANY_NAME = new RegExp(NAMED.map(([name]) => name).join('|'), 'g')

function partsOf(name: string): TermId[] {
  const whole = BY_NAME.get(name)
  const words = name.split(' ').flatMap((word) => BY_NAME.get(word) ?? [])
  const isMade = words.length > 1 && words.length === name.split(' ').length
  return isMade ? words : whole ? [whole] : []
}

/** The terms of a text: those in brackets, and plain words that are the name of one. */
export function termsIn(text: string): Set<TermId> {
  const segments = parse(text)
  const marked = segments.flatMap((one) => ('term' in one ? [one.term] : []))
  const plain = segments.map((one) => ('text' in one ? one.text : '\n')).join('')
  return new Set([...marked, ...[...plain.matchAll(ANY_NAME)].flatMap(([name]) => partsOf(name))])
}

/** Roles, goods, tiles and buildings lie on the table with their names: any words of a step may introduce them. */
const liesOnTheTable = (id: string): boolean => {
  const term = TERM_IDS.find((one) => one === id)
  return term !== undefined && !['thing', 'phase'].includes(termOf(term).kind)
}

const told = ({ task, success, replies }: Step<PuertoRico>) => [
  task,
  success,
  ...replies.map(({ say = '' }) => say),
]
const answered = ({ hint, wrong }: Step<PuertoRico>) => [hint.say, ...wrong.map(({ say }) => say)]

const termsOfAll = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [...termsIn(text)]))

/** Every word that is used before it is introduced, and every introduction that is none. */
export function wordFaults(
  course: readonly Chapter<PuertoRico>[],
  granted: Outline['chapters'],
): WordFault[] {
  const introduced = new Map(
    course.map(({ id, introduces }) => [id, Object.values(introduces).flat()]),
  )
  return course.flatMap(({ id: chapter, steps, introduces, summary }) => {
    const before = [...(granted.get(chapter) ?? [])].flatMap((one) => introduced.get(one) ?? [])
    const known = new Set<string>(before)
    return steps.flatMap((step, index): WordFault[] => {
      const own = introduces[step.id] ?? []
      for (const term of own) known.add(term)
      const shown = termsOfAll(told(step))
      const last = index === steps.length - 1 ? summary : []
      const used = new Set([...shown, ...termsOfAll([...answered(step), ...last])])
      const found = (term: string, fault: WordFault['fault']) => {
        return { chapter, step: step.id, term, fault }
      }
      return [
        ...[...used].filter((term) => !known.has(term)).map((term) => found(term, 'unknown')),
        ...own
          .filter((term) => ![...(liesOnTheTable(term) ? used : shown)].some((one) => one === term))
          .map((term) => found(term, 'not-introduced')),
      ]
    })
  })
}
