/** Writes the JSON Schemas of scenarios and lessons, so that editors complete and check them: `npm run -s schema`. */
import { toJsonSchema } from '@valibot/to-json-schema'
import { puertoRico } from '../src/games/puerto-rico/complete.ts'
import { chapterSchemaOf } from '../src/lessons/schema.ts'
import { chapterWordsSchema } from '../src/lessons/words.ts'
import { scenarioSchemaOf } from '../src/scenario/schema.ts'
import { caseWordsSchema } from '../src/scenario/words.ts'
import { runCommand } from './arguments.ts'
import { writeWhole } from './write-whole.ts'

const SCHEMAS = [
  {
    file: 'public/scenario.schema.json',
    title: 'A Puerto Rico scenario',
    schema: scenarioSchemaOf(puertoRico),
  },
  {
    file: 'public/lesson.schema.json',
    title: 'A chapter of the course',
    schema: chapterSchemaOf(puertoRico),
  },
  { file: 'public/case-words.schema.json', title: 'Words of cases', schema: caseWordsSchema },
  {
    file: 'public/lesson-words.schema.json',
    title: 'Words of a chapter',
    schema: chapterWordsSchema,
  },
]

await runCommand({ usage: 'usage: npm run -s schema' }, () => {
  for (const { file, title, schema } of SCHEMAS) {
    const json = { title, ...toJsonSchema(schema, { errorMode: 'ignore' }) }
    writeWhole(file, `${JSON.stringify(json, null, 2)}\n`)
    console.log(`${file} written`)
  }
  return 0
})
