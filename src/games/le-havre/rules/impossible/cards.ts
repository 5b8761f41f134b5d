/** Every card by name: those that this game has, each once, where it can lie. */
import { missingTokens } from '../../../../engine/inventory.ts'
import { builtCards, isBuilt } from '../actions/main-action.ts'
import { BUILDING, hasEffect, isSpecial } from '../buildings.ts'
import { inventory } from '../inventory.ts'
import { isShip } from '../player.ts'
import { specialCards, standardCards } from '../setup.ts'
import { SETUP, STACKS } from '../setup-figures.ts'
import { roundCards, SHIP, SHIP_TYPE, type TownIcon } from '../ships.ts'
import type { Position } from '../state.ts'
import { type CardId, SHIP_TYPES, type ShipId } from '../vocabulary.ts'
import type { Report } from './problem.ts'

/** What tells which cards are out. */
type Table = Pick<Position, 'version' | 'round' | 'final'> & { players: { length: number } }

/** Rounds that are over. */
const roundsOver = ({ round, final }: Pick<Table, 'round' | 'final'>): number =>
  final ? round : round - 1

/** How many cards of a kind the rounds that are over have brought to the town. */
export function townIcons(table: Table, icon: TownIcon): number {
  const cards = roundCards(table.version, table.players.length)
  let count = 0
  for (let round = 0; round < roundsOver(table); round++)
    if (cards[round]?.town === icon) count += 1
  return count
}

/** Special cards that are no longer in the pile. */
export const specialsOut = (table: Table): number =>
  Math.min(SETUP[table.version].specials, townIcons(table, 'special'))

/** Whether the card of a round that is not over lies as a ship already. */
export function isTurned(table: Table, ship: ShipId): boolean {
  const cards = roundCards(table.version, table.players.length)
  return cards.findIndex((card) => card.ship === ship) < roundsOver(table)
}

/** Where each card lies, as a path in the position. */
function* cardsOf(position: Position): Generator<[path: string, card: CardId]> {
  const { players, town, stacks, ships, specials, gone } = position
  for (const [seat, { buildings, ships: own }] of players.entries()) {
    for (const card of buildings) yield [`players.${seat}.buildings`, card]
    for (const card of own) yield [`players.${seat}.ships`, card]
  }
  for (const card of town) yield ['town', card]
  for (const [at, stack] of stacks.entries()) for (const card of stack) yield [`stacks.${at}`, card]
  for (const type of SHIP_TYPES) for (const card of ships[type]) yield [`ships.${type}`, card]
  for (const card of specials.pile) yield ['specials', card]
  for (const card of specials.beside) yield ['beside', card]
  for (const card of gone) yield ['gone', card]
}

/** Every card is one that this game has, and lies in one place. */
export function checkCards(position: Position, report: Report): void {
  const { version, players, options } = position
  const totals = inventory.totals(position)
  const specials = specialCards(players.length, options) as readonly CardId[]
  const found = new Set<CardId>()
  let wrong = false
  const say = (path: string, problem: 'no-card' | 'twice' | 'not-out', card: CardId): void => {
    wrong = true
    report(path, problem, { card })
  }
  for (const [path, card] of cardsOf(position)) {
    const known = isSpecial(card)
      ? SETUP[version].specials > 0 && specials.includes(card)
      : totals.has(card)
    if (!known) say(path, 'no-card', card)
    else if (found.has(card)) say(path, 'twice', card)
    else if (isShip(card) && !isTurned(position, card)) say(path, 'not-out', card)
    found.add(card)
  }
  if (wrong) return
  for (const [token, count] of missingTokens(inventory, position)) {
    if (token !== 'special') report(token, 'total', { count })
    else report('specials', 'specials-out', outAndDue(position))
  }
  const { out, due } = outAndDue(position)
  if (out !== due) report('specials', 'specials-out', { out, due })
  const away = standardAway(position)
  const least = standardDue(position)
  if (away < least) report('stacks', 'standard-out', { out: away, due: least })
}

const outAndDue = (position: Position): { out: number; due: number } => ({
  out: SETUP[position.version].specials - position.specials.pile.length,
  due: specialsOut(position),
})

/** How many standard cards have left the stacks at least: those that the rounds that are over sent to the town. */
export function standardDue(table: Table): number {
  const dealt = standardCards(table.version, table.players.length, 's').length
  return Math.min(dealt, townIcons(table, 'standard'))
}

/** Standard cards that have left the stacks. */
export function standardAway({ version, players, stacks }: Position): number {
  let away = standardCards(version, players.length, 's').length
  for (const stack of stacks) for (const id of stack) if (!isSpecial(id)) away -= 1
  return away
}

/** Cards of a stack at the start. */
export const stackSize = ({ version, players }: Pick<Position, 'version' | 'players'>): number =>
  standardCards(version, players.length, 's').length / STACKS

/** Stacks of cards and of ships are as they can become, and what waits beside them has to wait. */
export function checkStacks(position: Position, report: Report): void {
  const { stacks, ships, specials } = position
  const most = stackSize(position)
  for (const [at, stack] of stacks.entries()) {
    const path = `stacks.${at}`
    let last = 0
    for (const id of stack) {
      if (isSpecial(id)) {
        if (!BUILDING[id].onEmptySpace || stack.length > 1)
          report(path, 'stack-special', { building: id })
        continue
      }
      if (BUILDING[id].number < last) {
        report(path, 'stack-order')
        break
      }
      last = BUILDING[id].number
    }
    if (stack.length > most) report(path, 'stack-size', { count: stack.length, most })
  }
  for (const id of specials.beside)
    if (!BUILDING[id].onEmptySpace || stacks.some((stack) => stack.length === 0))
      report('beside', 'beside', { building: id })
  for (const type of SHIP_TYPES)
    for (const ship of ships[type])
      if (SHIP[ship].type !== type) report(`ships.${type}`, 'ship-stack', { ship })
}

/** Whether a ship is out that a wharf must be modern for. */
export const hasModernShips = (table: Table): boolean =>
  roundCards(table.version, table.players.length).some(
    ({ ship }) => SHIP_TYPE[SHIP[ship].type].modern && isTurned(table, ship),
  )

/** What is modernised is a wharf that stands, and a ship is out that it was done for. */
export function checkWharves(position: Position, report: Report): void {
  const { modernised } = position
  const modern = hasModernShips(position)
  for (const [place, id] of modernised.entries()) {
    const stands = hasEffect(id, 'buildShip') && isBuilt(position, id)
    if (!stands || !modern || modernised.indexOf(id) !== place)
      report('modernised', 'modernised', { building: id })
  }
}

/** Ships leave the game for one card alone, and only ships of its kind. */
export function checkGone(position: Position, report: Report): void {
  const built = builtCards(position)
  for (const ship of position.gone)
    if (!built.some((id) => BUILDING[id].exchangedFor === SHIP[ship].type))
      report('gone', 'gone', { ship })
}
