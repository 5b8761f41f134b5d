/** Why something did not happen beside a legal move, and what did not have to be done. */
import { letterOf } from '../../../engine/seats.ts'
import type { Permission } from '../../../referee/verdict.ts'
import type { Words } from '../../../referee/words.ts'
import { BUILDING } from '../rules/buildings.ts'
import { game } from '../rules/game.ts'
import type { Move, MoveKind } from '../rules/moves.ts'
import { hasBuilt, hasPower, workersOn } from '../rules/player.ts'
import { wharfLeft } from '../rules/roles/captain.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { type Position, playerAt } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import { type At, type BuildingId, roleOf, type Seat } from '../rules/vocabulary.ts'
import { term } from '../words/markup.ts'
import { say } from '../words/messages/referee.ts'
import type { SeatName } from '../words/say.ts'

/** A rule that explains what did not happen; without words its title says all. */
export interface WhyNot {
  rule: RuleId
  words: Words | null
}

/** What may be left undone, and the rule that says so. */
const MAY: Partial<Record<At, RuleId>> = {
  'settler.turn': 'settler.take',
  'settler.manning': 'hospice.colonist',
  'mayor.recruiting': 'mayor.privilege',
  'builder.turn': 'builder.build',
  'builder.manning': 'university.colonist',
  'craftsman.bonus': 'craftsman.privilege',
  'trader.turn': 'trader.sell',
}

/** Buildings that add to a move where a colonist stands on them, and the rule of what they add. */
const ADDING: Partial<Record<MoveKind, Partial<Record<BuildingId, RuleId>>>> = {
  takeTile: { hospice: 'hospice.owned' },
  build: { university: 'university.owned' },
  sell: { smallMarket: 'small-market.coin', largeMarket: 'large-market.coins' },
  load: { harbor: 'harbor.point' },
  loadWharf: { harbor: 'harbor.point' },
  store: { smallWarehouse: 'small-warehouse.keep', largeWarehouse: 'large-warehouse.keep' },
}

/** What only the chooser of the role gets. */
const PRIVILEGE: Partial<Record<MoveKind, RuleId>> = {
  build: 'builder.privilege',
  sell: 'trader.privilege',
  load: 'captain.privilege',
  loadWharf: 'captain.privilege',
}

/** Everything that somebody may miss in what a legal move brings. */
export function whyNot(
  position: Position,
  made: Permission<PuertoRico>,
  seatName: SeatName = letterOf,
): WhyNot[] {
  const { move } = made
  return [
    ...left(position, move),
    ...undrawn(position, move),
    ...unoccupied(position, move, seatName),
    ...unpaid(position, made, seatName),
    ...withoutPrivilege(position, move, seatName),
    ...undiscounted(position, move),
    ...withoutColonist(position, move),
  ]
}

/** Whether nothing else can be done: nobody leaves undone what is not to be had. */
const isOnly = (position: Position): boolean => [...game.legalMoves(position).take(2)].length === 1

function left(position: Position, { do: kind, seat }: Move): WhyNot[] {
  if (kind !== 'pass') return []
  const may = MAY[position.at]
  if (may) return isOnly(position) ? [] : [{ rule: may, words: say('why.may') }]
  return position.at === 'captain.loading' && wharfLeft(position, seat)
    ? [{ rule: 'wharf.load', words: say('why.wharf') }]
    : []
}

/** The tile of the Hacienda, which comes before the other one or not at all. */
function undrawn(position: Position, { do: kind, seat }: Move): WhyNot[] {
  const ends = kind === 'takeTile' || kind === 'pass'
  if (position.at !== 'settler.turn' || !ends) return []
  return game.judge(position, { do: 'drawTile', seat }).broken.length === 0
    ? [{ rule: 'hacienda.draw', words: say('why.hacienda') }]
    : []
}

const isIdle = (position: Position, seat: Seat, id: BuildingId): boolean => {
  const player = playerAt(position, seat)
  return hasBuilt(player, id) && workersOn(player, id) === 0
}

const idleWords = (seat: string, id: BuildingId): Words =>
  say('why.unoccupied', { seat, building: term(id) })

function unoccupied(position: Position, { do: kind, seat }: Move, seatName: SeatName): WhyNot[] {
  // No building adds to the tile that a Library brings at the end.
  if (position.at === 'settler.second') return []
  const adding = Object.entries(ADDING[kind] ?? {}) as [BuildingId, RuleId][]
  return adding
    .filter(([id]) => isIdle(position, seat, id))
    .map(([id, rule]) => ({ rule, words: idleWords(seatName(seat), id) }))
}

/** Factories that pay nothing when goods are produced. */
function unpaid(
  position: Position,
  { move, events, after }: Permission<PuertoRico>,
  seatName: SeatName,
): WhyNot[] {
  if (move.do !== 'chooseRole' || roleOf(move.role) !== 'craftsman') return []
  // Somebody is asked first, and nothing has been produced yet.
  if (after.at === 'called') return []
  return position.players.flatMap((player, seat): WhyNot[] => {
    const rule = 'factory.coins'
    if (isIdle(position, seat, 'factory'))
      return [{ rule, words: idleWords(seatName(seat), 'factory') }]
    const paid = events.some(
      (event) => event.rule === rule && event.seat === seat && event.count > 0,
    )
    if (paid || !hasBuilt(player, 'factory')) return []
    const made = events.filter(
      (event) =>
        event.seat === seat &&
        (event.rule === 'craftsman.corn' || event.rule === 'craftsman.process'),
    )
    const count = new Set(made.map(({ token }) => token)).size
    const values = { seat: seatName(seat) }
    const words =
      count > 0 ? say('why.factory', { ...values, count }) : say('why.factory.nothing', values)
    return [{ rule, words }]
  })
}

function withoutPrivilege(
  { chooser, phase }: Position,
  { do: kind, seat }: Move,
  seatName: SeatName,
): WhyNot[] {
  const rule = PRIVILEGE[kind]
  if (!rule) return []
  if (seat !== chooser)
    return [{ rule, words: say('why.not-chooser', { seat: seatName(chooser) }) }]
  const isLoad = kind === 'load' || kind === 'loadWharf'
  return isLoad && phase.chooserLoaded ? [{ rule, words: say('why.loaded') }] : []
}

function undiscounted(position: Position, move: Move): WhyNot[] {
  if (move.do !== 'build') return []
  const { tiles, manned } = playerAt(position, move.seat)
  const rule = 'builder.quarry'
  const { column } = BUILDING[move.building]
  const idle = tiles.quarry - manned.quarry
  return [
    ...(idle > 0 ? [{ rule, words: say('why.quarry', { count: idle }) } as const] : []),
    ...(manned.quarry > column
      ? [{ rule, words: say('why.column', { count: column }) } as const]
      : []),
  ]
}

function withoutColonist(position: Position, move: Move): WhyNot[] {
  const player = playerAt(position, move.seat)
  const none = position.supply.colonists + position.market === 0
  if (move.do === 'drawTile' && hasPower(player, 'mansTile'))
    return [{ rule: 'hospice.not-drawn-tile', words: null }]
  if (move.do === 'takeTile' && none && hasPower(player, 'mansTile'))
    return [{ rule: 'hospice.none-left', words: null }]
  if (move.do === 'build' && none && hasPower(player, 'mansBuilding'))
    return [{ rule: 'university.none-left', words: null }]
  return []
}
