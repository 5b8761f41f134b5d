/** The words of a course: none is used before the step that introduces it. */

import { asWord, PARTED_BY } from '#language/name-in-text.ts'
import { actsOf } from '../engine/game.ts'
import { refusalsOf } from '../engine/move-definition.ts'
import type { RuleOf } from '../engine/types.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import { parse } from '../text/markup.ts'
import { isTermId, type TermId } from '../text/names.ts'
import type { Chapter } from './course.ts'
import type { LessonGame } from './definition.ts'
import type { Outline } from './outline.ts'
import { goOn, playReplies, type Step } from './run.ts'

type Name = readonly [id: TermId, name: string]

/** A name as it stands inside a sentence, and with the capital of its beginning: corn, Corn. */
const atBeginning = ([id, name]: Name): Name[] => [
  [id, name],
  [id, name.charAt(0).toUpperCase() + name.slice(1)],
]

/** What is asked of a game about its words. */
interface CourseWords<G extends ScenarioTypes> {
  /** Terms with the names by which plain words are known to mean them. */
  names: readonly Name[]
  /** What the course calls a term where it does not use its name. */
  called?: readonly Name[]
  /** What lies on the table with its name: any words of a step may introduce it. */
  liesOnTheTable: (term: TermId) => boolean
  /** What a rule says to a refused move (markup); empty where it refuses none. */
  refusalOf: (rule: RuleOf<G>) => string
}

/** A term that a step uses too early, or says that it introduces and does not. */
interface WordFault {
  chapter: string
  step: string
  term: string
  fault: 'unknown' | 'not-introduced'
}

type Lessons<G extends ScenarioTypes> = Pick<Chapter<G>, 'id' | 'steps' | 'introduces'>

/** By chapter and step: rules whose refusals use words that come later in the course. */
type UnintroducedRules<G extends ScenarioTypes> = ReadonlyMap<
  string,
  Readonly<Record<string, readonly RuleOf<G>[]>>
>

/** What can be asked about the words of a course. */
export interface Vocabulary<G extends ScenarioTypes> {
  /** The terms of a text: those in brackets, and plain words that are the name of one. */
  termsIn: (text: string) => Set<TermId>
  /** Every word that is used before it is introduced, and every introduction that is none. */
  wordFaults: (course: readonly Chapter<G>[], granted: Outline['chapters']) => WordFault[]
  /** Rules that may refuse a move in words that come later. Their own words are left out; the link to the rule has them. */
  unintroducedRules: (
    course: readonly Lessons<G>[],
    granted: Outline['chapters'],
  ) => UnintroducedRules<G>
  /** The terms of all words of a chapter, and of what refuses a move in it. */
  termsOf: (chapter: Chapter<G>) => TermId[]
}

/** The terms in brackets. */
const markedIn = (texts: readonly string[]): Set<TermId> =>
  new Set(texts.flatMap((text) => parse(text).flatMap((one) => ('term' in one ? [one.term] : []))))

/** What opponents do is told by names: those of the moves in a script. */
const namedIn = <G extends ScenarioTypes>({ replies }: Step<G>): string[] =>
  replies.flatMap(({ move }) =>
    Object.entries(move).flatMap(([field, word]) =>
      field !== 'do' && typeof word === 'string' && isTermId(word) ? [word] : [],
    ),
  )

const textsOf = <G extends ScenarioTypes>({ task, success, replies }: Step<G>) => [
  task,
  success,
  ...replies.map(({ say = '' }) => say),
]
const answered = <G extends ScenarioTypes>({ hint, wrong }: Step<G>) => [
  hint.say,
  ...wrong.map(({ say }) => say),
]

/** What is known at each step of a chapter, what the step introduces included. */
function knownAt<G extends ScenarioTypes>(
  { id, steps, introduces }: Lessons<G>,
  course: readonly Lessons<G>[],
  granted: Outline['chapters'],
): ReadonlySet<string>[] {
  const before = course.filter((one) => granted.get(id)?.has(one.id))
  const known = new Set(before.flatMap((one) => Object.values(one.introduces).flat()))
  return steps.map((step) => {
    for (const term of introduces[step.id] ?? []) known.add(term)
    return new Set(known)
  })
}

