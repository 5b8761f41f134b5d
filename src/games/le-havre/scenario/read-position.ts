/** From a scenario's words to a position: cards named are taken from where the deal laid them. */
import { silent } from '../../../engine/notes.ts'
import { letterOf, SEAT_LETTERS, seatOf } from '../../../engine/seats.ts'
import { BUILDING, isSpecial } from '../rules/buildings.ts'
import type { PlayerSource, Start } from '../rules/notation.ts'
import type { Sink } from '../rules/notes.ts'
import { DEFAULT_OPTIONS, type Options } from '../rules/options.ts'
import { type Parsed, type Problem, parsePosition } from '../rules/position.ts'
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

function refuse(
  path: string,
  problem: Problem['problem'],
  values: Problem['values'],
): Parsed<Position> {
  return { ok: false, problems: [{ path, problem, values }] }
}

/** The position a scenario starts from, or what cannot be true of it. `note` hears of a deal that is taken as it falls. */
export function positionFrom(source: Start, note: Sink = silent): Parsed<Position> {
  const { version = 'full', seats = 2, seed = 1, options = {} } = source.game ?? {}
  const { set, at, active = 'A' } = source
  for (const letter of SEAT_LETTERS.slice(seats))
    if (set?.[letter]) return refuse(`set.${letter}`, 'seat', { seat: seatOf(letter), seats })
  const asDealt = set === undefined && at === undefined
  const full = { ...DEFAULT_OPTIONS, ...options } as Options
  const position = setUp({ version, seats, seed, options: full }, asDealt ? note : silent)
  if (asDealt) return parsePosition(position)
  position.active = seatOf(active)
  position.seat = seatOf(source.seat ?? active)
  setTurn(position, source)
  for (const [seat, player] of position.players.entries()) setPlayer(player, set?.[letterOf(seat)])
  setTable(position, source)
  setSpecials(position, source)
  setBuildings(position, source)
  setShips(position, source)
  return parsePosition(position)
}

function setPlayer(player: Player, source: PlayerSource = {}): void {
  const { items, loans, disc, buildings, ships } = source
  if (items) player.items = each(ITEMS, (item) => items[item] ?? 0)
  player.loans = loans ?? 0
  player.disc = disc ?? null
  player.buildings = buildings ?? []
  player.ships = ships ?? player.ships
}

/** What is remembered of the turn follows from the place, where it is not told. */
function setTurn(position: Position, { at = 'turn.opened', set }: Start): void {
  position.at = at
  position.final = set?.final ?? at === 'over'
  const rounds = roundCards(position.version, position.players.length).length
  position.round = set?.round ?? (position.final ? rounds : 1)
  const { sold = [], ...told } = set?.phase ?? {}
  const opened = at === 'turn.opened'
  const supplied = told.supplied ?? (!opened && !position.final)
  const fed = at === 'roundEnd.feeding'
  position.turn = set?.turn ?? (fed ? TILES.length : supplied ? 1 : 0)
  const acted = !['turn.opened', 'turn.main', 'turn.interest'].includes(at)
  const owed = fed ? ({ for: 'food' } as const) : null
  Object.assign(position.phase, {
    acted,
    owed: at === 'turn.interest' ? { for: 'interest' } : owed,
    ...told,
    supplied,
    sold: sold.map((sale) => ({ ...sale, seat: seatOf(sale.seat) })),
  })
}

function setTable(position: Position, { set }: Start): void {
  const { offers, tiles, modernised, gone, rng } = set ?? {}
  if (offers) position.offers = each(OFFERS, (offer) => offers[offer] ?? 0)
  if (tiles) position.tiles = [...tiles, ...position.tiles.filter((tile) => !tiles.includes(tile))]
  position.modernised = modernised ?? []
  position.gone = gone ?? []
  position.rng = rng ?? position.rng
}

/** Special cards that are out are of the six that the game has; the rest of them lie in the pile. */
function setSpecials(position: Position, { set }: Start): void {
  const { specials } = position
  const { options, version, players } = position
  const out = [
    ...players.flatMap(({ buildings }) => buildings),
    ...(set?.town ?? []),
    ...(set?.beside ?? []),
    ...(set?.stacks ?? []).flat(),
  ].filter(isSpecial)
  const named: SpecialId[] = set?.specials ?? []
  const rest = [...specials.pile, ...specialCards(players.length, options)].filter(
    (card, place, all) =>
      !out.includes(card) && !named.includes(card) && all.indexOf(card) === place,
  )
  const size = Math.max(named.length, SETUP[version].specials - out.length)
  specials.pile = [...named, ...rest].slice(0, size)
  specials.beside = set?.beside ?? []
  specials.seen = players.map((_, seat) => set?.seen?.[letterOf(seat)] ?? [])
  specials.mixed = players.map((_, seat) => set?.mixed?.includes(letterOf(seat)) ?? false)
}

/** Cards named nowhere lie below the named ones of a stack where they are of a higher number, else in the town. */
function setBuildings(position: Position, { set }: Start): void {
  const owned = position.players.flatMap(({ buildings }) => buildings)
  const { town = [], stacks } = set ?? {}
  const away = new Set<BuildingId>([...owned, ...town, ...(stacks ?? []).flat()])
  const left = (cards: readonly BuildingId[]): BuildingId[] => cards.filter((id) => !away.has(id))
  position.town = [...left(position.town), ...town]
  if (!stacks) {
    position.stacks = position.stacks.map(left)
    return
  }
  const spare = left(position.stacks.flat()).sort((a, b) => BUILDING[a].number - BUILDING[b].number)
  position.stacks = position.stacks.map((_, at) => [...(stacks[at] ?? [])])
  const named = position.stacks.map((stack) => stack.at(-1))
  for (const id of spare) {
    const at = named.findIndex(
      (last) =>
        last !== undefined && !isSpecial(last) && BUILDING[last].number < BUILDING[id].number,
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
