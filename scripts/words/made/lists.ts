/** The lists of made sentences in the language of this process, as JSON, and what is wrong with any of them. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { LANGUAGE } from '#language/language.ts'
import { NEVER, NEVER_WHOLE, PEOPLE } from '#language/made.ts'
import type { Made, Samples } from '../../../src/frame/made.ts'
import { GAMES } from '../../../src/games/ids.ts'
import { loadFeature } from '../../../src/games/registry.ts'
import { t } from '../../../src/text/messages/games.ts'
import { messagesSchema } from '../../../src/text/messages-schema.ts'
import { readRules } from '../../../src/text/read-words.ts'
import { readSource } from '../../../src/text/read-yaml.ts'
import { NUMBERS, samples as OF_SITE } from './site.ts'
import { isMade, lineOf, NoSample, saidIn, type Texts, trialsOf } from './trials.ts'

/** Oneself, others without and with a name, and two of one name. */
const people = [
  t('play.me'),
  t('play.player', { letter: 'B' }),
  ...PEOPLE,
  ...[1, 2].map((number) => t('play.numbered', { name: PEOPLE[0] ?? '', number })),
]
const SHARED: Samples = { seat: people, count: NUMBERS }

const faults = new Map<string, string>()
const lists: Record<string, string> = {}

/** Never right, whatever the language. */
const EVER = [/undefined|NaN|\[object|[{}]|\[\[|\]\]/, / {2}| [,.、。]|\.\.$|,,/]

function note(key: string, text: string, isPart = false): void {
  for (const pattern of [...EVER, ...NEVER, ...(isPart ? [] : NEVER_WHOLE)])
    if (pattern.test(text)) faults.set(key, `${key}: ${text} (${pattern.source})`)
}

/** What has no sample is told with the faults. */
function known<T>(make: () => T): T | null {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof NoSample)) throw error
    faults.set(error.message, `${error.message} (commands/made.ts)`)
    return null
  }
}

function tried(texts: Texts, all: Texts, samples: Samples): string[] {
  const lines: string[] = []
  const parts = Object.values(samples).flatMap((one) => ('says' in one ? [one.says] : []))
  for (const [key, text] of texts) {
    // What is laid out in lines and columns is no sentence, nor is a list of words.
    if (/\n {2}| \/ /.test(text)) continue
    const trials = known(() => trialsOf(key, text, samples, all))
    if (!trials) continue
    for (const words of trials) {
      const isPart = parts.some((part) => key.startsWith(part))
      for (const said of saidIn(words)) note(key, said, isPart)
    }
    if (isMade(text)) lines.push(lineOf(key, trials))
  }
  return lines
}

const filesIn = (folder: string): [string, Texts][] =>
  globSync(`${folder}/*.yaml`)
    .sort()
    .map((file) => [
      basename(file, '.yaml'),
      new Map(Object.entries(readSource(file, messagesSchema))),
    ])

function write(path: string, parts: readonly [string, string[]][]): void {
  const filled = parts.filter(([, lines]) => lines.length > 0)
  lists[path] = filled.map(([name, lines]) => `# ${name}\n${lines.join('\n')}\n`).join('\n')
}

const site = filesIn(`content/site/${LANGUAGE}/messages`)
const siteTexts: Texts = new Map(site.flatMap(([, texts]) => [...texts]))

for (const game of GAMES) {
  const made: Made = await loadFeature(game, 'sentences')
  const source = await loadFeature(game, 'words')
  const own = filesIn(`content/${game}/words/${LANGUAGE}/messages`)
  const samples = { ...SHARED, ...made.samples }
  const rules = Object.entries(readRules(source, LANGUAGE).rules)
  const refusals: Texts = new Map(
    rules.flatMap(([id, { refuse }]) => (refuse ? [[id, refuse] as const] : [])),
  )
  const notes: Texts = new Map(
    rules.flatMap(([id, { note, money, resident, gain }]) =>
      Object.entries({ note, money, resident, gain }).flatMap(([kind, text]) =>
        text ? [[`${id}.${kind}`, text] as const] : [],
      ),
    ),
  )
  const all: Texts = new Map([...siteTexts, ...own.flatMap(([, texts]) => [...texts])])
  const parts = own.map(([name, texts]): [string, string[]] => [name, tried(texts, all, samples)])
  const logged = made.logged(people).map(({ kind, words }) => {
    for (const said of saidIn(words)) note(kind, said)
    return lineOf(kind, [words])
  })
  const refused = tried(refusals, all, samples)
  tried(notes, all, samples)
  write(`content/${game}/words/${LANGUAGE}/made-sentences.txt`, [
    ...parts,
    ['refusals', refused],
    ['log', logged],
  ])
}
write(
  `content/site/${LANGUAGE}/made-sentences.txt`,
  site.map(([name, texts]) => [name, tried(texts, siteTexts, { ...SHARED, ...OF_SITE })]),
)
console.log(JSON.stringify({ lists, faults: [...faults.values()] }))