/** The questions about the words of a game's course. */
export function vocabularyOf<G extends ScenarioTypes>(
  gameDefinition: LessonGame<G>,
  { names, called = [], liesOnTheTable, refusalOf }: CourseWords<G>,
): Vocabulary<G> {
  /** The longest first; a name made of others, 옥수수 농장, stands for these. */
  const named = [...names, ...called]
    .flatMap(atBeginning)
    .sort(([, a], [, b]) => b.length - a.length)
  const mapped = (all: readonly Name[]): ReadonlyMap<string, TermId> =>
    new Map(all.map(([id, name]) => [name, id]))
  const inside = mapped(names)
  const byName = mapped(names.flatMap(atBeginning))
  const byCall = mapped(called.flatMap(atBeginning))
  const anyName = new RegExp(
    named.map(([, name]) => asWord(name.replace(/[()]/g, '\\$&'))).join('|') || '(?!)',
    'gu',
  )

  function partsOf(name: string): TermId[] {
    const whole = byName.get(name) ?? byCall.get(name)
    const parts = name.split(PARTED_BY)
    const words = parts.flatMap((word, index) => (index === 0 ? byName : inside).get(word) ?? [])
    const isMade = words.length > 1 && words.length === parts.length
    return isMade ? words : whole ? [whole] : []
  }

  function termsIn(text: string): Set<TermId> {
    const segments = parse(text)
    const plain = segments.map((one) => ('text' in one ? one.text : '\n')).join('')
    return new Set([
      ...markedIn([text]),
      ...[...plain.matchAll(anyName)].flatMap(([name]) => partsOf(name)),
    ])
  }

  const termsOfAll = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => [...termsIn(text)]))

  /** The rules that may refuse a move where the solution of a step asks for one. */
  function refusalsIn(step: Step<G>): RuleOf<G>[] {
    const { game } = gameDefinition
    const rules = new Set<RuleOf<G>>(['turn.form', 'turn.seat', 'turn.phase'])
    let state = playReplies(gameDefinition, step, { position: step.start, made: [] })
    for (const move of step.solution) {
      for (const kind of game.moveKindsAt(state.position)) {
        const definition = actsOf(game.parts, state.position)[kind]
        if (definition) for (const { rule } of refusalsOf(definition)) rules.add(rule)
      }
      state = playReplies(gameDefinition, step, goOn(gameDefinition, state, move))
    }
    return [...rules].filter((rule) => refusalOf(rule) !== '')
  }

  const unintroducedRules: Vocabulary<G>['unintroducedRules'] = (course, granted) =>
    new Map(
      course.map((one) => {
        const known = knownAt(one, course, granted)
        const unintroduced = one.steps.map((step, index) => {
          const isKnown = (rule: RuleOf<G>) =>
            [...termsIn(refusalOf(rule))].every((term) => known[index]?.has(term))
          return [step.id, refusalsIn(step).filter((rule) => !isKnown(rule))] as const
        })
        return [one.id, Object.fromEntries(unintroduced)]
      }),
    )

  const wordFaults: Vocabulary<G>['wordFaults'] = (course, granted) => {
    const unintroduced = unintroducedRules(course, granted)
    return course.flatMap((one) => {
      const { id: chapter, steps, introduces, summary, judged } = one
      const known = knownAt(one, course, granted)
      return steps.flatMap((step, index): WordFault[] => {
        const own = introduces[step.id] ?? []
        const shown = new Set([...termsOfAll(textsOf(step)), ...namedIn(step)])
        const isLast = index === steps.length - 1
        const last = isLast ? [...summary, judged?.question ?? '', judged?.answer ?? ''] : []
        const later = unintroduced.get(chapter)?.[step.id] ?? []
        const refused = refusalsIn(step).filter((rule) => !later.includes(rule))
        const used = new Set([
          ...shown,
          ...termsOfAll([...answered(step), ...last, ...refused.map(refusalOf)]),
        ])
        const found = (term: string, fault: WordFault['fault']) => {
          return { chapter, step: step.id, term, fault }
        }
        const tells = (term: string): boolean => {
          const words = isTermId(term) && liesOnTheTable(term) ? used : shown
          return [...words].some((one) => one === term)
        }
        return [
          ...[...used]
            .filter((term) => !known[index]?.has(term))
            .map((term) => found(term, 'unknown')),
          ...own.filter((term) => !tells(term)).map((term) => found(term, 'not-introduced')),
        ]
      })
    })
  }

  const termsOf: Vocabulary<G>['termsOf'] = ({ steps, summary, judged }) => {
    const texts = steps.flatMap((step) => [
      ...textsOf(step),
      ...answered(step),
      ...refusalsIn(step).map(refusalOf),
    ])
    return [...markedIn([...texts, ...summary, judged?.question ?? '', judged?.answer ?? ''])]
  }

  return { termsIn, wordFaults, unintroducedRules, termsOf }
}
