/** The moves that a file says are legal somewhere, against those that are. */
import { seatOf } from '../engine/seats.ts'
import type { ScenarioGame, ScenarioTypes } from './definition.ts'
import { type Found, otherwise } from './end.ts'
import { moveText } from './move-text.ts'
import type { LegalSource, MoveSource } from './schema.ts'

/** A move as the file writes it, for the engine: the seat that decides where none is named. */
export function moveFrom(
  position: { seat: number },
  { expect: _, seat, ...rest }: MoveSource,
): { do: string; seat: number } {
  return { ...rest, seat: seat === undefined ? position.seat : seatOf(seat) }
}

/** What of `legal` does not hold: moves that are told and are not legal, or are legal and not told. */
export function legalOtherwise<G extends ScenarioTypes>(
  { game }: ScenarioGame<G>,
  position: G['Position'],
  legal: LegalSource | undefined,
): Found[] {
  if (!legal) return []
  const isAll = Array.isArray(legal)
  const { has = [], not = [] } = isAll ? { has: legal } : legal
  const keyed = (source: MoveSource) => {
    const move = moveFrom(position, source)
    const parsed = game.parseMove(move)
    return { key: parsed ? game.keyOfMove(parsed) : null, move }
  }
  const listed = new Map(
    Array.from(game.legalMoves(position), (move) => [game.keyOfMove(move), move] as const),
  )
  const wanted = has.map(keyed)
  const missing = wanted.filter(({ key }) => key === null || !listed.has(key))
  const keys = new Set(wanted.map(({ key }) => key))
  const extra = isAll
    ? [...listed].flatMap(([key, move]) => (keys.has(key) ? [] : [move]))
    : not.map(keyed).flatMap(({ key, move }) => (key !== null && listed.has(key) ? [move] : []))
  return [
    ...missing.map(({ move }) => {
      const of = game.judge(position, move).broken.join(', ')
      return otherwise('legal', moveText(position, move), { is: 'refused-by', of })
    }),
    ...extra.map((move) =>
      otherwise('legal', { is: 'without', of: moveText(position, move) }, { is: 'legal' }),
    ),
  ]
}
