/** The parts of a position and what they are called. */
import { letterOf } from '../../../engine/seats.ts'
import type { Words } from '../../../referee/words.ts'
import { say } from '../words/messages/referee.ts'
import type { SeatName } from '../words/say.ts'

/** The parts of a position, as they are edited and as problems point at them. */
export type PartName =
  | 'game'
  | 'turn'
  | 'roles'
  | 'plantations'
  | 'market'
  | 'ships'
  | 'house'
  | 'supply'
  | `board-${number}`

/** What a part is called. */
export function partWords(part: PartName, seatName: SeatName = letterOf): Words {
  if (part.startsWith('board-'))
    return say('where.board', { seat: seatName(Number(part.slice('board-'.length))) })
  return say(`where.${part as Exclude<PartName, `board-${number}`>}`)
}
