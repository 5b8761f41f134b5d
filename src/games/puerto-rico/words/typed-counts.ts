/** Typed moves that name many things at once: a layout of colonists, what is to be stored. */

import { AROUND, BETWEEN, NOBLES, NOTHING_SAID } from '#puerto-rico/words/typed.ts'
import { squeeze } from '../../../text/typed.ts'
import type { MoveOf } from '../rules/moves.ts'
import { BUILDINGS, type BuildingId, type ByGood, GOODS, TILES } from '../rules/vocabulary.ts'
import { callsOf } from './called.ts'
import { type TermId, termName } from './names.ts'
import { tileTerm } from './say.ts'

/** A name that may be typed, and what it stands for. */
type Name<T> = readonly [name: string, of: T]

const namesOf = <T>(id: TermId, of: T): Name<T>[] =>
  callsOf(id).map((name) => [squeeze(name), of] as const)

const goods = GOODS.flatMap((good) => namesOf(good, good))
const tiles = TILES.flatMap((tile) => [
  ...namesOf(tileTerm(tile), tile),
  ...(tile === 'quarry' ? [] : namesOf(tile, tile)),
])
const buildings = namesOfAll(BUILDINGS)

function namesOfAll(ids: readonly BuildingId[]): Name<BuildingId>[] {
  return ids.flatMap((id) => namesOf(id, id))
}

/** Reads names, each with a number or none; null where anything else stands, or no name at all. */
function readCounts<T extends string>(
  text: string,
  names: readonly Name<T>[],
): Map<T, number | null> | null {
  const longestFirst = [...names].sort(([a], [b]) => b.length - a.length)
  const counts = new Map<T, number | null>()
  const start = text.replace(AROUND, '')
  /** Whether numbers come before their names: '3 corn', not 'corn 3'. */
  const isBefore = /^\d/.test(start)
  let before: number | null = null
  let last: T | undefined
  for (let rest = start; rest !== ''; ) {
    const [name, of] = longestFirst.find(([word]) => rest.startsWith(word)) ?? []
    const [number] = /^\d{1,2}/.exec(rest) ?? []
    if (of !== undefined) {
      counts.set(of, before)
      last = of
      before = null
    } else if (number && isBefore) before = Number(number)
    else if (number && last !== undefined) counts.set(last, Number(number))
    const taken = name ?? number ?? BETWEEN.exec(rest)?.[0]
    if (taken === undefined || (number && !isBefore && last === undefined)) return null
    rest = rest.slice(taken.length)
  }
  return counts.size > 0 ? counts : null
}

/** '일꾼옥수수2조선소1': a whole layout; without a number it is one. With expansions also of what is `built`, and with nobles. */
export function layoutIn(
  text: string,
  built: readonly BuildingId[] | null = null,
): Pick<MoveOf<'place'>, 'island' | 'city' | 'nobles'> | null {
  const known = [...tiles, ...buildings, ...namesOfAll(built ?? [])]
  const [all = text, ofNobles] = built ? text.split(NOBLES) : [text]
  const counts = readCounts<string>(all, known)
  // As after the word that begins a layout: names may begin like a word that is passed over there.
  const nobles = ofNobles
    ? readCounts<string>(squeeze(termName('colonist')) + ofNobles, known)
    : null
  if (!counts) return null
  const only = (from: typeof counts, ids: readonly string[]) =>
    Object.fromEntries([...from].filter(([id]) => ids.includes(id)).map(([id, n]) => [id, n ?? 1]))
  const city: readonly string[] = [...BUILDINGS, ...(built ?? [])]
  return {
    island: only(counts, TILES),
    city: only(counts, city),
    ...(nobles && { nobles: only(nobles, [...TILES, ...city]) }),
  }
}

/** '소형조선소옥수수2설탕1', '왕궁납품업자설탕': goods that are given together, and how. */
export function mixIn(
  text: string,
  held: ByGood<number>,
): Omit<MoveOf<'loadMixed'>, 'seat'> | Omit<MoveOf<'giveGoods'>, 'seat'> | null {
  for (const [id, kind] of MIXES)
    for (const [name] of namesOf(id, kind)) {
      if (!text.includes(name)) continue
      const counts = readCounts(text.replace(name, ''), goods)
      if (!counts) return null
      const all = (good: keyof ByGood<number>) => (kind === 'giveGoods' ? 1 : held[good])
      return {
        do: kind,
        goods: Object.fromEntries([...counts].map(([good, n]) => [good, n ?? all(good)])),
      }
    }
  return null
}

const MIXES = [
  ['smallWharf', 'loadMixed'],
  ['royalSupplier', 'giveGoods'],
] as const

/** '옥수수3설탕1': what is to stay; without a number all that is there. */
export function keepIn(text: string, held: ByGood<number>): MoveOf<'store'>['keep'] | null {
  if (text.replace(AROUND, '').match(NOTHING_SAID)) return {}
  const counts = readCounts(text, goods)
  return counts && Object.fromEntries([...counts].map(([good, n]) => [good, n ?? held[good]]))
}
