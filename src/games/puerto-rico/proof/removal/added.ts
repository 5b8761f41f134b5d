/** What the expansions do, one thing at a time. */
import { refusalsOf } from '../../../../engine/act.ts'
import { BEARERS, type Power } from '../../rules/buildings.ts'
import { ALL_ACTS } from '../../rules/expansions/acts.ts'
import { ADDED_ROWS } from '../../rules/expansions/buildings.ts'
import { EXPANSION_OPTION_VALUES } from '../../rules/expansions.ts'
import type { RuleId } from '../../rules/rule-ids.ts'
import { WORDS } from '../../words/word-source.ts'
import { type Effect, effect, replaced } from './effect.ts'
import { choicesOf, oneMore } from './figures.ts'
import { dealing, granting } from './granting.ts'

const ADDED = WORDS.added as readonly RuleId[]

/** A check that only the expansions have keeps everything. */
const REFUSING: readonly Effect[] = Object.entries(ALL_ACTS).flatMap(([kind, act]) =>
  refusalsOf(act)
    .filter(({ rule }) => ADDED.includes(rule))
    .map((check) =>
      effect(`${check.rule} lets every ${kind} pass`, () => replaced(check, 'keeps', () => true)),
    ),
)

const refuses = (rule: RuleId): boolean => REFUSING.some(({ name }) => name.startsWith(`${rule} `))

/** What the rules grant. What counts at the end no note tells: its buildings are without power below. */
const GRANTING: readonly Effect[] = [
  ...ADDED.filter((rule) => !refuses(rule) && !/\.bonus$|^noble\.(first|points)$/.test(rule)).map(
    granting,
  ),
  dealing('noble.first'),
]

/** Each building of the expansions without each of its powers. */
const POWERS: readonly Effect[] = ADDED_ROWS.flatMap((row): Effect[] => {
  if (row.byOccupant)
    return (['colonist', 'noble'] as const).map((resident) =>
      effect(`${row.id} has no power by a ${resident}`, () =>
        replaced(row, 'byOccupant', row.byOccupant && { ...row.byOccupant, [resident]: {} }),
      ),
    )
  if (row.powers.finalBonus)
    return [effect(`${row.id} counts nothing`, () => replaced(row, 'powers', {}))]
  return (Object.keys(row.powers) as Power[]).map((power) =>
    effect(`${row.id} has no ${power}`, () =>
      replaced(
        BEARERS,
        power,
        BEARERS[power].filter((other) => other !== row),
      ),
    ),
  )
})

/** Each figure of their buildings, one higher. */
const PRINTED = oneMore('building', Object.fromEntries(ADDED_ROWS.map((row) => [row.id, row])))

export const ADDED_EFFECTS = {
  'refusing rules of the expansions': REFUSING,
  'granting rules of the expansions': GRANTING,
  'powers of the expansions': POWERS,
  'printed figures of the expansions': PRINTED,
  'options of the expansions': choicesOf(EXPANSION_OPTION_VALUES),
} as const
