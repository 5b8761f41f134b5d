import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const WORDS = 'content/puerto-rico/words/en'
/** Names that differ between the editions, other than words that are plain English too. */
const NAMES =
  /\b(?:colonist|worker|doubloon|settler|planter|mayor|recruiter|prospector|adventurer|indigo|hospice|hospital|university|guild hall|fire station|construction hut|san juan|role (?:card|tile))s?\b/i

/** The text of a file: without comments, keys, markup, addresses and pieces of code. */
const textOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^(?:\s*#|import|description:).*$/gm, '')
    .replace(/^\s*[\w.:-]+?:(?= |$)/gm, '')
    .replace(/\[\[[^\]]*\]\]|\{[^}]*\}|\]\([^)]*\)|(?:scenario|show|id|about|role)="[^"]*"/g, '')

// The page of terms tells of the names themselves.
test('texts leave no name of one edition in the other', () => {
  const files = [
    ...globSync(`${WORDS}/{cases,lessons,messages}/*.yaml`),
    `${WORDS}/rules.yaml`,
    ...globSync('content/puerto-rico/reference/en/*.mdx', { exclude: ['**/terms.mdx'] }),
  ]
  expect(files.length).toBeGreaterThan(70)
  expect(
    files.flatMap(
      (file) =>
        textOf(file)
          .match(NAMES)
          ?.map((name) => [file, name]) ?? [],
    ),
  ).toEqual([])
})
