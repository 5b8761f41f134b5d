/**
 * What the rules of the base game ask of the expansions. Their module (`expansions/rules.ts`) makes itself
 * known here, so that a page without them does not load it.
 */
import type * as v from 'valibot'
import type { TellTokens } from '../../../engine/inventory.ts'
import type { MoveDefinition } from '../../../engine/move-definition.ts'
import type { Emit } from './events.ts'
import type { TableSource } from './expansions/source.ts'
import type { ExpansionOptions, Expansions } from './expansions.ts'
import type { Report } from './impossible/problem.ts'
import type { Move, MoveKind } from './moves.ts'
import type { RuleId } from './rule-ids.ts'
import type { Player, Position, State } from './state.ts'
import type { CountedToken } from './tokens.ts'
import type { BuildingId, ByGood, ExpansionId, Good, Seat } from './vocabulary.ts'

/** Guards of the chart whose ways are open only in games with an expansion. */
export const ADDED_GUARDS = [
  'draftOver',
  'someoneCalled',
  'tileWaits',
  'secondOffered',
  'someoneSettles',
  'recruitsAgain',
  'shipAsks',
  'bonusAgain',
  'tradesOn',
  'turnOpens',
] as const
type AddedGuard = (typeof ADDED_GUARDS)[number]

/** Steps of the chart that do nothing in games without one. */
export const ADDED_STEPS = [
  'callSeat',
  'answerCall',
  'startSecond',
  'endSecond',
  'settle',
  'answerSettling',
  'payNobles',
  'startPlacing',
  'payLargestKinds',
  'startTrading',
  'openTurn',
  'endPhase',
  'offerPoints',
  'startProducing',
  'payIdle',
] as const
type AddedStep = (typeof ADDED_STEPS)[number]

type Keep = Partial<ByGood<number>>

interface Added {
  /** Every kind of move as games with an expansion know it. */
  moveDefinitions: Readonly<Record<MoveKind, MoveDefinition<State, Move, RuleId, Emit>>>
  guards: Readonly<Record<AddedGuard, (state: State) => boolean>>
  steps: Readonly<Record<AddedStep, (state: State, emit: Emit) => void>>
  setUp: (
    position: Position,
    sets: readonly ExpansionId[],
    options: Partial<ExpansionOptions> | undefined,
    emit: Emit,
  ) => void
  copy: (expansions: Expansions) => Expansions
  /** Tells the tokens that an expansion adds, and sets how many of each there are. */
  tell: (expansions: Expansions, tell: TellTokens<CountedToken>) => void
  count: (position: Position, expansions: Expansions, sums: Map<CountedToken, number>) => void
  /** What cannot be true of a position with an expansion, and whether its decision would be asked for. */
  check: (position: Position, report: Report) => void
  isAskedFor: (position: Position) => boolean
  /** The part of a position that the expansions add. */
  schema: v.GenericSchema
  /** What a scenario may say of them: options of the game, and what its table has. */
  source: { options: v.ObjectEntries; table: v.GenericSchema<TableSource> }
  /** What is saved of a price, by the rule behind it; never more than is left. */
  savedOf: (state: State, seat: Seat, id: BuildingId, price: number) => [RuleId, number][]
  dealByTurns: (state: State, emit: Emit) => void
  refillWithNoble: (state: State, needed: number, rule: RuleId, emit: Emit) => void
  /** What comes with goods of a kind just made. */
  producedMore: (state: State, seat: Seat, good: Good, made: number, emit: Emit) => void
  payWithProduction: (state: State, seat: Seat, emit: Emit) => void
  /** A seat has loaded, or passed. */
  closeOpening: (state: State, seat: Seat) => void
  rewardAction: (state: State, seat: Seat, times: number, emit: Emit) => void
  /** Whether a seat still has something before it in this phase although nobody can load a ship. */
  keepsOpen: (state: State, seat: Seat) => boolean
  smallWharfLeft: (state: State, seat: Seat) => boolean
  /** Storing where more than one single good can be kept. */
  singles: {
    haveRoom: (player: Player, keep: Keep) => boolean
    keepAll: (player: Player, keep: Keep) => boolean
    choices: (player: Player) => Keep[]
    byRule: (kept: Keep, shelves: readonly RuleId[]) => Record<Good, [RuleId, number][]>
  }
}

let known: Added | undefined

/** Makes the rules of the expansions known. */
export function addRules(rules: Added): void {
  known = rules
}

/** Whether the rules of the expansions are loaded. */
export const isLoaded = (): boolean => known !== undefined

/** The rules of the expansions. Who plays with them loads them first; without that it throws. */
export function added(): Added {
  if (!known) throw new Error('the rules of the expansions are not loaded')
  return known
}
