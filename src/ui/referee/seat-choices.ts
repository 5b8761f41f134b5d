import type { AnyPosition } from '../../engine/types.ts'
import type { SeatName } from '../table/definition.ts'
import type { Chosen } from './move-form.ts'

/** The seats of a game, for a choice. */
export const seatChoices = ({ players }: AnyPosition, nameOf: SeatName): Chosen[] =>
  players.map((_, seat) => ({ value: String(seat), text: [{ text: nameOf(seat) }] }))

/** What was chosen there; null for nobody. */
export const seatFrom = (value: string): number | null => (value === '' ? null : Number(value))
