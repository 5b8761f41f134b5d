/** Every kind of move of the base game and the move definition that holds its rules. */
import type { MoveDefinition } from '../../../engine/move-definition.ts'
import type { Emit } from './events.ts'
import type { BaseMoveKind, Move, MoveKind } from './moves.ts'
import { build, manBuilding } from './roles/builder.ts'
import { load, loadWharf } from './roles/captain.ts'
import { produce, takeGood } from './roles/craftsman.ts'
import type { MoveDefinitionOf } from './roles/define-move.ts'
import { place, recruit, takeShare } from './roles/mayor.ts'
import { takePoints } from './roles/points.ts'
import { chooseRole, pass } from './roles/round.ts'
import { drawTile, manTile, takeTile } from './roles/settler.ts'
import { store } from './roles/storage.ts'
import { sell } from './roles/trader.ts'
import type { RuleId } from './rule-ids.ts'
import type { State } from './state.ts'

export const TABLE: { [D in BaseMoveKind]: MoveDefinitionOf<D> } = {
  chooseRole,
  drawTile,
  takeTile,
  manTile,
  recruit,
  takeShare,
  place,
  build,
  manBuilding,
  produce,
  takeGood,
  sell,
  load,
  loadWharf,
  takePoints,
  store,
  pass,
}

type Definitions<K extends MoveKind> = Readonly<
  Record<K, MoveDefinition<State, Move, RuleId, Emit>>
>

/** The move definitions by kind. Each takes only moves of its own kind, which whoever looks it up by `move.do` keeps. */
export const MOVE_DEFINITIONS = TABLE as unknown as Definitions<BaseMoveKind>

/** What a table of move definitions is to whoever looks them up by the kind of a move. */
export const moveDefinitionsFrom = (
  table: { [D in MoveKind]: MoveDefinitionOf<D> },
): Definitions<MoveKind> => table as unknown as Definitions<MoveKind>
