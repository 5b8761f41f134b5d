/** What can be changed of a position, piece by piece. */
import { figuresFor } from '../rules/editions.ts'
import { capacityOf } from '../rules/player.ts'
import type { Player, Position } from '../rules/state.ts'
import { playerAt } from '../rules/state.ts'
import {
  type At,
  type BuildingId,
  each,
  GOODS,
  type Good,
  type RoleTile,
  roleOf,
  type Seat,
  TILES,
  type Tile,
} from '../rules/vocabulary.ts'
import { inSupply, leaveInSupply, type Stock, takeIntoSupply } from '../scenario/supply.ts'

export type Edit = (draft: Position) => void

/** Most of anything that can be typed; every box holds less. */
const MOST = 99

/** A count as it may be typed, made one that can be. */
export const within = (count: number): number => Math.max(0, Math.min(MOST, Math.trunc(count) || 0))

export const setCoins =
  (seat: Seat, count: number): Edit =>
  (draft) => {
    playerAt(draft, seat).coins = within(count)
  }
export const setPoints =
  (seat: Seat, count: number): Edit =>
  (draft) => {
    playerAt(draft, seat).vp = within(count)
  }
export const setStored =
  (seat: Seat, count: number): Edit =>
  (draft) => {
    playerAt(draft, seat).stored = within(count)
  }
export const setGood =
  (seat: Seat, good: Good, count: number): Edit =>
  (draft) => {
    playerAt(draft, seat).goods[good] = within(count)
  }

/** Everything on a board at once. */
export const setBoard =
  (seat: Seat, board: Player): Edit =>
  (draft) => {
    draft.players[seat] = board
  }

/** A tile that goes takes its colonist along. */
export const setTiles =
  (seat: Seat, tile: Tile, count: number): Edit =>
  (draft) => {
    const { tiles, manned } = playerAt(draft, seat)
    tiles[tile] = within(count)
    manned[tile] = Math.min(manned[tile], tiles[tile])
  }
export const setManned =
  (seat: Seat, tile: Tile, count: number): Edit =>
  (draft) => {
    playerAt(draft, seat).manned[tile] = within(count)
  }
export const build =
  (seat: Seat, id: BuildingId): Edit =>
  (draft) => {
    playerAt(draft, seat).city.push({ id, workers: 0 })
  }
export const raze =
  (seat: Seat, id: BuildingId): Edit =>
  (draft) => {
    const { city } = playerAt(draft, seat)
    const place = city.findLastIndex((built) => built.id === id)
    if (place >= 0) city.splice(place, 1)
  }
export const setWorkers =
  (seat: Seat, id: BuildingId, count: number): Edit =>
  (draft) => {
    const { city } = playerAt(draft, seat)
    const place = city.findIndex((one) => one.id === id)
    if (place >= 0) city[place] = { id, workers: within(count) }
  }

/** An empty ship carries nothing, of whatever kind. */
export const setShip =
  (size: number, good: Good | null, count: number): Edit =>
  (draft) => {
    const ship = draft.ships.find((one) => one.size === size)
    if (!ship) return
    ship.count = good ? within(count) : 0
    ship.good = ship.count > 0 ? good : null
  }
/** As full as what is left of the good allows. */
export const fillShip =
  (size: number, good: Good): Edit =>
  (draft) => {
    const ship = draft.ships.find((one) => one.size === size)
    const aboard = ship?.good === good ? ship.count : 0
    setShip(size, good, Math.min(size, draft.supply.goods[good] + aboard))(draft)
  }
export const setHouse =
  (goods: readonly Good[]): Edit =>
  (draft) => {
    draft.house = goods.slice(0, 9)
  }
export const setMarket =
  (count: number): Edit =>
  (draft) => {
    draft.market = within(count)
  }
/** Shares out who is there, as the mayor does: one by one from the chooser on. */
export const dealMarket = (): Edit => (draft) => {
  const { players, chooser, market, expansions } = draft
  const nobles = expansions?.aboard ?? 0
  for (let turn = 0; turn < market - nobles; turn++)
    playerAt(draft, (chooser + turn) % players.length).stored += 1
  draft.market = 0
  if (expansions) expansions.aboard = 0
}
export const setFaceUp =
  (goods: readonly Good[]): Edit =>
  (draft) => {
    draft.plantations.faceUp = goods.slice(0, 6)
  }
/** What is over goes to the players, what is wanting comes from them. */
export const setSupply =
  (stock: Stock, count: number): Edit =>
  (draft) => {
    const wanted = within(count)
    if (wanted > inSupply(draft, stock)) takeIntoSupply(draft, stock, wanted)
    else leaveInSupply(draft, stock, wanted)
  }
