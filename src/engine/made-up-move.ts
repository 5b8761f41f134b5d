/** Moves as somebody would make them who knows the words of a game and not its rules. */

import type { Field, MoveKinds } from './move-kinds.ts'
import type { AnyMove, AnyPosition } from './types.ts'

type Random = () => number
const below = (random: Random, count: number): number => Math.floor(random() * count)
const drawn = <T>(random: Random, items: readonly T[]): T => items[below(random, items.length)] as T

const MOST_NAMED = 3
const MOST_COUNT = 4

/** A field that may be left out is given every other time. */
function anyValue(field: Field, random: Random): unknown {
  if (field.is === 'optional') return random() < 0.5 ? anyValue(field.field, random) : undefined
  if (field.is === 'one') return drawn(random, field.of)
  if (field.is === 'whole')
    return field.least + below(random, Math.min(field.most - field.least + 1, MOST_COUNT))
  if (field.is === 'asked') return below(random, MOST_COUNT)
  const counts: Record<string, number> = {}
  for (let named = below(random, MOST_NAMED); named > 0; named--)
    counts[drawn(random, field.of)] = 1 + below(random, MOST_COUNT)
  return counts
}

/** A move of the right shape, that may or may not be legal: of one of the kinds, most often by the seat that decides. */
export function madeUpMove(
  kinds: MoveKinds,
  among: readonly string[],
  position: AnyPosition,
  random: Random,
): AnyMove {
  const all = Object.keys(kinds)
  const kind = drawn(random, among.length > 0 && random() < 0.8 ? among : all)
  const seat = random() < 0.8 ? position.seat : below(random, position.players.length)
  const fields = Object.entries(kinds[kind]?.fields ?? {}).map(([name, field]) => [
    name,
    anyValue(field, random),
  ])
  const given = fields.filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(given), do: kind, seat }
}

/** A move with its seat or one of its fields drawn anew, a count one higher or lower: legal only where it is listed too. */
export function alteredMove(
  kinds: MoveKinds,
  position: AnyPosition,
  move: AnyMove,
  random: Random,
): AnyMove {
  const fields = Object.entries(kinds[move.do]?.fields ?? {})
  const [name, given] = fields[below(random, fields.length + 1)] ?? []
  if (!name || !given) return { ...move, seat: below(random, position.players.length) }
  const field = given.is === 'optional' ? given.field : given
  if (field.is !== 'counts') return { ...move, [name]: anyValue(field, random) }
  const counts = countsIn(move, name)
  const id = drawn(random, field.of)
  const before = counts[id] ?? 0
  const count = before > 0 && random() < 0.5 ? before - 1 : before + 1
  return { ...move, [name]: { ...counts, [id]: count } }
}

const countsIn = (move: AnyMove, name: string): Readonly<Record<string, number>> =>
  (Reflect.get(move, name) as Record<string, number> | undefined) ?? {}

/** More than there is of anything, though a move may say so. */
const TOO_MANY = 900

/** The move with each of its numbers far too high. */
const miscounted = (kinds: MoveKinds, move: AnyMove, random: Random): AnyMove[] =>
  Object.entries(kinds[move.do]?.fields ?? {}).flatMap(([name, given]) => {
    const field = given.is === 'optional' ? given.field : given
    if (field.is === 'asked') return [{ ...move, [name]: TOO_MANY }]
    if (field.is !== 'counts') return []
    return [{ ...move, [name]: { ...countsIn(move, name), [drawn(random, field.of)]: TOO_MANY } }]
  })

/** A legal move spoiled so that no rule can allow it: wrong seat, wrong form or wrong count. */
export function spoiledMove(
  kinds: MoveKinds,
  position: AnyPosition,
  legal: AnyMove,
  random: Random,
): unknown {
  const wrongCounts = miscounted(kinds, legal, random)
  if (wrongCounts.length > 0 && random() < 0.6) return drawn(random, wrongCounts)
  return drawn(random, [
    { ...legal, seat: position.players.length },
    { ...legal, seat: -1 },
    { ...legal, do: `${legal.do} ` },
    { ...legal, unheardOf: true },
    null,
  ])
}
