/** Writes the order of play of each game out as compiled code: see `--help`. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { runCommand } from './arguments.ts'
import { compiledModules } from './codegen/modules.ts'
import { writeWhole } from './write-whole.ts'

const COMMAND = {
  usage: `usage: npm run -s codegen
  writes the chart and the move definitions of each game out as compiled code, in the folder of its rules`,
} as const

await runCommand(COMMAND, async () => {
  for (const [path, text] of await compiledModules()) {
    mkdirSync(dirname(path), { recursive: true })
    writeWhole(path, text)
    console.log(path)
  }
  return 0
})
