/** Writes the lists of made sentences, which an editor reads: see `--help` and docs/text.md. */
import { runCommand } from './arguments.ts'
import { madeLists } from './words/made.ts'
import { writeWhole } from './write-whole.ts'

const COMMAND = {
  usage: `usage: npm run -s i18n:sentences
  tries every message with people, numbers and names in each language, prints what no sentence may hold, and writes
  what comes out to content/**/made-sentences.txt: read what changed there`,
} as const

await runCommand(COMMAND, async () => {
  const { lists, faults } = await madeLists()
  for (const [path, text] of Object.entries(lists)) writeWhole(path, text)
  for (const fault of faults) console.log(fault)
  console.log(`${Object.keys(lists).length} lists written, ${faults.length} faults`)
  return faults.length > 0 ? 1 : 0
})
