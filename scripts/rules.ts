/** From a rule of Puerto Rico to everything that holds it: see `--help`. */
import { addressOf } from '../src/games/puerto-rico/reference/rule-pages.ts'
import { placeOf } from '../src/games/puerto-rico/rules/rule-ids.ts'
import { runCommand, UsageError } from './arguments.ts'
import { actsOf, placesOf, rulesLike } from './rules/places.ts'

const COMMAND = {
  usage: `usage: npm run -s rules [-- WORD …]
  for every rule of Puerto Rico whose id or number begins so (captain, captain.must-load, 6, 6.8; all of
  them without a word): the lines of the engine that name it, the moves that it can refuse, its paragraph`,
  positionals: true,
} as const

await runCommand(COMMAND, ({ positionals }) => {
  const unknown = positionals.filter((word) => rulesLike([word]).length === 0)
  if (unknown.length > 0) throw new UsageError(`no rule like ${unknown.join(', ')}`)
  const rules = rulesLike(positionals)
  for (const rule of rules) {
    const moves = actsOf(rule)
    console.log(
      `${placeOf(rule).number} ${rule}${moves.length > 0 ? ` (refuses ${moves.join(', ')})` : ''}`,
    )
    for (const { file, line } of placesOf(rule)) console.log(`  ${file}:${line}`)
    console.log(`  ${addressOf(rule)}`)
  }
  return 0
})
