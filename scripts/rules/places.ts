/** Where the engine holds a rule, read from its source: a rule's id is written out wherever it counts. */
import { globSync, readFileSync } from 'node:fs'
import { refusalsOf } from '../../src/engine/move-definition.ts'
import { MOVE_DEFINITIONS as ALL_MOVE_DEFINITIONS } from '../../src/games/puerto-rico/rules/expansions/move-definitions.ts'
import { MOVE_KINDS, type MoveKind } from '../../src/games/puerto-rico/rules/moves.ts'
import { ALL_RULES, placeOf, type RuleId } from '../../src/games/puerto-rico/rules/rule-ids.ts'
import '../../src/games/puerto-rico/rules/expansions/rules.ts'

interface Place {
  file: string
  line: number
}

const sources = globSync('src/{engine,games/puerto-rico/rules}/**/*.ts')
  .filter((file) => !/\.test\.ts$|\/rule-ids\.ts$|\/generated\//.test(file))
  .sort()
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }))

/** Lines of the engine that name a rule; none only for an id that is no rule. */
export function placesOf(rule: string): Place[] {
  return sources.flatMap(({ file, lines }) =>
    lines.flatMap((text, index) => (text.includes(`'${rule}'`) ? [{ file, line: index + 1 }] : [])),
  )
}

/** The kinds of moves that a rule can refuse. */
export const actsOf = (rule: RuleId): MoveKind[] =>
  MOVE_KINDS.filter((kind) =>
    refusalsOf(ALL_MOVE_DEFINITIONS[kind]).some((check) => check.rule === rule),
  )

/** Rules whose id or number begins with whole parts of a word (captain, 6, 6.8), of any of the words; all of them for none. */
export function rulesLike(words: readonly string[]): RuleId[] {
  const isLike = (rule: RuleId, word: string): boolean =>
    [rule, placeOf(rule).number].some((name) => `${name}.`.startsWith(`${word}.`))
  return ALL_RULES.filter((rule) => words.length === 0 || words.some((word) => isLike(rule, word)))
}
