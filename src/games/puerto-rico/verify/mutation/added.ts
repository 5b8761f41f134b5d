/** What the expansions do, one thing at a time. */
import { type Effect, effect, replaced } from '../../../../scenario/mutation/effect.ts'
import { choicesOf, oneMore } from '../../../../scenario/mutation/figures.ts'
import { lax } from '../../../../scenario/mutation/rules.ts'
import { BEARERS, type Power } from '../../rules/buildings.ts'
import { ADDED_ROWS } from '../../rules/expansions/buildings.ts'
import { MOVE_DEFINITIONS as ALL_MOVE_DEFINITIONS } from '../../rules/expansions/move-definitions.ts'
import { EXPANSION_OPTION_VALUES } from '../../rules/expansions.ts'
import type { RuleId } from '../../rules/rule-ids.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { WORDS } from '../../words/word-source.ts'
import { dealing, granting } from './granting.ts'

const ADDED = WORDS.added as readonly RuleId[]

/** A check that only the expansions have keeps everything. */
const REFUSING = lax<PuertoRico>(ALL_MOVE_DEFINITIONS, (rule) => ADDED.includes(rule as RuleId))

const refuses = (rule: RuleId): boolean => REFUSING.some(({ name }) => name.startsWith(`${rule} `))

/** What the rules grant. What counts at the end no event tells: its buildings are without power below. */
const GRANTING: readonly Effect<PuertoRico>[] = [
  ...ADDED.filter((rule) => !refuses(rule) && !/\.bonus$|^noble\.(first|points)$/.test(rule)).map(
    granting,
  ),
  dealing('noble.first'),
]

/** Each building of the expansions without each of its powers. */
const POWERS: readonly Effect<PuertoRico>[] = ADDED_ROWS.flatMap((row): Effect<PuertoRico>[] => {
  if (row.byOccupant)
    return (['colonist', 'noble'] as const).map((resident) =>
      effect<PuertoRico>(`${row.id} has no power by a ${resident}`, () =>
        replaced(row, 'byOccupant', row.byOccupant && { ...row.byOccupant, [resident]: {} }),
      ),
    )
  if (row.powers.finalBonus)
    return [effect(`${row.id} counts nothing`, () => replaced(row, 'powers', {}))]
  return (Object.keys(row.powers) as Power[]).map((power) =>
    effect<PuertoRico>(`${row.id} has no ${power}`, () =>
      replaced(
        BEARERS,
        power,
        BEARERS[power].filter((other) => other !== row),
      ),
    ),
  )
})

/** Each figure of their buildings, one higher. */
const PRINTED = oneMore<PuertoRico>(
  'building',
  Object.fromEntries(ADDED_ROWS.map((row) => [row.id, row])),
)

export const ADDED_EFFECTS = {
  'refusing rules of the expansions': REFUSING,
  'granting rules of the expansions': GRANTING,
  'powers of the expansions': POWERS,
  'printed figures of the expansions': PRINTED,
  'options of the expansions': choicesOf<PuertoRico>(EXPANSION_OPTION_VALUES),
} as const
