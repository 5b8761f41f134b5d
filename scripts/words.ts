/** Makes src/text/generated from terms.yaml and rules.yaml; exits 1 and says why when they are wrong. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { readRules, readTerms, SourceError } from '../src/text/sources.ts'
import { runCommand } from './arguments.ts'

const FOLDER = 'src/text/generated'

function write(name: string, lines: readonly string[]): void {
  writeFileSync(`${FOLDER}/${name}.ts`, `${lines.join('\n')}\n`)
}

const json = (value: unknown): string => JSON.stringify(value)

function writeAll(): void {
  const terms = readTerms()
  const { chapters, rules } = readRules()
  const names = Object.entries(terms).map(
    ([
      id,
      {
        names: { ko1897, koClassic },
      },
    ]) => [id, ko1897 === koClassic ? [ko1897] : [ko1897, koClassic]],
  )
  write('names', [
    '/** The Korean names alone, from terms.yaml. Made by `npm run -s words`. */',
    `export const NAMES = ${json(Object.fromEntries(names))} as const`,
  ])
  write('terms', [
    "import type { TermId } from '../names.ts'",
    "import type { Term } from '../term-schema.ts'\n",
    '/** Everything in terms.yaml. Made by `npm run -s words`. */',
    `export const TERMS: Readonly<Record<TermId, Term>> = ${json(terms)}`,
  ])
  write('rules', [
    "import type { ChapterId, RuleId } from '../../games/puerto-rico/rules/rule-ids.ts'",
    "import type { RuleWords } from '../rule-schema.ts'\n",
    '/** Everything in rules.yaml. Made by `npm run -s words`. */',
    `export const CHAPTER_NAMES: Readonly<Record<ChapterId, string>> = ${json(chapters)}`,
    `export const RULE_WORDS: Readonly<Record<RuleId, RuleWords>> = ${json(rules)}`,
  ])
  spawnSync('biome', ['check', '--write', FOLDER], { stdio: 'inherit' })
}

await runCommand({ usage: 'usage: npm run -s words' }, () => {
  try {
    writeAll()
    return 0
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    console.error(error.message)
    return 1
  }
})
