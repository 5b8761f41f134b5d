/** What an edit has changed, in words, for those who do not see it. */
import { letterOf } from '../../../engine/seats.ts'
import { changesBetween } from '../../../referee/changes.ts'
import { joined, type Words } from '../../../referee/words.ts'
import { inventory } from '../rules/inventory.ts'
import type { Position } from '../rules/state.ts'
import type { SeatName } from '../words/say.ts'
import { atWords, changeLines } from './words.ts'

/** Most changes that are told at once. */
const MOST = 4

/** 'A 나무 2 → 3'; empty where nothing changed that is counted, or another table was laid. */
export function editWords(before: Position, after: Position, nameOf: SeatName = letterOf): Words {
  const isOther = before.version !== after.version || before.players.length !== after.players.length
  if (before === after || isOther) return []
  const at = before.at === after.at ? [] : [atWords(after.at)]
  const counts = changeLines(changesBetween(inventory, before, after), nameOf)
  return joined([...at, ...counts].slice(0, MOST))
}
