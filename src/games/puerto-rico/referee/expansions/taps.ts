/** What a tap on the drawn table changes where a game has expansions: nobles, forests, chosen buildings. */
import type { Hold } from '../../../../ui/referee/set-up.ts'
import { BUILDING } from '../../rules/buildings.ts'
import { noblesOn, workersOn } from '../../rules/player.ts'
import { type Position, playerAt } from '../../rules/state.ts'
import type { BuildingId, Good, Seat, Tile } from '../../rules/vocabulary.ts'
import type { TargetKey } from '../../table/keys.ts'
import type { Edit } from '../edits.ts'
import * as base from '../taps.ts'
import { addNoble, setAboard, setChosen, setForests, setNobles } from './edits.ts'

/** The edit that a tap stands for, a question back, or nothing. A resident becomes a noble, and a noble a resident again. */
export function editAt(
  draft: Position,
  hold: Hold,
  key: TargetKey,
  seat?: Seat,
): Edit | base.Pick | null {
  const [kind = '', id = ''] = key.split(':')
  const adds = hold.tool === 'add'
  const own =
    seat === undefined
      ? tableEdit(draft, hold.board, kind, id, adds)
      : boardEdit(draft, seat, kind, id, adds)
  return own === undefined ? base.editAt(draft, hold, key, seat) : own
}

/** Undefined where a tap means what it does in every game. */
function boardEdit(
  draft: Position,
  seat: Seat,
  kind: string,
  id: string,
  adds: boolean,
): Edit | null | undefined {
  const player = playerAt(draft, seat)
  if (kind === 'forest') {
    const forests = player.forests?.[id as Good] ?? 0
    return setForests(seat, id as Good, forests + (adds ? 1 : -1))
  }
  if (!player.nobles || (kind !== 'manned' && kind !== 'city')) return undefined
  const place = id as Tile | BuildingId
  const nobles = noblesOn(player, place)
  if (!adds) return nobles > 0 ? setNobles(seat, place, nobles - 1) : undefined
  const residents =
    kind === 'manned' ? player.manned[id as Tile] : workersOn(player, id as BuildingId)
  if (kind === 'city' && residents < BUILDING[id as BuildingId].circles) return undefined
  return nobles < residents ? setNobles(seat, place, nobles + 1) : null
}

function tableEdit(
  draft: Position,
  board: Seat,
  kind: string,
  id: string,
  adds: boolean,
): Edit | null | undefined {
  const { expansions, market, at } = draft
  if (!expansions) return undefined
  const { aboard } = expansions
  switch (kind) {
    case 'market':
      return adds || market > aboard ? undefined : null
    case 'aboard':
      return adds || aboard > 0 ? setAboard(aboard + (adds ? 1 : -1)) : null
    case 'supplyNoble':
      return adds ? addNoble(board) : null
    case 'building':
      return at === 'draft' ? setChosen(id as BuildingId, adds) : undefined
    default:
      return undefined
  }
}
