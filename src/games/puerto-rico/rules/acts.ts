/** Every kind of move of the base game and the act that holds its rules. */
import type { Act } from '../../../engine/act.ts'
import type { BaseMoveKind, Move, MoveKind } from './moves.ts'
import type { Sink } from './notes.ts'
import type { ActOf } from './roles/act.ts'
import { build, manBuilding } from './roles/builder.ts'
import { load, loadWharf } from './roles/captain.ts'
import { takeGood } from './roles/craftsman.ts'
import { place, recruit } from './roles/mayor.ts'
import { chooseRole, pass } from './roles/round.ts'
import { drawTile, manTile, takeTile } from './roles/settler.ts'
import { store } from './roles/storage.ts'
import { sell } from './roles/trader.ts'
import type { RuleId } from './rule-ids.ts'
import type { State } from './state.ts'

export const TABLE: { [D in BaseMoveKind]: ActOf<D> } = {
  chooseRole,
  drawTile,
  takeTile,
  manTile,
  recruit,
  place,
  build,
  manBuilding,
  takeGood,
  sell,
  load,
  loadWharf,
  store,
  pass,
}

type Acts<K extends MoveKind> = Readonly<Record<K, Act<State, Move, RuleId, Sink>>>

/** The acts by kind. Each takes only moves of its own kind, which whoever looks it up by `move.do` keeps. */
export const ACTS = TABLE as unknown as Acts<BaseMoveKind>

/** What a table of acts is to whoever looks them up by the kind of a move. */
export const actsFrom = (table: { [D in MoveKind]: ActOf<D> }): Acts<MoveKind> =>
  table as unknown as Acts<MoveKind>
