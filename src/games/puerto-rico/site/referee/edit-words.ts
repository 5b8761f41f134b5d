/** What an edit has changed, in words, for those who do not see it. */

import { letterOf } from '../../../../engine/seats.ts'
import { type Change, changesBetween } from '../../../../referee/changes.ts'
import { joined, type Words } from '../../../../referee/words.ts'
import { changeLines } from '../../referee/words.ts'
import { inventory } from '../../rules/inventory.ts'
import type { Position } from '../../rules/state.ts'
import { roleOf } from '../../rules/vocabulary.ts'
import { term } from '../../words/markup.ts'
import { say, t } from '../../words/messages/referee.ts'
import type { SeatName } from '../../words/say.ts'

/** Most changes that are told at once. */
const MOST = 4

const isSupply = ({ place }: Change): boolean => place === 'supply'

/** 'A 옥수수 2 → 3'; empty where nothing changed that is counted, or the whole table did. */
export function editWords(before: Position, after: Position, seatName: SeatName = letterOf): Words {
  const shape = ({ players, ships }: Position) =>
    `${players.length} ${ships.map(({ size }) => size)}`
  if (before === after || shape(before) !== shape(after)) return []
  const changes = changesBetween(inventory, before, after)
  const shown = changes.filter((change) => !isSupply(change))
  const roles = after.roles.flatMap(({ id, takenBy }, place): Words[] => {
    if (before.roles[place]?.takenBy === takenBy) return []
    const who = takenBy === null ? t('edit.free') : seatName(takenBy)
    return [[...say('edit.taken', { what: term(roleOf(id)) }), { text: `: ${who}` }]]
  })
  const counts = changeLines(shown.length > 0 ? shown : changes, seatName)
  return joined([...roles, ...counts].slice(0, MOST))
}