/** Discarded tiles come from the pile and go back below it. */
export const setDiscard =
  (good: Good, count: number): Edit =>
  ({ plantations }) => {
    const more = Math.min(
      within(count) - plantations.discard[good],
      plantations.pile.filter((tile) => tile === good).length,
    )
    plantations.discard[good] += more
    for (let left = more; left > 0; left--)
      plantations.pile = plantations.pile.toSpliced(plantations.pile.indexOf(good), 1)
  }
/** The tile that is drawn next. */
export const setPileTop =
  (good: Good): Edit =>
  ({ plantations }) => {
    const { pile } = plantations
    const place = pile.lastIndexOf(good)
    if (place >= 0) plantations.pile = [...pile.toSpliced(place, 1), good]
  }
export const discardPile = (): Edit => (draft) => {
  const { plantations } = draft
  for (const good of plantations.pile) plantations.discard[good] += 1
  plantations.pile = []
}
export const setRound =
  (round: number): Edit =>
  (draft) => {
    draft.round = Math.max(1, within(round))
  }
export const setRoleCoins =
  (id: RoleTile, coins: number): Edit =>
  (draft) => {
    for (const card of draft.roles) if (card.id === id) card.coins = within(coins)
  }

/** Who took a role earlier in this round; the role in play stays with the chooser. */
export const setTaken =
  (id: RoleTile, by: Seat | null): Edit =>
  (draft) => {
    for (const card of draft.roles) if (card.id === id && id !== draft.role) card.takenBy = by
  }

/** Where the game stands, who chose the role in play, who decides. A new place begins its phase afresh. */
export const setTurn =
  (at: At, chooser: Seat, seat: Seat): Edit =>
  (draft) => {
    const before = draft.roles.find(({ id }) => id === draft.role)
    if (before) before.takenBy = null
    const [role] = at.split('.')
    const inPlay = at.includes('.') && draft.roles.find(({ id }) => roleOf(id) === role)
    if (inPlay) inPlay.takenBy = chooser
    draft.role = inPlay ? inPlay.id : null
    if (at === 'over') takeAll(draft)
    if (at !== draft.at || seat !== draft.seat) draft.phase = phaseAt(draft, at, seat, chooser)
    Object.assign(draft, { at, chooser, seat })
  }

/** The last round is played out: every seat has taken its roles, those already taken among them. */
function takeAll({ edition, options, players, roles }: Position): void {
  const { picks } = figuresFor(edition, players.length, options)
  const free = roles.filter(({ takenBy }) => takenBy === null)
  players.forEach((_, seat) => {
    const has = roles.filter(({ takenBy }) => takenBy === seat).length
    for (const card of free.splice(0, Math.max(0, picks - has))) card.takenBy = seat
  })
}

/** What is likeliest to be offered at each decision about points. */
const OFFERED = {
  'settler.offered': { points: 2, rule: 'hunting-lodge.points' },
  'builder.offered': { points: 1, rule: 'church.points' },
  'craftsman.offered': { points: 1, rule: 'chapel.point' },
  'captain.offered': { points: 1, rule: 'harbor.point' },
} as const
const isOffering = (at: At): at is keyof typeof OFFERED => at in OFFERED

/** What is likeliest to have happened in the phase so far; all of it can be changed. */
function phaseAt(draft: Position, at: At, seat: Seat, chooser: Seat): Position['phase'] {
  const player = playerAt(draft, seat)
  const { goods, tiles, manned, city } = player
  const made = (good: Good): number => Math.min(goods[good], capacityOf(player, good))
  const empty = TILES.find((tile) => tiles[tile] > manned[tile])
  return {
    tile: at === 'settler.manning' ? (empty ?? null) : null,
    drawn: false,
    building: at === 'builder.manning' ? (city.at(-1)?.id ?? null) : null,
    produced: each(GOODS, (good) => (at === 'craftsman.bonus' ? made(good) : 0)),
    passes: 0,
    wharfUsed: [],
    chooserLoaded: at === 'captain.offered' && seat === chooser,
    due: isOffering(at) ? [{ seat, ...OFFERED[at] }] : [],
  }
}

export const setPhase =
  (phase: Partial<Position['phase']>): Edit =>
  (draft) => {
    Object.assign(draft.phase, phase)
  }

/** Whether this is the last round already for want of colonists; the other reasons follow from the table. */
export const setShortOfColonists =
  (short: boolean): Edit =>
  (draft) => {
    const others = draft.ending.filter((trigger) => trigger !== 'colonists')
    draft.ending = short ? ['colonists', ...others] : others
  }
