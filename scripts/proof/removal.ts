import { puertoRico } from '../../src/games/puerto-rico/complete.ts'
import {
  GROUPS,
  reasonOf,
  survivorsOf,
} from '../../src/games/puerto-rico/proof/removal/survivors.ts'
import { projectScenarios } from '../../src/scenario/files.ts'
import type { Output } from './output.ts'

/**
 * Switches off or alters everything the rules do, one thing at a time, and prints what no scenario
 * notices; gives the exit code.
 */
export function removeEffects({ print, progress }: Output): number {
  const scenarios = projectScenarios(puertoRico)
  const sums = { effects: 0, explained: 0, survivors: 0 }
  for (const group of GROUPS) {
    const what = `${group.name}, ${group.seats.join(', ')} seats`
    progress(what)
    const found = survivorsOf(group, scenarios).map(({ name, ...effect }) => ({
      name,
      why: reasonOf({ name, ...effect }, group),
    }))
    const survivors = found.filter(({ why }) => why === undefined)
    sums.effects += group.effects.length
    sums.explained += found.length - survivors.length
    sums.survivors += survivors.length
    print(`${what}: ${group.effects.length - found.length} of ${group.effects.length} noticed`)
    for (const { name, why } of found) print(`  ${name}: ${why ?? 'NOBODY NOTICES'}`)
  }
  const { effects, explained, survivors } = sums
  print(`${effects} effects, ${explained} explained, ${survivors} survive`)
  return survivors > 0 ? 1 : 0
}
