/** Switches off or alters everything the rules do, one thing at a time, and tells what no scenario notices. */

import { GROUPS, reasonOf, survivorsOf } from '../src/games/puerto-rico/proof/removal/survivors.ts'
import { projectScenarios } from '../src/scenario/files.ts'

const scenarios = projectScenarios()
const sums = { effects: 0, explained: 0, survivors: 0 }
for (const group of GROUPS) {
  const found = survivorsOf(group, scenarios).map(({ name, ...effect }) => ({
    name,
    why: reasonOf({ name, ...effect }, group),
  }))
  const survivors = found.filter(({ why }) => why === undefined)
  sums.effects += group.effects.length
  sums.explained += found.length - survivors.length
  sums.survivors += survivors.length
  const what = `${group.name}, ${group.seats.join(', ')} seats`
  console.log(`${what}: ${group.effects.length - found.length} of ${group.effects.length} noticed`)
  for (const { name, why } of found) console.log(`  ${name}: ${why ?? 'NOBODY NOTICES'}`)
}
const { effects, explained, survivors } = sums
console.log(`${effects} effects, ${explained} explained, ${survivors} survive`)
process.exitCode = survivors > 0 ? 1 : 0
