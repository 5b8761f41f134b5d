/** Every kind of YAML file in content/ that has a schema, and the JSON Schema that editors check it by. */
import * as v from 'valibot'
import { GAMES, type GameId } from '../../src/games/ids.ts'
import { loadFeature } from '../../src/games/registry.ts'
import { groupWordsSchema, outlineSchema } from '../../src/lessons/outline.ts'
import { chapterSchemaOf } from '../../src/lessons/schema.ts'
import { chapterWordsSchema } from '../../src/lessons/words.ts'
import { scenarioSchemaOf } from '../../src/scenario/schema.ts'
import { caseWordsSchema } from '../../src/scenario/words.ts'
import { sitePagesSchema } from '../../src/search/site-pages.ts'
import { unusedWordsSchema } from '../../src/text/ko/unused-words.ts'
import { LANGUAGES, ORIGINAL } from '../../src/text/languages.ts'
import { messagesSchema } from '../../src/text/messages-schema.ts'
import { rulesSchema, someRulesSchema } from '../../src/text/rule-schema.ts'
import { spokenSchema } from '../../src/text/spoken.ts'
import { termsSchema, termWordsSchema } from '../../src/text/term-schema.ts'
import { formatPage } from './format-page.ts'
import { jsonSchemaOf } from './json-schema.ts'

/** A JSON Schema, where it is kept, and which files it is for. */
export interface SchemaFile {
  file: string
  globs: string[]
  json: object
}

type Row = readonly [name: string, title: string, schema: v.GenericSchema, globs: string[]]

const lines = v.array(v.pipe(v.string(), v.nonEmpty()))

const queries = v.record(v.string(), lines)

/** Those that are alike for every game. */
const SHARED: readonly Row[] = [
  ['case-words', 'Words of cases', caseWordsSchema, ['content/*/words/*/cases/*.yaml']],
  ['lesson-words', 'Words of a chapter', chapterWordsSchema, ['content/*/words/*/lessons/*.yaml']],
  ['course', 'The course in its order', outlineSchema, ['content/*/course.yaml']],
  ['course-words', 'Groups of the course', groupWordsSchema, ['content/*/words/*/course.yaml']],
  [
    'messages',
    'Messages',
    messagesSchema,
    ['content/*/words/*/messages/*.yaml', 'content/site/*/messages/*.yaml'],
  ],
  ['term-words', 'Words of terms', termWordsSchema, ['content/*/words/*/terms.yaml']],
  ['synonyms', 'Words that mean the same', v.array(lines), ['content/*/words/*/synonyms.yaml']],
  [
    'search-words',
    'Words by which people ask',
    v.record(v.string(), lines),
    ['loanwords', 'readings', 'search-phrases'].map((name) => `content/*/words/*/${name}.yaml`),
  ],
  [
    'queries',
    'What people type, and what answers them',
    v.record(v.string(), v.union([lines, queries])),
    ['content/*/words/*/queries.yaml'],
  ],
  ['spoken', 'What people say for a move', spokenSchema, ['content/*/words/*/spoken.yaml']],
  ['unused-words', 'Words not used', unusedWordsSchema, ['content/*/words/*/unused-words.yaml']],
  ['search-pages', 'Pages that are found', sitePagesSchema, ['content/site/*/search-pages.yaml']],
]

/** Those of one game, by what it has. */
async function schemasOf(game: GameId): Promise<SchemaFile[]> {
  const { folder, kinds, chapters, ...words } = await loadFeature(game, 'words')
  const rules = [...words.rules, ...(words.added ?? [])]
  const others = LANGUAGES.filter((language) => language !== ORIGINAL)
  const rows: Row[] = [
    ['terms', 'Terms', termsSchema(kinds), [`${folder}/terms.yaml`]],
    ['rules', 'Words of rules', rulesSchema(chapters, rules), [`${folder}/${ORIGINAL}/rules.yaml`]],
    [
      'some-rules',
      'Words of rules',
      someRulesSchema(chapters, rules),
      others.map((language) => `${folder}/${language}/rules.yaml`),
    ],
  ]
  const run = await loadFeature(game, 'scenarios')
  const ofGame = run(({ definition }): SchemaFile[] => {
    const { moveKinds } = definition.game.parts
    return [
      {
        file: `public/${game}/scenario.schema.json`,
        globs: [`content/${game}/scenarios/**/*.yaml`],
        json: jsonSchemaOf('A scenario', scenarioSchemaOf(definition), moveKinds),
      },
      {
        file: `public/${game}/lesson.schema.json`,
        globs: [`content/${game}/lessons/*.yaml`],
        json: jsonSchemaOf('A chapter of the course', chapterSchemaOf(definition), moveKinds),
      },
    ]
  })
  return [...ofGame, ...rows.map((row) => fileOf(`public/${game}`, row))]
}

const fileOf = (folder: string, [name, title, schema, globs]: Row): SchemaFile => ({
  file: `${folder}/${name}.schema.json`,
  globs,
  json: jsonSchemaOf(title, schema),
})

/** All of them. */
export async function schemaFiles(): Promise<SchemaFile[]> {
  const ofGames = await Promise.all(GAMES.map(schemasOf))
  return [...ofGames.flat(), ...SHARED.map((row) => fileOf('public', row))]
}

/** What a schema file holds. */
export const textOf = ({ json }: SchemaFile): string => `${JSON.stringify(json, null, 2)}\n`

/** The pages of the documents that tell each game's format. */
export async function formatPages(): Promise<{ file: string; text: string }[]> {
  const pages = GAMES.map(async (game) => {
    const format = await loadFeature(game, 'format')
    return { file: `docs/format-${game}.md`, text: formatPage(game, format) }
  })
  return Promise.all(pages)
}

/** The editor's settings, with every schema bound to its files. */
export function boundIn(settings: string, schemas: readonly SchemaFile[]): string {
  const globs = schemas.map(({ file, globs: [glob, ...more] }) => [
    `./${file}`,
    more.length > 0 ? [glob, ...more] : glob,
  ])
  const bound = { ...JSON.parse(settings), 'yaml.schemas': Object.fromEntries(globs) }
  return `${JSON.stringify(bound, null, 2)}\n`
}
