/** Makes the modules of the words from the YAML in content/, and the marks of translations: see `--help`. */
import { globSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { LANGUAGES } from '../src/text/languages.ts'
import { runCommand, UsageError } from './arguments.ts'
import { generatedModules, writtenLanguages } from './words/generated.ts'
import { markFiles, unknownTexts } from './words/translations.ts'
import { writeWhole } from './write-whole.ts'

const COMMAND = {
  usage: `usage: npm run -s i18n:compile [-- --confirm ID …]
  checks terms, rules and messages, makes the typed modules in src/**/{${LANGUAGES}}/generated of them,
  and notes in every from.json which text each translation that is new or was changed was made from
  --confirm ID  the translations of this text are still right, though the text has changed; may be repeated`,
  options: { confirm: { type: 'string', multiple: true } },
} as const

await runCommand(COMMAND, async ({ values: { confirm = [] } }) => {
  const unknown = unknownTexts(confirm)
  if (unknown.length > 0) throw new UsageError(`there is no text ${unknown.join(', ')}`)
  const made = await Promise.all(writtenLanguages().map(generatedModules))
  const modules = new Map(made.flatMap((one) => [...one]))
  for (const path of globSync(`src/**/{${LANGUAGES}}/generated/*.ts`))
    if (!modules.has(path)) rmSync(path)
  const marks = markFiles(confirm)
  for (const [path, text] of [...modules, ...marks]) {
    mkdirSync(dirname(path), { recursive: true })
    writeWhole(path, text)
  }
  console.log(`${modules.size} modules made, ${marks.size} from.json`)
  return 0
})
