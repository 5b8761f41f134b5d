/** Setting up (docs/rulings.md A5, A6, B1). */

import { noop } from '../../../engine/events.ts'
import { shuffle } from '../../../engine/rng.ts'
import { added } from './added.ts'
import { DEFAULT_OPTIONS, type EditionId, figuresFor, type Options } from './editions.ts'
import type { Emit } from './events.ts'
import type { ExpansionOptions } from './expansions.ts'
import { turnUpPlantations } from './roles/settler.ts'
import type { Player, Position, RoleCard } from './state.ts'
import {
  byGood,
  byTile,
  type ExpansionId,
  GOODS,
  type Good,
  ROLE_TILES,
  roleOf,
} from './vocabulary.ts'

/** What a game is started from. */
export interface GameSetup {
  edition: EditionId
  seats: number
  /** Same seed, same deal. */
  seed: number
  options?: Partial<Options>
  /** What is played with besides the base game. */
  expansions?: readonly ExpansionId[]
  expansionOptions?: Partial<ExpansionOptions>
  /** Plantations as they are drawn, the display first; in place of a shuffled pile. */
  pile?: readonly Good[]
}

/** The position before the first role is chosen; an edition that is not played with so many seats throws. */
export function setUp(setup: GameSetup, emit: Emit = noop): Position {
  const options = { ...DEFAULT_OPTIONS, ...setup.options }
  const figures = figuresFor(setup.edition, setup.seats, options)
  const players = figures.firstTiles.map((tile, seat): Player => {
    const fewer = options['setup.cornPlayersMinusOneCoin'] && tile === 'corn' ? 1 : 0
    const coins = figures.coins - fewer
    emit('setup.coins', seat, 'coins', coins, 'bank', 'purse')
    emit('setup.plantation', seat, tile, 1, 'supply', 'land')
    return {
      coins,
      vp: 0,
      goods: byGood(() => 0),
      tiles: byTile((kind) => (kind === tile ? 1 : 0)),
      manned: byTile(() => 0),
      city: [],
      stored: 0,
    }
  })
  const inPlay = ROLE_TILES.filter(
    (id) => roleOf(id) !== 'prospector' || figures.prospectors > (id === 'prospector2' ? 1 : 0),
  )
  const position: Position = {
    at: 'roles',
    edition: setup.edition,
    options,
    rng: setup.seed | 0,
    round: 1,
    picks: 0,
    governor: 0,
    chooser: 0,
    seat: 0,
    role: null,
    roles: inPlay.map((id): RoleCard => ({ id, coins: 0, takenBy: null })),
    ending: [],
    players,
    supply: {
      goods: byGood((good) => figures.goods[good]),
      colonists: figures.colonists,
      refused: 0,
      vp: figures.vp,
      vpOnPaper: 0,
      quarries: figures.quarries,
      buildings: { ...figures.copies },
    },
    market: figures.market,
    plantations: { faceUp: [], pile: [], discard: byGood(() => 0) },
    ships: figures.ships.map((size) => ({ size, good: null, count: 0 })),
    house: [],
    phase: {
      tile: null,
      drawn: false,
      building: null,
      produced: byGood(() => 0),
      passes: 0,
      wharfUsed: [],
      chooserLoaded: false,
      due: [],
    },
  }
  const pile: Good[] = []
  for (const good of GOODS)
    pile.push(...pileOf(good, figures.plantations[good], figures.firstTiles))
  shuffle(position, pile)
  if (setup.pile) layPile(pile, setup.pile)
  position.plantations.pile = pile
  turnUpPlantations(position, (tile) => emit('setup.display', 0, tile, 1, 'pile', 'faceUp'), emit)
  emit('setup.market', 0, 'colonist', figures.market, 'supply', 'market')
  if (setup.expansions && setup.expansions.length > 0)
    added().setUp(position, setup.expansions, setup.expansionOptions, emit)
  return position
}

/** The plantations of a kind, less those that the players start with (docs/rulings.md B1). */
function pileOf(good: Good, count: number, firstTiles: readonly Good[]): Good[] {
  const started = firstTiles.filter((tile) => tile === good).length
  return Array<Good>(count - started).fill(good)
}

/** Lays a pile in a given order, the first drawn on top; one of other tiles throws. */
function layPile(pile: Good[], order: readonly Good[]): void {
  if ([...order].sort().join() !== [...pile].sort().join())
    throw new RangeError(`a pile of ${order.length} tiles that are not those of this game`)
  pile.splice(0, pile.length, ...[...order].reverse())
}
