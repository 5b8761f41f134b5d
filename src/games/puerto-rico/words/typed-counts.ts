/** Typed moves that name many things at once: a layout of colonists, what is to be stored. */

import { AROUND, BETWEEN, NOTHING } from '#puerto-rico/words/typed.ts'
import { squeeze } from '../../../text/typed.ts'
import type { MoveOf } from '../rules/moves.ts'
import { BUILDINGS, type ByGood, GOODS, TILES } from '../rules/vocabulary.ts'
import { NAMING_SETS, type TermId, termName } from './names.ts'
import { tileTerm } from './say.ts'

/** A name that may be typed, and what it stands for. */
type Name<T> = readonly [name: string, of: T]

const namesOf = <T>(id: TermId, of: T): Name<T>[] =>
  NAMING_SETS.map((set) => [squeeze(termName(id, set)), of] as const)

const goods = GOODS.flatMap((good) => namesOf(good, good))
const tiles = TILES.flatMap((tile) => [
  ...namesOf(tileTerm(tile), tile),
  ...(tile === 'quarry' ? [] : namesOf(tile, tile)),
])
const buildings = BUILDINGS.flatMap((id) => namesOf(id, id))

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

/** '일꾼옥수수2조선소1': a whole layout; without a number it is one. */
export function layoutIn(text: string): Pick<MoveOf<'place'>, 'island' | 'city'> | null {
  const counts = readCounts<string>(text, [...tiles, ...buildings])
  if (!counts) return null
  const only = (ids: readonly string[]) =>
    Object.fromEntries(
      [...counts].filter(([id]) => ids.includes(id)).map(([id, n]) => [id, n ?? 1]),
    )
  return { island: only(TILES), city: only(BUILDINGS) }
}

/** '옥수수3설탕1': what is to stay; without a number all that is there. */
export function keepIn(text: string, held: ByGood<number>): MoveOf<'store'>['keep'] | null {
  if (text.replace(AROUND, '').startsWith(NOTHING)) return {}
  const counts = readCounts(text, goods)
  return counts && Object.fromEntries([...counts].map(([good, n]) => [good, n ?? held[good]]))
}
