/** A harbour as a line of words, for the editor. */
import type { Kit } from '../../../../ui/referee/set-up.ts'
import { type Edit, setHarbour } from '../../referee/edits.ts'
import { type Position, playerAt } from '../../rules/state.ts'
import { kitLine, readKit } from '../../words/kit.ts'
import { say } from '../../words/messages/referee.ts'

export const kit: Kit<Position, Edit> = {
  about: say('edit.kit'),
  lineOf: (position, seat) => kitLine(playerAt(position, seat)),
  read(line, _, seat) {
    const read = readKit(line)
    return read.ok ? { ok: true, edit: setHarbour(seat, read.harbour) } : read
  },
}
