/** Where cards lie, what they cost, and how they move. */
import { BUILDING, buildingOf, isSpecial } from './buildings.ts'
import type { Emit } from './events.ts'
import { isShip } from './player.ts'
import type { RuleId } from './rule-ids.ts'
import { SHIP, SHIP_TYPE } from './ships.ts'
import { playerAt, type State } from './state.ts'
import { type BuildingId, type CardId, type Seat, SHIP_TYPES, type ShipId } from './vocabulary.ts'

/** The francs that a card is worth at the end of the game. */
export const cardValue = (card: CardId): number =>
  isShip(card) ? SHIP[card].value : BUILDING[card].value

/** The francs that selling a card brings. */
export const saleOf = (card: CardId): number => cardValue(card) / 2

/** What a card costs to buy; null where it is never for sale. */
export function priceOf(state: State, card: CardId): number | null {
  const row = buildingOf(card)
  if (!row) return isShip(card) ? SHIP_TYPE[SHIP[card].type].price : null
  const { price, value, buyOption } = row
  if (buyOption && !state.options[buyOption]) return null
  return price === undefined ? value : price
}

export const isTopOfStack = (state: State, id: BuildingId): boolean =>
  state.stacks.some((stack) => stack[0] === id)

export const isTopShip = (state: State, ship: ShipId): boolean =>
  state.ships[SHIP[ship].type][0] === ship

/** Whether a card lies where it can be bought. */
export const isOffered = (state: State, card: CardId): boolean =>
  isShip(card) ? isTopShip(state, card) : state.town.includes(card) || isTopOfStack(state, card)

/** The cards that lie where they can be bought: the town first, then stacks and ships. */
export const offeredCards = ({ town, stacks, ships }: State): CardId[] => [
  ...town,
  ...stacks.flatMap((stack) => stack.slice(0, 1)),
  ...SHIP_TYPES.flatMap((type) => ships[type].slice(0, 1)),
]

const isAffordable = (state: State, card: CardId, francs: number): boolean =>
  (priceOf(state, card) ?? Number.POSITIVE_INFINITY) <= francs

/** How many of them cost so many francs at most. */
export function affordableCount(state: State, francs: number): number {
  let count = 0
  for (const card of state.town) if (isAffordable(state, card, francs)) count += 1
  for (const stack of state.stacks)
    if (stack[0] && isAffordable(state, stack[0], francs)) count += 1
  for (const type of SHIP_TYPES) {
    const top = state.ships[type][0]
    if (top && isAffordable(state, top, francs)) count += 1
  }
  return count
}

/** One of those by its number, in the same order. */
export function affordableAt(state: State, francs: number, index: number): CardId {
  let left = index
  for (const card of state.town) if (isAffordable(state, card, francs) && left-- === 0) return card
  for (const stack of state.stacks)
    if (stack[0] && isAffordable(state, stack[0], francs) && left-- === 0) return stack[0]
  for (const type of SHIP_TYPES) {
    const top = state.ships[type][0]
    if (top && isAffordable(state, top, francs) && left-- === 0) return top
  }
  throw new RangeError(`no card ${index} is offered for ${francs}`)
}

const without = <T>(list: readonly T[], one: T): T[] => list.filter((item) => item !== one)

/** A card leaves the top of its stack. */
function takeFromStacks({ stacks }: State, card: BuildingId): void {
  stacks.find((stack) => stack[0] === card)?.shift()
}

/** A card comes from the table to a player. */
export function takeCard(state: State, seat: Seat, card: CardId, rule: RuleId, emit: Emit): void {
  const player = playerAt(state, seat)
  if (isShip(card)) {
    const { type } = SHIP[card]
    state.ships[type] = without(state.ships[type], card)
    player.ships.push(card)
    emit(rule, seat, card, 1, 'ships', 'cards')
    return
  }
  const inTown = state.town.includes(card)
  if (inTown) state.town = without(state.town, card)
  else takeFromStacks(state, card)
  player.buildings.push(card)
  emit(rule, seat, card, 1, inTown ? 'town' : 'stack', 'cards')
  fillSpaces(state, emit)
}

/** A card goes back to the table: buildings to the town, ships on top of their stack. */
export function giveCard(state: State, seat: Seat, card: CardId, emit: Emit): void {
  const player = playerAt(state, seat)
  if (isShip(card)) {
    player.ships = without(player.ships, card)
    state.ships[SHIP[card].type].unshift(card)
    emit('sell.ship-on-stack', seat, card, 1, 'cards', 'ships')
    return
  }
  player.buildings = without(player.buildings, card)
  state.town.push(card)
  emit('sell.to-town', seat, card, 1, 'cards', 'town')
}

/** Every disc on a card goes home. */
export function freeDiscs(state: State, card: CardId, rule: RuleId, emit: Emit): void {
  for (const [seat, player] of state.players.entries()) {
    if (player.disc !== card) continue
    player.disc = null
    emit(rule, seat, 'disc', 1, 'building', 'home')
  }
}

/** Cards that wait beside the board are laid on empty spaces of the stacks. */
function fillSpaces(state: State, emit: Emit): void {
  const [card] = state.specials.beside
  const space = state.stacks.findIndex((stack) => stack.length === 0)
  if (!card || space < 0) return
  state.specials.beside = without(state.specials.beside, card)
  state.stacks[space] = [card]
  emit('construct.stadium', state.active, card, 1, 'beside', 'stack')
  fillSpaces(state, emit)
}

/** The lowest standard card on top of a stack goes to the town. */
export function townStandard(state: State, emit: Emit): void {
  const icon = state.options['stadium.townIcon']
  let lowest: BuildingId | null = null
  for (const [top] of state.stacks)
    if (top && (icon || !isSpecial(top)))
      if (!lowest || BUILDING[top].number < BUILDING[lowest].number) lowest = top
  if (!lowest) return
  takeFromStacks(state, lowest)
  state.town.push(lowest)
  emit('end.town-standard', state.active, lowest, 1, 'stack', 'town')
  fillSpaces(state, emit)
}

/** The top special card is turned up and belongs to the town, or waits for an empty space. */
export function townSpecial(state: State, emit: Emit): void {
  const { specials } = state
  const card = specials.pile.shift()
  if (!card) return
  specials.seen = specials.seen.map((cards) => without(cards, card))
  specials.mixed.fill(false)
  const waits = BUILDING[card].onEmptySpace === true
  if (waits) specials.beside.push(card)
  else state.town.push(card)
  emit('end.town-special', state.active, card, 1, 'specials', waits ? 'beside' : 'town')
  fillSpaces(state, emit)
}
