/** From a scenario's words to a position: cards named are taken from where the deal laid them. */
import { silent } from '../../../engine/notes.ts'
import { letterOf, SEAT_LETTERS, type SeatLetter, seatOf } from '../../../engine/seats.ts'
import { BUILDING, isSpecial } from '../rules/buildings.ts'
import { TILE } from '../rules/goods.ts'
import {
  hasModernShips,
  isTurned,
  specialsOut,
  stackSize,
  standardAway,
  standardDue,
} from '../rules/impossible/cards.ts'
import type { Problem } from '../rules/impossible/problem.ts'
import { effectAt, isVisit, OWED } from '../rules/impossible/turn.ts'
import type { PlayerSource, Start } from '../rules/notation.ts'
import type { Sink } from '../rules/notes.ts'
import { DEFAULT_OPTIONS, type Options } from '../rules/options.ts'
import { foodDue } from '../rules/player.ts'
import { type Parsed, parsePosition } from '../rules/position.ts'
import { setUp, specialCards } from '../rules/setup.ts'
import { SETUP } from '../rules/setup-figures.ts'
import { roundCards, SHIP } from '../rules/ships.ts'
import type { Player, Position } from '../rules/state.ts'
import {
  type BuildingId,
  each,
  ITEMS,
  OFFERS,
  SHIP_TYPES,
  type ShipId,
  type SpecialId,
  TILES,
} from '../rules/vocabulary.ts'

type Set = NonNullable<Start['set']>

function refuse(
  path: string,
  problem: Problem['problem'],
  values: Problem['values'],
): Parsed<Position> {
  return { ok: false, problems: [{ path, problem, values }] }
}

/** The position a scenario starts from, or what cannot be true of it. `note` hears of a deal that is taken as it falls. */
export function positionFrom(source: Start, note: Sink = silent): Parsed<Position> {
  const laid = laidOut(source, note)
  return laid.ok ? parsePosition(laid.value) : laid
}

/** The same without asking whether it can occur, to be mended by hand; null where it cannot even be drawn. */
export function draftFrom(source: Start): Position | null {
  const laid = laidOut(source)
  return laid.ok ? laid.value : null
}

