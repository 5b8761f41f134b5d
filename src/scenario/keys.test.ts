import { describe, expect, test } from 'vitest'
import { moverOf, playGame } from '../engine/random-game.ts'
import { vocabulary as vocabularyOfLeHavre } from '../games/le-havre/words/keys.ts'
import { vocabulary as vocabularyOfPuertoRico } from '../games/puerto-rico/words/keys.ts'
import { loadFeature } from '../games/registry.ts'
import type { RoundTrip } from '../scenario/roundtrip.ts'
import type { ScenarioTypes } from './definition.ts'
import { type Described, described, describedField, wordsIn } from './described.ts'
import { parseScenario } from './parse.ts'
import { scenarioSchemaOf } from './schema.ts'
import type { Vocabulary } from './vocabulary.ts'

const GAMES = [
  ['puerto-rico', vocabularyOfPuertoRico],
  ['le-havre', vocabularyOfLeHavre],
] as const

/** Options and rules keep their ids, seats their letters, and numbers and truth are no words. */
function named(of: Described): Described {
  if (of.is === 'either') return { is: 'either', of: of.of.map(named) }
  if (of.is !== 'keys') return of
  const keys = of.keys.filter(({ key }) => key !== 'options')
  return { is: 'keys', keys: keys.map((one) => ({ ...one, of: named(one.of) })) }
}
const isPlain = (word: string): boolean => /^(?:[A-E]|true|false|\d+)$/.test(word)

describe.each(GAMES)('%s', (id, vocabulary) => {
  test('every key and every word of its files has a word of the language', async () => {
    const { rules, tokens, whole } = (await loadFeature(id, 'roundtrip'))(({ definition }) => ({
      rules: definition.rules as readonly string[],
      tokens: definition.tokens as readonly string[],
      whole: {
        schema: described(scenarioSchemaOf(definition)),
        kinds: definition.game.parts.moveKinds,
      },
    }))
    const found = wordsIn(named(whole.schema), new Set(tokens))
    for (const { fields } of Object.values(whole.kinds))
      for (const [field, of] of Object.entries(fields))
        wordsIn(describedField(of), found.add(field))
    const known = new Set([...vocabulary.values()].flat())
    const missing = [...found].filter(
      (word) => !known.has(word) && !isPlain(word) && !rules.includes(word),
    )
    expect(missing).toEqual([])
  })

  test('500 positions written in words are read as in ids', async () => {
    const run = await loadFeature(id, 'roundtrip')
    run((of) => expectRead(of, vocabulary))
  })
})

function expectRead<G extends ScenarioTypes>(
  { definition, setupFor }: RoundTrip<G>,
  vocabulary: Vocabulary,
): void {
  let left = 500
  for (let index = 0; left > 0; index++) {
    const draw = moverOf(index)
    playGame(definition, setupFor(index), (position, move) => {
      if (left === 0 || draw() > 0.03) return
      left -= 1
      const start = definition.scenario.startFrom(position)
      const { seat: _, ...done } = move ?? { do: '', seat: 0 }
      const written = inWords(start, vocabulary, draw)
      const moves = move ? [inWords(done, vocabulary, draw)] : []
      const read = parseScenario(
        definition,
        JSON.stringify({ rules: [], ...written, moves }),
        vocabulary,
      )
      if (!read.ok) throw new Error(`${JSON.stringify(read.faults)} in ${JSON.stringify(written)}`)
      expect(read.source).toEqual({ rules: [], ...start, moves: move ? [done] : [] })
    })
  }
}

/** A value with words in place of ids, drawn where there are several. Options keep theirs. */
function inWords(value: unknown, vocabulary: Vocabulary, draw: () => number): object {
  const words = new Map<string, string[]>()
  for (const [word, ids] of vocabulary)
    for (const id of ids) words.set(id, [...(words.get(id) ?? []), word])
  const wordFor = (id: string): string => {
    const all = words.get(id) ?? [id]
    return all[Math.floor(draw() * all.length)] ?? id
  }
  const inner = (one: unknown): unknown => {
    if (typeof one === 'string') return wordFor(one)
    if (typeof one !== 'object' || one === null) return one
    if (Array.isArray(one)) return one.map(inner)
    return Object.fromEntries(
      Object.entries(one).map(([key, item]) => [
        wordFor(key),
        key === 'options' ? item : inner(item),
      ]),
    )
  }
  return Object(inner(value))
}
