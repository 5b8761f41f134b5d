/** Writes the JSON Schema of scenario files, so that editors complete and check them: `npm run -s schema`. */
import { writeFileSync } from 'node:fs'
import { toJsonSchema } from '@valibot/to-json-schema'
import { scenarioSchema } from '../src/scenario/schema.ts'

/** The schema as text, as it is published. */
export function schemaText(): string {
  const schema = toJsonSchema(scenarioSchema, { errorMode: 'ignore' })
  return `${JSON.stringify({ title: 'A Puerto Rico scenario', ...schema }, null, 2)}\n`
}

if (import.meta.main) {
  const file = 'public/scenario.schema.json'
  writeFileSync(file, schemaText())
  console.log(`${file} written`)
}
