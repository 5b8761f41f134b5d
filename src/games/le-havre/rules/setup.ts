/** Setting up. */
import { noop } from '../../../engine/events.ts'
import { randomBelow, shuffle } from '../../../engine/rng.ts'
import { byNumber, hasEffect } from './buildings.ts'
import type { Emit } from './events.ts'
import { DEFAULT_OPTIONS, type Options } from './options.ts'
import { freshPhase } from './phase.ts'
import { SETUP, STACKS } from './setup-figures.ts'
import { roundCards } from './ships.ts'
import { STANDARD } from './standard.ts'
import type { Player, Position } from './state.ts'
import {
  type BuildingId,
  ITEMS,
  OFFERS,
  SPECIAL_BUILDINGS,
  type SpecialId,
  STANDARD_BUILDINGS,
  TILES,
  type Tile,
  type Version,
} from './vocabulary.ts'

/** What a game is started from. */
export interface GameSetup {
  version: Version
  seats: number
  /** Same seed, same deal. */
  seed: number
  options?: Partial<Options>
}

/** The standard cards that a game has in one place at the start: t the town, s the stacks. */
export function standardCards(version: Version, seats: number, place: 't' | 's'): BuildingId[] {
  return STANDARD_BUILDINGS.filter((id) => STANDARD[id].where[version][seats - 1] === place)
}

/** The special cards that a game draws from. */
export function specialCards(seats: number, options: Options): SpecialId[] {
  const removed = seats === 1 && options['solo.removeHarbourWatch']
  return SPECIAL_BUILDINGS.filter((id) => !(removed && hasEffect(id, 'displace')))
}

/** The position before the first turn; a version that is not played with so many seats throws. */
export function setUp(setup: GameSetup, emit: Emit = noop): Position {
  const { version, seats, seed } = setup
  const options = { ...DEFAULT_OPTIONS, ...setup.options }
  const rounds = roundCards(version, seats)
  const figures = SETUP[version]
  const ships = figures.ships[seats] ?? { owned: [], stacked: [] }
  const players = Array.from({ length: seats }, (_, seat): Player => {
    for (const item of ITEMS)
      emit('setup.harbour', seat, item, figures.harbour[item], 'supply', 'harbour')
    const owned = ships.owned.slice(seat, seat + 1)
    for (const ship of owned) emit('setup.short-ships', seat, ship, 1, 'rounds', 'cards')
    return { items: { ...figures.harbour }, loans: 0, disc: null, buildings: [], ships: owned }
  })
  const position: Position = {
    at: 'turn.opened',
    version,
    options,
    rng: seed | 0,
    round: 1,
    turn: 0,
    final: false,
    active: 0,
    seat: 0,
    players,
    offers: { ...figures.offers },
    tiles: [...TILES],
    town: standardCards(version, seats, 't'),
    stacks: [],
    ships: { wooden: [...ships.stacked], iron: [], steel: [], luxury: [] },
    specials: {
      pile: [],
      seen: players.map(() => []),
      mixed: players.map(() => false),
      beside: [],
    },
    modernised: [],
    gone: [],
    phase: freshPhase(),
  }
  shuffle<Tile>(position, position.tiles)
  const cards = standardCards(version, seats, 's')
  let redeals = 0
  do {
    shuffle(position, cards)
    position.stacks = dealt(cards)
  } while (
    options['setup.blackMarketOnTop'] === 'redeal' &&
    position.stacks.some(([top]) => top !== undefined && isRedealt(top)) &&
    ++redeals
  )
  const specials = specialCards(seats, options)
  shuffle(position, specials)
  position.specials.pile = specials.slice(0, figures.specials)
  if (options['setup.startSeat'] === 'random') position.active = randomBelow(position, seats)
  position.seat = position.active

  for (const offer of OFFERS)
    emit('setup.offers', 0, offer, figures.offers[offer], 'supply', 'offer')
  emit('setup.round-cards', 0, 'roundCard', rounds.length, 'box', 'rounds')
  emit('setup.tiles', 0, 'tile', TILES.length, 'box', 'table')
  for (const stack of position.stacks)
    for (const id of stack) emit('setup.stacks', 0, id, 1, 'box', 'stack')
  for (const id of position.town) emit('setup.town', 0, id, 1, 'box', 'town')
  for (const ship of ships.stacked) emit('setup.short-ships', 0, ship, 1, 'rounds', 'ships')
  emit('setup.black-market-on-top', 0, 'special', redeals, 'stack', 'stack')
  emit('setup.specials', 0, 'special', position.specials.pile.length, 'box', 'specials')
  emit('setup.start-seat', position.active, 'startSeat', 1, 'box', 'table')
  return position
}

/** Three equal stacks, the lowest number of each on top. */
function dealt(cards: readonly BuildingId[]): BuildingId[][] {
  const size = cards.length / STACKS
  return Array.from({ length: STACKS }, (_, at) =>
    cards.slice(at * size, (at + 1) * size).sort(byNumber),
  )
}

/** A card that may not lie on top at the start. */
const isRedealt = (id: BuildingId): boolean => hasEffect(id, 'emptyOffers')
