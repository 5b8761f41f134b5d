import { expect, test } from 'vitest'
import { random } from '../../../engine/rng.ts'
import type { Need } from './effects.ts'
import { drawPayment, isPayment, payments } from './pay.ts'
import { ITEMS, type Item, type Items } from './vocabulary.ts'

/** What each token can stand for, written out once more. */
const USES: Record<string, readonly (readonly [keyof Need, number])[]> = {
  franc: [['food', 1]],
  fish: [['food', 1]],
  smokedFish: [['food', 2]],
  bread: [['food', 2]],
  meat: [['food', 3]],
  wood: [['energy', 1]],
  charcoal: [['energy', 3]],
  coal: [['energy', 3]],
  coke: [['energy', 10]],
  brick: [['clay', 1]],
  steel: [['iron', 1]],
}

/** Every way to lay each token on one thing it can stand for, tried one by one. */
function coversByTrial(tokens: readonly Item[], need: Need): boolean {
  if (Object.values(need).every((count) => count <= 0)) return true
  const [token, ...rest] = tokens
  if (!token) return false
  const uses = [[token, 1] as const, ...(USES[token] ?? [])]
  return uses.some(
    ([use, worth]) =>
      (need[use] ?? 0) > 0 && coversByTrial(rest, { ...need, [use]: (need[use] ?? 0) - worth }),
  )
}

function* holdings(held: Items, at = 0): Generator<Items> {
  const item = ITEMS[at]
  if (!item) {
    yield {}
    return
  }
  for (const rest of holdings(held, at + 1))
    for (let count = 0; count <= (held[item] ?? 0); count++)
      yield count > 0 ? { ...rest, [item]: count } : rest
}

const tokensOf = (items: Items): Item[] =>
  ITEMS.flatMap((item) => Array<Item>(items[item] ?? 0).fill(item))
const keyOf = (items: Items): string => tokensOf(items).join()

/** Every token must be used, and none may be left out: by trial over all subsets. */
function byTrial(held: Items, needs: readonly Need[]): string[] {
  const covering = (items: Items): boolean =>
    needs.some((need) => {
      const tokens = tokensOf(items)
      // A token that is not used at all may simply be passed over.
      return subsetsCover(tokens, need)
    })
  const found: string[] = []
  for (const items of holdings(held)) {
    if (!covering(items)) continue
    const spare = tokensOf(items).some((token) =>
      covering({ ...items, [token]: (items[token] ?? 0) - 1 }),
    )
    if (!spare) found.push(keyOf(items))
  }
  return found.sort()
}
function subsetsCover(tokens: readonly Item[], need: Need): boolean {
  if (coversByTrial(tokens, need)) return true
  return tokens.some((_, at) =>
    coversByTrial(
      tokens.filter((_, other) => other !== at),
      need,
    ),
  )
}

const cases: [string, Items, readonly Need[]][] = [
  ['food of every kind', { franc: 3, fish: 2, smokedFish: 2, bread: 1, meat: 2 }, [{ food: 5 }]],
  ['food that is too little', { franc: 1, fish: 1 }, [{ food: 3 }]],
  ['two food or a franc', { franc: 2, fish: 2, meat: 1, bread: 1 }, [{ food: 2 }, { franc: 1 }]],
  ['three food or a franc', { franc: 3, fish: 3, meat: 1 }, [{ food: 3 }, { franc: 1 }]],
  ['energy of every kind', { wood: 4, charcoal: 2, coal: 1, coke: 1 }, [{ energy: 7 }]],
  ['wood as material and energy', { wood: 7, coal: 1, charcoal: 1 }, [{ wood: 3, energy: 3 }]],
  ['brick for clay and for itself', { clay: 2, brick: 3, wood: 1 }, [{ clay: 2, brick: 1 }]],
  ['steel for iron, and energy', { iron: 2, steel: 2, wood: 2, coke: 1 }, [{ iron: 3, energy: 2 }]],
  ['francs owed and francs for food', { franc: 4, fish: 2 }, [{ franc: 2, food: 2 }]],
  ['nothing', { franc: 1 }, [{}]],
]

test.each(cases)('%s: the payments are those found by trying all', (_, held, needs) => {
  const found = Array.from(payments(held, needs), keyOf)
  expect(new Set(found).size).toBe(found.length)
  expect(found.sort()).toEqual(byTrial(held, needs))
  for (const items of holdings(held))
    expect(isPayment(items, needs)).toBe(found.includes(keyOf(items)))
})

test.each(cases)('%s: drawn by chance, every payment comes up', (_, held, needs) => {
  const wanted = byTrial(held, needs)
  if (wanted.length === 0) return
  const holder = { rng: 1 }
  const drawn = new Set<string>()
  for (let count = 0; count < 2000; count++)
    drawn.add(keyOf(drawPayment(held, needs, () => random(holder))))
  expect([...drawn].sort()).toEqual(wanted)
})

test('a need of its own may be overpaid in the other, where that is allowed', () => {
  const held = { franc: 2, fish: 1 }
  const needs = [{ food: 2 }, { franc: 1 }]
  expect(Array.from(payments(held, needs), keyOf)).toEqual(['franc'])
  expect(Array.from(payments(held, needs, true), keyOf).sort()).toEqual([
    'franc',
    'franc,fish',
    'franc,franc',
  ])
  expect(isPayment({ franc: 2 }, needs, true)).toBe(true)
})
