/** The modules that are made from the words in content/: typed, and only what a page needs in each. */
import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'
import { GAMES, type GameId } from '../../src/games/ids.ts'
import { REGISTRY } from '../../src/games/registry.ts'
import { allWithoutParticles } from '../../src/text/fallback.ts'
import { LANGUAGES, type Language, ORIGINAL } from '../../src/text/languages.ts'
import { messagesSchema } from '../../src/text/messages-schema.ts'
import { readRules, readTerms, type WordSource } from '../../src/text/read-words.ts'
import { readSource } from '../../src/text/read-yaml.ts'
import { SourceError } from '../../src/text/source-error.ts'

/** Languages whose interface is written: modules are made of their words. */
export const writtenLanguages = (): Language[] =>
  LANGUAGES.filter((language) => existsSync(`content/site/${language}/messages`))

/** readings.yaml: how terms are read and what they are called in haste, by their ids. */
const readingsSchema = v.record(v.string(), v.array(v.string()))

/** Where messages lie, and the folder of the modules that are made of them. */
interface Place {
  from: string
  to: string
}
const ofSite = (language: Language): Place => ({
  from: `content/site/${language}/messages`,
  to: `src/text/${language}/generated`,
})
const ofGame = (game: string, language: Language): Place => ({
  from: `content/${game}/words/${language}/messages`,
  to: `src/games/${game}/words/${language}/generated`,
})

const madeFrom = (file: string): string =>
  `/** Made from ${file} by \`npm run -s i18n:compile\`. */`

/** A record line by line, so that a change of one text is a change of one line. */
const record = (of: object): string =>
  `{\n${Object.entries(of)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
    .join('')}}`

const inOriginal = (path: string, language: Language): string =>
  path.replace(`/${language}/`, `/${ORIGINAL}/`)

/** What a language says in these files, by key. A key in two of them is a SourceError. */
function messagesIn(places: readonly Place[]): ReadonlyMap<string, string> {
  const messages = new Map<string, string>()
  const owners = new Map<string, string>()
  for (const { from } of places)
    for (const file of globSync(`${from}/*.yaml`).sort())
      for (const [key, text] of Object.entries(readSource(file, messagesSchema))) {
        const other = owners.get(key)
        if (other) throw new SourceError(`${file}: ${key} stands in ${other} too`)
        owners.set(key, file)
        messages.set(key, text)
      }
  return messages
}

/** A module for each file of messages; what a translation lacks is the original's. */
function messageModules(
  { from, to }: Place,
  own: ReadonlyMap<string, string>,
  language: Language,
): [path: string, text: string][] {
  return globSync(`${inOriginal(from, language)}/*.yaml`)
    .sort()
    .map((file) => {
      const original = readSource(file, messagesSchema)
      const taken = language === ORIGINAL ? original : allWithoutParticles(original)
      const said = Object.entries(taken).map(([key, text]) => [key, own.get(key) ?? text])
      return [
        `${to}/${basename(file, '.yaml')}.ts`,
        `${madeFrom(`${from}/${basename(file)}`)}\nexport const messages = ${record(Object.fromEntries(said))} as const\n`,
      ]
    })
}

/** What terms are called besides their names: other words for them, and how they are read. Those of none are left out. */
function calledBesides(
  { folder }: WordSource,
  language: Language,
  terms: ReturnType<typeof readTerms>['terms'],
): object {
  const file = `${folder}/${language}/readings.yaml`
  const readings = existsSync(file) ? readSource(file, readingsSchema) : {}
  return Object.fromEntries(
    Object.entries(terms).flatMap(([id, { also }]) => {
      const called = [...new Set([...also, ...(readings[id] ?? [])])]
      return called.length > 0 ? [[id, called]] : []
    }),
  )
}

