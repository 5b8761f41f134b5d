/** The words of the course: none is used before the step that introduces it. */
import { refusalsOf } from '../../../engine/act.ts'
import { actsOf } from '../../../engine/game.ts'
import type { Chapter } from '../../../lessons/course.ts'
import type { Outline } from '../../../lessons/outline.ts'
import { goOn, playReplies, type Step } from '../../../lessons/run.ts'
import { parse } from '../../../text/markup.ts'
import { puertoRico } from '../plug.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { PuertoRico } from '../rules/types.ts'
import { type TermId, termName } from '../words/names.ts'
import { ruleWords } from '../words/rules.ts'
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

/** The terms in brackets. */
const markedIn = (texts: readonly string[]): Set<TermId> =>
  new Set(texts.flatMap((text) => parse(text).flatMap((one) => ('term' in one ? [one.term] : []))))

/** The terms of a text: those in brackets, and plain words that are the name of one. */
export function termsIn(text: string): Set<TermId> {
  const segments = parse(text)
  const plain = segments.map((one) => ('text' in one ? one.text : '\n')).join('')
  return new Set([
    ...markedIn([text]),
    ...[...plain.matchAll(ANY_NAME)].flatMap(([name]) => partsOf(name)),
  ])
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

type Lessons = Pick<Chapter<PuertoRico>, 'id' | 'steps' | 'introduces'>

/** What is known at each step of a chapter, what the step introduces included. */
function knownAt(
  { id, steps, introduces }: Lessons,
  course: readonly Lessons[],
  granted: Outline['chapters'],
): ReadonlySet<string>[] {
  const before = course.filter((one) => granted.get(id)?.has(one.id))
  const known = new Set(before.flatMap((one) => Object.values(one.introduces).flat()))
  return steps.map((step) => {
    for (const term of introduces[step.id] ?? []) known.add(term)
    return new Set(known)
  })
}

/** Every word that is used before it is introduced, and every introduction that is none. */
export function wordFaults(
  course: readonly Chapter<PuertoRico>[],
  granted: Outline['chapters'],
): WordFault[] {
  const untold = untoldRules(course, granted)
  return course.flatMap((one) => {
    const { id: chapter, steps, introduces, summary, judged } = one
    const known = knownAt(one, course, granted)
    return steps.flatMap((step, index): WordFault[] => {
      const own = introduces[step.id] ?? []
      const shown = termsOfAll(told(step))
      const isLast = index === steps.length - 1
      const last = isLast ? [...summary, judged?.question ?? '', judged?.answer ?? ''] : []
      const later = untold.get(chapter)?.[step.id] ?? []
      const refused = refusalsIn(step).filter((rule) => !later.includes(rule))
      const used = new Set([
        ...shown,
        ...termsOfAll([...answered(step), ...last, ...refused.map(refusalOf)]),
      ])
      const found = (term: string, fault: WordFault['fault']) => {
        return { chapter, step: step.id, term, fault }
      }
      return [
        ...[...used]
          .filter((term) => !known[index]?.has(term))
          .map((term) => found(term, 'unknown')),
        ...own
          .filter((term) => ![...(liesOnTheTable(term) ? used : shown)].some((one) => one === term))
          .map((term) => found(term, 'not-introduced')),
      ]
    })
  })
}

const refusalOf = (rule: RuleId): string => ruleWords(rule).refuse ?? ''

/** The rules that may refuse a move where the solution of a step asks for one. */
function refusalsIn(step: Step<PuertoRico>): RuleId[] {
  const { game } = puertoRico
  const rules = new Set<RuleId>(['turn.form', 'turn.seat', 'turn.phase'])
  let course = playReplies(puertoRico, step, { position: step.start, made: [] })
  for (const move of step.solution) {
    for (const kind of game.moveKindsAt(course.position)) {
      const act = actsOf(game.parts, course.position)[kind]
      if (act) for (const { rule } of refusalsOf(act)) rules.add(rule)
    }
    course = playReplies(puertoRico, step, goOn(puertoRico, course, move))
  }
  return [...rules].filter((rule) => refusalOf(rule) !== '')
}

/**
 * By chapter and step: the rules that may refuse a move there in words that come later in the course. Their
 * own words are left out; the link to the rule has them.
 */
export function untoldRules(
  course: readonly Lessons[],
  granted: Outline['chapters'],
): ReadonlyMap<string, Readonly<Record<string, readonly RuleId[]>>> {
  return new Map(
    course.map((one) => {
      const known = knownAt(one, course, granted)
      const untold = one.steps.map((step, index) => {
        const isKnown = (rule: RuleId) =>
          [...termsIn(refusalOf(rule))].every((term) => known[index]?.has(term))
        return [step.id, refusalsIn(step).filter((rule) => !isKnown(rule))] as const
      })
      return [one.id, Object.fromEntries(untold)]
    }),
  )
}

/** The terms of all words of a chapter, and of what refuses a move in it. */
export function termsOf({ steps, summary, judged }: Chapter<PuertoRico>): TermId[] {
  const texts = steps.flatMap((step) => [
    ...told(step),
    ...answered(step),
    ...refusalsIn(step).map(refusalOf),
  ])
  return [...markedIn([...texts, ...summary, judged?.question ?? '', judged?.answer ?? ''])]
}
