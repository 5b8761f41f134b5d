import type { Words } from '../../../../../referee/words.ts'
import type { Edit } from '../../../referee/edits.ts'
import type { Position } from '../../../rules/state.ts'
import type { Seat } from '../../../rules/vocabulary.ts'
import type { SeatName } from '../../../words/say.ts'
import type { AddedEditing } from '../added-editing.ts'

/** What every part of the editor is given. */
export interface PartProps {
  draft: Position
  edit: (change: Edit) => void
  /** What a game with an expansion has besides, once it has come. */
  added?: AddedEditing | null | undefined
}

/** The seats of a game, for a choice. */
export function seatOptions(
  { players }: Position,
  nameOf: SeatName,
): { value: string; text: Words }[] {
  return players.map((_, seat) => ({ value: String(seat), text: [{ text: nameOf(seat) }] }))
}

/** What was chosen there; null for nobody. */
export const seatFrom = (value: string): Seat | null => (value === '' ? null : Number(value))
