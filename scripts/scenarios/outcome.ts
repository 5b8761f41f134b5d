/** What comes of a scenario file, in words. */
import { LANGUAGE } from '#language/language.ts'
import { letterOf } from '../../src/engine/seats.ts'
import type { Problem } from '../../src/engine/types.ts'
import type { Run } from '../../src/frame/run.ts'
import { whatWords } from '../../src/referee/faults.ts'
import { joined, type Words } from '../../src/referee/words.ts'
import type { ScenarioTypes } from '../../src/scenario/definition.ts'
import type { Found, Said } from '../../src/scenario/end.ts'
import { type Place, parseOwnScenario, parseScenario, type Why } from '../../src/scenario/parse.ts'
import { runScenario } from '../../src/scenario/run.ts'
import type { Language } from '../../src/text/languages.ts'
import { toText } from '../../src/text/markup.ts'
import { say, t } from '../../src/text/messages/commands.ts'
import { say as sayOfReferee } from '../../src/text/messages/referee.ts'

/** Something that fails in a file. */
export interface Failure {
  line: number
  path: string
  what: string
}

export interface Outcome {
  failures: Failure[]
  /** How little of the file is of this game: 0 where it could be read. */
  strangeness: number
  /** The rules that a file cited which does not say which it shows. */
  cited?: string[]
}

/** Runs the text of a file; one of the project says what it shows. */
export type Runner = (text: string, isOwn: boolean) => Outcome

/** How the files of a game are run. */
export function runner<G extends ScenarioTypes>(run: Run<G>): Runner {
  const { definition } = run
  return (text, isOwn) => {
    const parsed = isOwn
      ? parseOwnScenario(definition, text)
      : parseScenario(definition, text, run.vocabulary)
    if (!parsed.ok) {
      const failures = parsed.faults.map(({ line, path, message, why }) => ({
        line,
        path,
        what: why ? `${toText(whatWords(why))}${otherLanguage(why)}` : message,
      }))
      return { failures, strangeness: strangenessOf(failures) }
    }
    const { source, placeOf } = parsed
    const { problems, failures, cited } = runScenario(definition, source)
    return {
      failures: [
        ...problems.map((problem) => ({
          ...placeOfProblem(problem.path, placeOf),
          what: toText(saidOf(run, problem)),
        })),
        ...failures.map(({ path, ...found }) => {
          const { line, whole } = placeOf(path)
          return { line, path: whole, what: differs(found) }
        }),
      ],
      strangeness: 0,
      ...(!source.rules && problems.length === 0 && { cited: [...cited] }),
    }
  }
}

/** Words of another language than that of the run are not read. */
const LETTERS: readonly [Language, RegExp][] = [
  ['ko', /\p{Script=Hangul}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
]

/** Which language a run has to have that reads what was found; empty where that is not why. */
function otherLanguage(why: Why): string {
  const [found] = LETTERS.filter(([, letters]) => 'found' in why && letters.test(why.found))
  return found && found[0] !== LANGUAGE ? ` ${t('cli.other-language', { language: found[0] })}` : ''
}

/** A place or a kind of move that a game does not know tells more than any other fault. */
const strangenessOf = (failures: readonly Failure[]): number =>
  failures.reduce((sum, { path }) => sum + (/^at$|\.do$/.test(path) ? 100 : 1), 0)

/** Where in a file something is told that is wrong with the position: seats go by letters there. What the file leaves open is asked for by `at`, else by `set`. */
function placeOfProblem(
  path: string,
  placeOf: (keys: string[]) => Place,
): Pick<Place, 'line' | 'path'> {
  const [first = '', second = '', ...rest] = path.split('.')
  const keys = ['set', 'game', 'chooser', 'active', 'seat', 'at'].includes(first)
    ? path.split('.')
    : first === 'players' && second
      ? ['set', letterOf(Number(second)), ...rest]
      : ['set', ...path.split('.')]
  const places = [keys, ['at'], ['set']].map(placeOf)
  const { line, path: named } = places.find((place) => place.path !== '') ?? { line: 1, path: '' }
  return { line, path: named }
}

/** As the referee's page says it: that it cannot be, why, and how to mend it. */
function saidOf<G extends ScenarioTypes>({ problemWords }: Run<G>, problem: Problem): Words {
  const { what, mend } = problemWords(problem)
  return joined([sayOfReferee('unread.impossible'), what, mend], ' ')
}

/** How something came out, in words. */
export function differs({ expected, found, said = {} }: Found): string {
  return t('cli.differs', {
    expected: said.expected ? verdict(said.expected) : expected,
    found: said.found ? verdict(said.found) : found,
  })
}

function verdict({ is, of = '' }: Said): Words {
  switch (is) {
    case 'refused-by':
      return say('cli.value.refused-by', { rules: of })
    case 'without':
      return say('cli.value.without', { what: of })
    case 'seats':
      return say('cli.value.seats', { last: of })
    default:
      return say(`cli.value.${is}`)
  }
}
