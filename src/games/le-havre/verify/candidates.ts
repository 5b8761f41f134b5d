/** Moves, right or wrong, that cost something where a position waits. */

import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import { CARDS, GOODS, ITEMS, SHIPS } from '../rules/vocabulary.ts'

const DRAWN = 12
const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count)

/** Some of what a harbour holds, and sometimes one token more than it holds. */
export function someTokens(
  held: Readonly<Record<string, number>>,
  tokens: readonly string[],
  draw: () => number,
): Record<string, number> {
  const some: Record<string, number> = {}
  for (const token of tokens) {
    if (draw() < 0.5) continue
    const count = Math.floor(draw() * Math.min(4, (held[token] ?? 0) + 1.2))
    if (count > 0) some[token] = count
  }
  return some
}

/** Tokens with one taken away, one put to them, or one in the place of another. */
export function oneOff(
  tokens: Readonly<Record<string, number>>,
  draw: () => number,
): Record<string, number> {
  const changed: Record<string, number> = { ...tokens }
  const pick = (from: readonly string[]): string =>
    from[Math.floor(draw() * from.length)] ?? 'franc'
  const change = draw()
  const paid = Object.keys(tokens)
  if (change < 0.7 && paid.length > 0) {
    const fewer = pick(paid)
    changed[fewer] = (changed[fewer] ?? 1) - 1
  }
  if (change > 0.3) {
    const more = pick(ITEMS)
    changed[more] = (changed[more] ?? 0) + 1
  }
  return Object.fromEntries(Object.entries(changed).filter(([, count]) => count > 0))
}

/** Loads: those that are listed first, and some drawn at random. */
function* loads(position: Position, draw: () => number): Generator<Move> {
  const { seat, players } = position
  let listed = 0
  for (const move of game.legalMoves(position)) {
    if (listed++ === DRAWN) break
    yield move
  }
  for (let drawn = 0; drawn < DRAWN; drawn++)
    yield { do: 'ship', seat, goods: someTokens(players[seat]?.items ?? {}, GOODS, draw) }
}

/** The deals that a seat could think of. */
export function* dealsAt(position: Position, draw: () => number): Generator<Move> {
  const { at, seat, stacks, town } = position
  if (at === 'turn.using') for (const count of upTo(9)) yield { do: 'use', seat, count }
  if (at === 'turn.trading')
    for (const first of upTo(8))
      for (const second of upTo(first < 3 ? 6 : 0))
        yield { do: 'trade', seat, times: { first, second } }
  if (at === 'turn.constructing' || at === 'turn.between')
    for (const building of [...stacks.flatMap((stack) => stack.slice(0, 2)), ...town.slice(0, 3)])
      yield { do: 'construct', seat, building }
  if (at === 'turn.shipbuilding') for (const ship of SHIPS) yield { do: 'buildShip', seat, ship }
  if (at === 'turn.shipping') yield* loads(position, draw)
}

/** Cards that somebody could think of buying. */
export const cardsAt = ({ town, stacks, ships }: Position): (typeof CARDS)[number][] =>
  CARDS.filter(
    (card) =>
      (town as string[]).includes(card) ||
      stacks.some(([top]) => top === card) ||
      Object.values(ships).some(([top]) => top === card),
  )
