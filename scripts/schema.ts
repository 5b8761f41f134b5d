/** Writes the JSON Schemas of scenarios, lessons and words, and binds them to their files in the editor; and the tables of both formats in docs/: `npm run -s codegen:schema`. */
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runCommand } from './arguments.ts'
import { boundIn, formatPages, schemaFiles, textOf } from './schema/schemas.ts'
import { writeWhole } from './write-whole.ts'

const SETTINGS = '.vscode/settings.json'

await runCommand({ usage: 'usage: npm run -s codegen:schema' }, async () => {
  const schemas = await schemaFiles()
  for (const schema of schemas) {
    mkdirSync(dirname(schema.file), { recursive: true })
    writeWhole(schema.file, textOf(schema))
  }
  const pages = await formatPages()
  for (const { file, text } of pages) writeWhole(file, text)
  writeWhole(SETTINGS, boundIn(readFileSync(SETTINGS, 'utf8'), schemas))
  console.log(`${schemas.length} schemas and ${pages.length} pages of the format written`)
  return 0
})
