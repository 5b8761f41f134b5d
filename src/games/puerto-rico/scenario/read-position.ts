/** From a scenario's words to a position: tokens named come out of the supply, so that totals stay true. */
import { noop } from '../../../engine/events.ts'
import { shuffle } from '../../../engine/rng.ts'
import { letterOf, SEAT_LETTERS, seatOf } from '../../../engine/seats.ts'
import type { Parsed } from '../../../engine/types.ts'
import { BUILDING } from '../rules/buildings.ts'
import {
  DEFAULT_OPTIONS,
  type Figures,
  figuresFor,
  OPTION_IDS,
  type Options,
} from '../rules/editions.ts'
import type { Emit } from '../rules/events.ts'
import type { ProblemId } from '../rules/impossible/problem.ts'
import { validate } from '../rules/impossible.ts'
import { layRestInSupply } from '../rules/inventory.ts'
import type { PlayerSource, Start } from '../rules/notation.ts'
import { freeCity } from '../rules/player.ts'
import { parsePosition, shapedAs } from '../rules/position.ts'
import { setUp } from '../rules/setup.ts'
import type { Player, Position } from '../rules/state.ts'
import {
  countGoods,
  each,
  GOODS,
  type Good,
  type Role,
  type RoleTile,
  roleOf,
  type Seat,
  TILES,
} from '../rules/vocabulary.ts'
import { addedScenarioWords } from './added.ts'
import { completeLoading, completeProduction } from './complete.ts'
import { leaveInSupply } from './supply.ts'
import { unknownIn } from './unknown.ts'

/** The position a scenario starts from, or what cannot be true of it. `emit` hears of a deal that is taken as it falls. */
export function positionFrom(source: Start, emit: Emit = noop): Parsed<Position, ProblemId> {
  const laid = laidOut(source, emit)
  if (!laid.ok) return laid
  const problems = validate(laid.value)
  return problems.length > 0 ? { ok: false, problems } : parsePosition(laid.value)
}

/** Most of anything, and longest list, that a table to be mended is drawn with. */
const MOST = 200

/** The same without asking whether it can occur, to be mended by hand; null where it cannot even be drawn. */
export function draftFrom(source: Start): Position | null {
  const laid = laidOut(source)
  return laid.ok && isDrawable(laid.value) ? laid.value : null
}

/** A table that was being set up, as it was kept; null where it cannot be drawn or is none. */
export function keptDraftFrom(input: unknown): Position | null {
  const position = shapedAs(input)
  return position && isDrawable(position) ? position : null
}

function isDrawable({ players, ships, house, market, plantations }: Position): boolean {
  const fits = (value: unknown): boolean => {
    // What is missing, of tiles and forests on every board, is no piece to be drawn.
    if (typeof value === 'number') return value <= MOST && value >= -10 * MOST
    if (typeof value !== 'object' || value === null) return true
    const items = Object.values(value)
    return items.length <= MOST && items.every(fits)
  }
  return fits([players, ships, house, market, plantations])
}

/** The table with all that is named on it, and the rest in the supply. */
function laidOut(source: Start, emit: Emit = noop): Parsed<Position, ProblemId> {
  const { edition = 'two-player', seed = 1, options = {} } = source.game ?? {}
  const seats = source.game?.seats ?? 2
  const full = each(OPTION_IDS, (id) => options[id] ?? DEFAULT_OPTIONS[id]) as Options
  const asDealt = source.set === undefined && source.at === undefined
  const words = addedScenarioWords()
  const expansions = source.game?.expansions?.join()
  if (expansions && !words) {
    const values = { expected: '', found: expansions }
    return { ok: false, problems: [{ path: 'game.expansions', problem: 'shape', values }] }
  }
  let position: Position
  try {
    const setup = { edition, seats, seed, options: full, ...words?.expansionSetup(source) }
    position = setUp(setup, asDealt ? emit : noop)
  } catch {
    const values = { edition, seats }
    return { ok: false, problems: [{ path: 'game', problem: 'edition-seats', values }] }
  }
  const figures = figuresFor(edition, seats, full)
  const unknown = unknownIn(source, figures)
  if (unknown.length > 0) return { ok: false, problems: unknown }
  const { at } = position
  setRoles(position, source)
  if (asDealt) position.at = at
  if (asDealt) return { ok: true, value: position }
  setPlayers(position, source)
  setTable(position, source)
  completeProduction(position, source)
  completeLoading(position, source)
  words?.setExpansions(position, source)
  position.supply.refused = source.set?.supply?.refused ?? 0
  layRestInSupply(position)
  setSupply(position, source)
  words?.limitSupply(position, source)
  setPlantations(position, source, figures)
  setEnding(position, source)
  position.rng = source.set?.rng ?? position.rng
  return { ok: true, value: position }
}

function setPlayers(position: Position, { set }: Start): void {
  position.players.forEach((player, seat) => {
    const source = set?.[letterOf(seat)]
    if (source) setPlayer(player, source)
  })
}

