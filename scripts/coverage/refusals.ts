/** Rules that refuse moves: a scenario about each has a move that breaks it, and some scenario one of the same kind that keeps it. */
import { refusalsOf } from '../../src/engine/move-definition.ts'
import { puertoRico } from '../../src/games/puerto-rico/complete.ts'
import { MOVE_DEFINITIONS as ALL_MOVE_DEFINITIONS } from '../../src/games/puerto-rico/rules/expansions/move-definitions.ts'
import { ALL_RULES, type RuleId } from '../../src/games/puerto-rico/rules/rule-ids.ts'
import type { PuertoRico } from '../../src/games/puerto-rico/rules/types.ts'
import { scenariosOfBuild, type WordedScenario } from '../../src/scenario/files.ts'
import { runScenario } from '../../src/scenario/run.ts'

/** A rule that refuses, and whether a scenario that names it breaks it, and any keeps it. */
interface Refusal {
  rule: RuleId
  broken: boolean
  kept: boolean
}

/** Rules by the kinds of moves that they can refuse. */
function refusing(): Map<RuleId, Set<string>> {
  const kinds = new Map<RuleId, Set<string>>()
  for (const [kind, definition] of Object.entries(ALL_MOVE_DEFINITIONS))
    for (const { rule } of refusalsOf(definition))
      kinds.set(rule, (kinds.get(rule) ?? new Set()).add(kind))
  return kinds
}

/** Every rule that refuses, as these scenarios show it. */
export function refusals(
  scenarios: readonly WordedScenario<PuertoRico>[] = scenariosOfBuild(puertoRico),
): Refusal[] {
  const kinds = refusing()
  const broken = new Set<RuleId>()
  const legal = new Set<string>()
  for (const { source } of scenarios)
    for (const step of runScenario(puertoRico, source).steps) {
      const move = step.broken.length === 0 && puertoRico.game.parseMove(step.move)
      if (move) legal.add(move.do)
      for (const rule of source.rules) if (step.broken.includes(rule)) broken.add(rule)
    }
  return ALL_RULES.filter((rule) => kinds.has(rule)).map((rule) => ({
    rule,
    broken: broken.has(rule),
    kept: [...(kinds.get(rule) ?? [])].some((kind) => legal.has(kind)),
  }))
}
