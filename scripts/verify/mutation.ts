import type { GameId } from '../../src/games/ids.ts'
import type { ScenarioTypes } from '../../src/scenario/definition.ts'
import { projectScenarios } from '../../src/scenario/files.ts'
import { type Mutation, survivorsOf, unseenOf } from '../../src/scenario/mutation/survivors.ts'
import { featureOf } from '../games/ids.ts'
import type { Output } from './output.ts'

/**
 * Switches off or alters everything the rules of a game do, one thing at a time, and prints what no
 * scenario notices; gives the exit code.
 */
export async function removeEffects(game: GameId, output: Output): Promise<number> {
  const withRemoval = await featureOf(game, 'mutation')
  return withRemoval((mutation) => removeAll(mutation, output))
}

function removeAll<G extends ScenarioTypes>(
  mutation: Mutation<G>,
  { print, progress }: Output,
): number {
  const { definition, groups } = mutation
  const scenarios = projectScenarios(definition)
  const sums = { effects: 0, explained: 0, survivors: 0 }
  for (const group of groups) {
    progress(group.name)
    const reasons = new Map(unseenOf(mutation, group).map(({ effect, why }) => [effect, why]))
    const found = survivorsOf(definition, group, scenarios).map(({ name }) => ({
      name,
      why: reasons.get(name),
    }))
    const survivors = found.filter(({ why }) => why === undefined)
    sums.effects += group.effects.length
    sums.explained += found.length - survivors.length
    sums.survivors += survivors.length
    print(
      `${group.name}: ${group.effects.length - found.length} of ${group.effects.length} noticed`,
    )
    for (const { name, why } of found) print(`  ${name}: ${why ?? 'NOBODY NOTICES'}`)
  }
  const { effects, explained, survivors } = sums
  print(`${effects} effects, ${explained} explained, ${survivors} survive`)
  return survivors > 0 ? 1 : 0
}
