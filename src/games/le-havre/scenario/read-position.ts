/** From a scenario's words to a position: cards named are taken from where the deal laid them. */
import { noop } from '../../../engine/events.ts'
import { letterOf, SEAT_LETTERS, type SeatLetter, seatOf } from '../../../engine/seats.ts'
import type { Emit } from '../rules/events.ts'
import type { Problem } from '../rules/impossible/problem.ts'
import type { PlayerSource, Start } from '../rules/notation.ts'
import { DEFAULT_OPTIONS, type Options } from '../rules/options.ts'
import { type Parsed, parsePosition } from '../rules/position.ts'
import { setUp } from '../rules/setup.ts'
import type { Player, Position } from '../rules/state.ts'
import { each, ITEMS, OFFERS } from '../rules/vocabulary.ts'
import { completeCards } from './complete-cards.ts'
import { completeTurn } from './complete-turn.ts'

function refuse(
  path: string,
  problem: Problem['problem'],
  values: Problem['values'],
): Parsed<Position> {
  return { ok: false, problems: [{ path, problem, values }] }
}

/** The position a scenario starts from, or what cannot be true of it. `emit` hears of a deal that is taken as it falls. */
export function positionFrom(source: Start, emit: Emit = noop): Parsed<Position> {
  const laid = laidOut(source, emit)
  return laid.ok ? parsePosition(laid.value) : laid
}

/** The same without asking whether it can occur, to be mended by hand; null where it cannot even be drawn. */
export function draftFrom(source: Start): Position | null {
  const laid = laidOut(source)
  return laid.ok ? laid.value : null
}

/** The table with all that is named on it, and the rest where it follows from that. */
function laidOut(source: Start, emit: Emit = noop): Parsed<Position> {
  const { version = 'full', seats = 2, seed = 1, options = {} } = source.game ?? {}
  const { set, at, active = 'A' } = source
  for (const [path, letter] of lettersIn(source))
    if (seatOf(letter) >= seats) return refuse(path, 'seat', { seat: seatOf(letter), seats })
  const asDealt = set === undefined && at === undefined
  const full = { ...DEFAULT_OPTIONS, ...options } as Options
  const position = setUp({ version, seats, seed, options: full }, asDealt ? emit : noop)
  if (asDealt) return { ok: true, value: position }
  position.active = seatOf(active)
  position.seat = seatOf(source.seat ?? active)
  for (const [seat, player] of position.players.entries()) setPlayer(player, set?.[letterOf(seat)])
  setTable(position, source)
  completeTurn(position, source)
  completeCards(position, source)
  return { ok: true, value: position }
}

/** Every seat that is named, with its place in the file. */
function* lettersIn({ set, active, seat }: Start): Generator<[path: string, SeatLetter]> {
  if (active) yield ['active', active]
  if (seat) yield ['seat', seat]
  for (const letter of SEAT_LETTERS) {
    if (set?.[letter]) yield [`set.${letter}`, letter]
    if (set?.seen?.[letter]) yield [`set.seen.${letter}`, letter]
  }
  for (const letter of set?.mixed ?? []) yield ['set.mixed', letter]
  for (const { seat: seller } of set?.phase?.sold ?? []) yield ['set.phase.sold', seller]
}

function setPlayer(player: Player, source: PlayerSource = {}): void {
  const { items, loans, disc, buildings, ships } = source
  if (items) player.items = each(ITEMS, (item) => items[item] ?? 0)
  player.loans = loans ?? 0
  player.disc = disc ?? null
  player.buildings = buildings ?? []
  player.ships = ships ?? player.ships
}

function setTable(position: Position, { set }: Start): void {
  const { offers, tiles, modernised, gone, rng } = set ?? {}
  if (offers) position.offers = each(OFFERS, (offer) => offers[offer] ?? 0)
  if (tiles) position.tiles = [...tiles, ...position.tiles.filter((tile) => !tiles.includes(tile))]
  position.modernised = modernised ?? []
  position.gone = gone ?? []
  position.rng = rng ?? position.rng
}