/** The table with all that is named on it, and the rest where it follows from that. */
function laidOut(source: Start, note: Sink = silent): Parsed<Position> {
  const { version = 'full', seats = 2, seed = 1, options = {} } = source.game ?? {}
  const { set, at, active = 'A' } = source
  for (const [path, letter] of lettersIn(source))
    if (seatOf(letter) >= seats) return refuse(path, 'seat', { seat: seatOf(letter), seats })
  const asDealt = set === undefined && at === undefined
  const full = { ...DEFAULT_OPTIONS, ...options } as Options
  const position = setUp({ version, seats, seed, options: full }, asDealt ? note : silent)
  if (asDealt) return { ok: true, value: position }
  position.active = seatOf(active)
  position.seat = seatOf(source.seat ?? active)
  for (const [seat, player] of position.players.entries()) setPlayer(player, set?.[letterOf(seat)])
  setTable(position, source)
  setTurn(position, source)
  setSpecials(position, source)
  setBuildings(position, source)
  setShips(position, source)
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

/** What is remembered of the turn, and the round, follow from the place where they are not told. */
function setTurn(position: Position, { at = 'turn.opened', set }: Start): void {
  const { phase, players, seat } = position
  position.at = at
  position.final = set?.final ?? at === 'over'
  position.round = set?.round ?? earliestRound(position, set ?? {})
  const { sold = [], ...told } = set?.phase ?? {}
  const supplied = told.supplied ?? (at !== 'turn.opened' && !position.final)
  setTime(position, set ?? {}, supplied)
  const acted = !['turn.opened', 'turn.main', 'turn.interest'].includes(at)
  const owed = OWED[at]
  const first = at === 'roundEnd.feeding' ? position.active + 1 : position.active
  const asked = at === 'turn.interest' || at === 'roundEnd.feeding'
  Object.assign(phase, {
    acted,
    owed: owed && owed !== 'deal' ? { for: owed } : null,
    asked: asked ? (seat - first + 2 * players.length) % players.length : 0,
    ...told,
    supplied,
    sold: sold.map((sale) => ({ ...sale, seat: seatOf(sale.seat) })),
  })
  if (isVisit(at)) setVisit(position, set?.phase ?? {})
}

/** How many turns of the round have begun, and the tile that lies there. */
function setTime(position: Position, { turn, tiles }: Set, supplied: boolean): void {
  const { at, final, players } = position
  const interest = position.tiles.findIndex((tile) => TILE[tile].interest)
  if (turn !== undefined) position.turn = turn
  else if (at === 'over') position.turn = players.length
  else if (at === 'roundEnd.feeding') position.turn = TILES.length
  else if (at === 'turn.interest') position.turn = interest + 1
  else position.turn = supplied && !final ? 1 : 0
  if (at !== 'turn.interest' || tiles || turn === undefined || turn < 1) return
  // The tile that brings interest is the one that was turned up last.
  const [tile] = position.tiles.splice(interest, 1)
  if (tile) position.tiles.splice(turn - 1, 0, tile)
}

/** The building that is visited, whose disc stands there, and the first of its effects that the place is for. */
function setVisit(position: Position, told: NonNullable<Set['phase']>): void {
  const { phase, players, seat, at } = position
  const player = players[seat]
  if (!player) return
  phase.building = told.building ?? player.disc
  if (!phase.building) return
  if (player.disc === null && !(told.constructed ?? 0)) player.disc = phase.building
  phase.effect = told.effect ?? Math.max(0, effectAt(phase.building, at))
  phase.constructed = told.constructed ?? (at === 'turn.between' ? 1 : 0)
}

/** The first round in which so many special cards and these ships are out, and in which whoever is to pay food has to. */
function earliestRound(position: Position, set: Set): number {
  const { version, players, final, at, seat } = position
  const rounds = roundCards(version, players.length).length
  if (final) return rounds
  const out = specialsNamed(position, set).length
  const ships = [
    ...players.flatMap(({ ships }) => ships),
    ...Object.values(set.ships ?? {}).flat(),
    ...(set.gone ?? []),
  ]
  for (let round = 1; round < rounds; round++) {
    const table = { ...position, round }
    const pays = at !== 'roundEnd.feeding' || foodDue(table, seat) > 0
    const modernises = !set.modernised?.length || hasModernShips(table)
    const areOut = specialsOut(table) >= out && ships.every((ship) => isTurned(table, ship))
    if (pays && modernises && areOut) return round
  }
  return rounds
}

function setTable(position: Position, { set }: Start): void {
  const { offers, tiles, modernised, gone, rng } = set ?? {}
  if (offers) position.offers = each(OFFERS, (offer) => offers[offer] ?? 0)
  if (tiles) position.tiles = [...tiles, ...position.tiles.filter((tile) => !tiles.includes(tile))]
  position.modernised = modernised ?? []
  position.gone = gone ?? []
  position.rng = rng ?? position.rng
}

/** Special cards that are told to be out of the pile. */
function specialsNamed({ players }: Position, { town, beside, stacks }: Set): SpecialId[] {
  const cards = [
    ...players.flatMap(({ buildings }) => buildings),
    ...(town ?? []),
    ...(beside ?? []),
    ...(stacks ?? []).flat(),
  ]
  return cards.filter((card) => isSpecial(card)) as SpecialId[]
}

/** Special cards that are out are of the six that the game has; those that must be out and are not named lie in the town. */
function setSpecials(position: Position, { set = {} }: Start): void {
  const { specials, options, version, players } = position
  const out = specialsNamed(position, set)
  const named: SpecialId[] = set.specials ?? []
  const rest = [...specials.pile, ...specialCards(players.length, options)].filter(
    (card, place, all) =>
      !out.includes(card) && !named.includes(card) && all.indexOf(card) === place,
  )
  const size = Math.max(0, SETUP[version].specials - specialsOut(position))
  specials.pile = [...named, ...rest].slice(0, Math.max(named.length, size))
  const lacking = SETUP[version].specials - specials.pile.length - out.length
  const isPlain = (card: SpecialId): boolean => !BUILDING[card].onEmptySpace
  const turned = rest.filter((card) => !specials.pile.includes(card) && isPlain(card))
  position.town.push(...turned.slice(0, Math.max(0, lacking)))
  specials.beside = set.beside ?? []
  specials.seen = players.map((_, seat) => set.seen?.[letterOf(seat)] ?? [])
  specials.mixed = players.map((_, seat) => set.mixed?.includes(letterOf(seat)) ?? false)
}

/** Cards named nowhere lie below the named ones of a stack where they are of a higher number, else in the town. */
function setBuildings(position: Position, { set }: Start): void {
  const owned = position.players.flatMap(({ buildings }) => buildings)
  const { town = [], stacks } = set ?? {}
  const away = new Set<BuildingId>([...owned, ...town, ...(stacks ?? []).flat()])
  const left = (cards: readonly BuildingId[]): BuildingId[] => cards.filter((id) => !away.has(id))
  position.town = [...left(position.town), ...town]
  if (stacks) layBelow(position, stacks, left(position.stacks.flat()))
  else position.stacks = position.stacks.map(left)
  const named = new Set<BuildingId>((stacks ?? []).flat())
  for (let more = standardDue(position) - standardAway(position); more > 0; more--) {
    const lowest = lowestOf(position.stacks.flat().filter((id) => !named.has(id) && !isSpecial(id)))
    if (!lowest) return
    position.stacks = position.stacks.map((stack) => stack.filter((id) => id !== lowest))
    position.town.push(lowest)
  }
}

const lowestOf = (cards: readonly BuildingId[]): BuildingId | undefined =>
  cards.toSorted((a, b) => BUILDING[a].number - BUILDING[b].number)[0]

function layBelow(
  position: Position,
  stacks: readonly (readonly BuildingId[])[],
  spare: readonly BuildingId[],
): void {
  const size = stackSize(position)
  position.stacks = position.stacks.map((_, at) => [...(stacks[at] ?? [])])
  const named = position.stacks.map((stack) => stack.at(-1))
  for (const id of spare.toSorted((a, b) => BUILDING[a].number - BUILDING[b].number)) {
    const at = named.findIndex(
      (last, at) =>
        last !== undefined &&
        !isSpecial(last) &&
        BUILDING[last].number < BUILDING[id].number &&
        (position.stacks[at]?.length ?? 0) < size,
    )
    const stack = position.stacks[at]
    if (stack) stack.push(id)
    else position.town.push(id)
  }
}

/** Ships of the rounds that are over lie on their stacks, where nobody owns them. */
function setShips(position: Position, { set }: Start): void {
  const { version, players, round, final, gone } = position
  const cards = roundCards(version, players.length)
  const { owned = [], stacked = [] } = SETUP[version].ships[players.length] ?? {}
  const turned = cards.slice(0, final ? round : round - 1).map(({ ship }) => ship)
  const away = new Set<ShipId>([...players.flatMap(({ ships }) => ships), ...gone])
  const out = [...owned, ...stacked, ...turned].filter((ship) => !away.has(ship)).reverse()
  position.ships = each(
    SHIP_TYPES,
    (type) => set?.ships?.[type] ?? out.filter((ship) => SHIP[ship].type === type),
  )
}