/** The modules of a game's terms and rules. */
function wordModules(
  game: GameId,
  source: WordSource,
  language: Language,
): [path: string, text: string][] {
  const { folder } = source
  const to = `src/games/${game}/words/${language}/generated`
  const { names, terms } = readTerms(source, language)
  const { chapters, rules } = readRules(source, language)
  const wordsOf = (ids: readonly string[]): object =>
    Object.fromEntries(Object.entries(rules).filter(([id]) => ids.includes(id)))
  const isAddedTerm = (id: string): boolean => source.addedTerms?.includes(id) ?? false
  const namesOf = (areAdded: boolean): object =>
    Object.fromEntries(Object.entries(names).filter(([id]) => isAddedTerm(id) === areAdded))
  const nameImports =
    (source.added ? `import type { ADDED_NAMES } from './added-names.ts'\n` : '') +
    `import type { NAMES } from './names.ts'\n`
  const ruleType = source.added ? 'BaseRuleId' : 'RuleId'
  const added: [path: string, text: string][] = !source.added
    ? []
    : [
        [
          `${to}/added-names.ts`,
          `${madeFrom(`${folder}/${language}/terms.yaml: the terms of the expansions`)}\nexport const ADDED_NAMES = ${record(namesOf(true))} as const\n`,
        ],
        [
          `${to}/added-rules.ts`,
          `import type { RuleWords } from '../../../../../text/rule-schema.ts'\n` +
            `import type { AddedRuleId } from '../../../rules/rule-ids.ts'\n\n` +
            `${madeFrom(`${folder}/${language}/rules.yaml: the rules of the expansions`)}\n` +
            `export const ADDED_RULE_WORDS: Readonly<Record<AddedRuleId, RuleWords>> = ${record(wordsOf(source.added))}\n`,
        ],
      ]
  return [
    [
      `${to}/names.ts`,
      `${madeFrom(`${folder}/${language}/terms.yaml`)}\nexport const NAMES = ${record(namesOf(false))} as const\n`,
    ],
    [
      `${to}/terms.ts`,
      `import type { Term } from '../../../../../text/term-schema.ts'\n` +
        `import type { TermKind } from '../../word-source.ts'\n${nameImports}\n` +
        `${madeFrom(`${folder}/terms.yaml and those of every language`)}\n` +
        `export const TERMS: Readonly<Record<${source.added ? 'keyof typeof ADDED_NAMES | ' : ''}keyof typeof NAMES, Term<TermKind>>> = ${record(terms)}\n`,
    ],
    [
      `${to}/called.ts`,
      `${madeFrom(`${folder}/${language}/terms.yaml and its readings`)}\nexport const CALLED: Readonly<Record<string, readonly string[]>> = ${record(calledBesides(source, language, terms))}\n`,
    ],
    [
      `${to}/rules.ts`,
      `import type { RuleWords } from '../../../../../text/rule-schema.ts'\n` +
        `import type { ${ruleType}, ChapterId } from '../../../rules/rule-ids.ts'\n\n` +
        `${madeFrom(`${folder}/${language}/rules.yaml`)}\n` +
        `export const CHAPTER_NAMES: Readonly<Record<ChapterId, string>> = ${record(chapters)}\n\n` +
        `export const RULE_WORDS: Readonly<Record<${ruleType}, RuleWords>> = ${record(wordsOf(source.rules))}\n`,
    ],
    ...added,
  ]
}

/**
 * Every module by its path; a message that a translation lacks is the original's. A file that is wrong is
 * a SourceError, and so is a key that two files of the site and a game share.
 */
export async function generatedModules(language: Language): Promise<Map<string, string>> {
  const site = ofSite(language)
  const modules = messageModules(site, messagesIn([site]), language)
  for (const game of GAMES) {
    const source = await REGISTRY[game].words?.()
    if (!source) continue
    const place = ofGame(game, language)
    modules.push(
      ...messageModules(place, messagesIn([site, place]), language),
      ...wordModules(game, source, language),
    )
  }
  return new Map(modules)
}