function setPlayer(player: Player, source: PlayerSource): void {
  player.coins = source.coins ?? player.coins
  player.vp = source.vp ?? player.vp
  player.goods = { ...player.goods, ...source.goods }
  if (source.tiles) player.tiles = each(TILES, (tile) => source.tiles?.[tile] ?? 0)
  const { colonists = source.tiles || source.city ? 'all' : 'none' } = source
  const all = colonists === 'all'
  const named = typeof colonists === 'object' ? colonists : {}
  for (const tile of TILES) player.manned[tile] = all ? player.tiles[tile] : (named[tile] ?? 0)
  player.city = (source.city ?? []).map((id) => ({
    id,
    workers: all ? BUILDING[id].circles : (named[id] ?? 0),
  }))
  player.stored = source.stored ?? 0
  addedScenarioWords()?.setAddedTokens(player, source)
}

function setTable(position: Position, { set, at }: Start): void {
  for (const ship of position.ships) {
    const load = set?.ships?.[String(ship.size)] ?? {}
    for (const good of GOODS) {
      const count = load[good] ?? 0
      if (count === 0) continue
      ship.good = good
      ship.count += count
    }
  }
  position.house = [...(set?.house ?? [])]
  position.market = set?.market ?? (at === 'mayor.placing' ? 0 : position.market)
  position.round = set?.round ?? position.round
  const { produced, wharfUsed, due, ...phase } = set?.phase ?? {}
  Object.assign(position.phase, phase)
  Object.assign(position.phase.produced, produced)
  position.phase.wharfUsed = (wharfUsed ?? []).map(seatOf)
  position.phase.due = (due ?? []).map(({ seat, ...points }) => ({ seat: seatOf(seat), ...points }))
}

function setSupply(position: Position, { set }: Start): void {
  const { colonists, vp, goods } = set?.supply ?? {}
  if (colonists !== undefined) leaveInSupply(position, 'colonists', colonists)
  if (vp !== undefined) leaveInSupply(position, 'vp', vp)
  for (const good of GOODS) {
    const count = goods?.[good]
    if (count !== undefined) leaveInSupply(position, good, count)
  }
}

/** The role in play belongs to the chooser; tiles taken before it decide whose round it is. */
function setRoles(position: Position, { set, at = 'roles', chooser = 'A', seat }: Start): void {
  const who = seatOf(chooser)
  const take = (id: RoleTile, by: Seat): void => {
    const card = position.roles.find((role) => role.id === id)
    if (card) card.takenBy = by
    position.picks += 1
  }
  for (const letter of SEAT_LETTERS)
    for (const id of set?.taken?.[letter] ?? []) take(id, seatOf(letter))
  const picksBefore = position.picks
  position.at = at
  if (at !== 'roles' && at !== 'over' && at !== 'draft') {
    const role = at === 'called' ? roleOf(set?.role ?? 'settler') : (at.split('.')[0] as Role)
    const free = position.roles.find((card) => roleOf(card.id) === role && card.takenBy === null)
    position.role = free?.id ?? null
    if (free) take(free.id, who)
  }
  const seats = position.players.length
  const first = set?.governor
    ? seatOf(set.governor)
    : who - (at === 'over' ? picksBefore - 1 : picksBefore)
  position.governor = ((first % seats) + seats) % seats
  position.chooser = who
  position.seat = seat ? seatOf(seat) : who
  for (const card of position.roles) card.coins = set?.coins?.[card.id] ?? 0
}

function setPlantations(position: Position, { set }: Start, figures: Figures): void {
  const left = each(GOODS, (good) =>
    position.players.reduce(
      (rest, player) => rest - player.tiles[good] - (player.forests?.[good] ?? 0),
      figures.plantations[good] - (position.expansions?.phase.drawn === good ? 1 : 0),
    ),
  )
  const faceUp = [...(set?.faceUp ?? [])]
  const top = set?.pile ? (Array.isArray(set.pile) ? set.pile : set.pile.only) : []
  const only = set?.pile !== undefined && !Array.isArray(set.pile)
  const discarded = set?.discard ?? {}
  for (const tile of [...faceUp, ...top]) left[tile] -= 1
  for (const good of GOODS) left[good] -= discarded[good] ?? 0
  const rest = GOODS.flatMap((good) => Array<Good>(Math.max(0, left[good])).fill(good))
  shuffle(position, rest)
  if (!set?.faceUp) faceUp.push(...rest.splice(0, position.players.length + 1))
  const thrown = countGoods(only ? rest : [])
  const discard = each(
    GOODS,
    (good) => (discarded[good] ?? 0) + thrown[good] + Math.min(0, left[good]),
  )
  const pile = [...(only ? [] : rest), ...[...top].reverse()]
  position.plantations = { faceUp, pile, discard }
}

function setEnding(position: Position, { set }: Start): void {
  const ending = new Set(set?.ending)
  if (position.supply.vp === 0) ending.add('chips')
  if (position.players.some((player) => freeCity(player) === 0)) ending.add('city')
  position.ending = [...ending]
}
