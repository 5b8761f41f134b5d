/** Positions from outside: parsed into a valid one, or a list of what is wrong with it and where. */
import * as v from 'valibot'
import { BUILDING } from './buildings.ts'
import { EDITIONS, type Figures, figuresFor, type Options, seatsOf } from './editions.ts'
import { game } from './game.ts'
import { OPTION_SCHEMAS } from './option-schemas.ts'
import { colonistsOf, freeCity, freeLand } from './player.ts'
import { universityOffers } from './roles/builder.ts'
import { canLoad, loadingOver } from './roles/captain.ts'
import { hospiceOffers } from './roles/settler.ts'
import { mustChooseStorage } from './roles/storage.ts'
import type { Position } from './state.ts'
import {
  BUILDINGS,
  DECISIONS,
  END_TRIGGERS,
  each,
  GOODS,
  HOUSE_SPACES,
  ROLE_TILES,
  roleOf,
  TILES,
} from './vocabulary.ts'

/** What is wrong, where (as `players.0.goods`), and the figures that a message needs. */
export interface Problem {
  path: string
  problem: ProblemId
  values: Record<string, string | number>
}
export type ProblemId =
  | 'shape'
  | 'edition-seats'
  | 'total'
  | 'short'
  | 'land-full'
  | 'city-full'
  | 'manned'
  | 'workers'
  | 'built-twice'
  | 'ship-load'
  | 'kind-on-two-ships'
  | 'house-full'
  | 'ships'
  | 'role-tiles'
  | 'picks'
  | 'chooser'
  | 'role-in-play'
  | 'waits-for-nobody'
  | 'ending'
  | 'seat'

export type Parsed<T> = { ok: true; value: T } | { ok: false; problems: Problem[] }

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))
const byGood = v.strictObject(each(GOODS, () => count))
const byTile = v.strictObject(each(TILES, () => count))

const player = v.strictObject({
  coins: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
  vp: count,
  goods: byGood,
  tiles: byTile,
  manned: byTile,
  city: v.pipe(
    v.array(v.strictObject({ id: v.picklist(BUILDINGS), workers: count })),
    v.maxLength(12),
  ),
  stored: count,
})

const positionSchema = v.strictObject({
  at: v.picklist([...DECISIONS, 'over']),
  edition: v.picklist(EDITIONS),
  options: v.strictObject(OPTION_SCHEMAS),
  rng: v.pipe(v.number(), v.integer(), v.minValue(-2147483648), v.maxValue(4294967295)),
  round: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
  picks: count,
  governor: seat,
  chooser: seat,
  seat,
  role: v.nullable(v.picklist(ROLE_TILES)),
  roles: v.pipe(
    v.array(
      v.strictObject({ id: v.picklist(ROLE_TILES), coins: count, takenBy: v.nullable(seat) }),
    ),
    v.maxLength(8),
  ),
  ending: v.pipe(v.array(v.picklist(END_TRIGGERS)), v.maxLength(3)),
  players: v.pipe(v.array(player), v.minLength(2), v.maxLength(5)),
  supply: v.strictObject({
    goods: byGood,
    colonists: count,
    vp: count,
    vpOnPaper: count,
    quarries: count,
    buildings: v.strictObject(each(BUILDINGS, () => count)),
  }),
  market: count,
  plantations: v.strictObject({
    faceUp: v.pipe(v.array(v.picklist(GOODS)), v.maxLength(6)),
    pile: v.pipe(v.array(v.picklist(GOODS)), v.maxLength(60)),
    discard: byGood,
  }),
  ships: v.pipe(
    v.array(v.strictObject({ size: count, good: v.nullable(v.picklist(GOODS)), count })),
    v.maxLength(3),
  ),
  house: v.pipe(v.array(v.picklist(GOODS)), v.maxLength(9)),
  phase: v.strictObject({
    tile: v.nullable(v.picklist(TILES)),
    drawn: v.boolean(),
    building: v.nullable(v.picklist(BUILDINGS)),
    produced: byGood,
    passes: count,
    wharfUsed: v.pipe(v.array(seat), v.maxLength(5)),
    chooserLoaded: v.boolean(),
  }),
})

/** Parses anything into a position that can occur, or says what is wrong with it. Never throws. */
export function parsePosition(input: unknown): Parsed<Position> {
  const parsed = v.safeParse(positionSchema, input)
  if (!parsed.success) {
    const problems = parsed.issues.slice(0, 20).map((issue): Problem => {
      const values = { expected: issue.expected ?? '', found: issue.received }
      return { path: v.getDotPath(issue) ?? '', problem: 'shape', values }
    })
    return { ok: false, problems }
  }
  const position = { ...parsed.output, options: parsed.output.options as unknown as Options }
  const problems = problemsOf(position)
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: position }
}

/** What cannot be true of a position of the right shape: tokens made or lost, a place too full, nobody to decide. */
export function problemsOf(position: Position): Problem[] {
  const problems: Problem[] = []
  const say = (path: string, problem: ProblemId, values: Problem['values'] = {}): void => {
    problems.push({ path, problem, values })
  }
  const seats = position.players.length
  if (!seatsOf(position.edition).includes(seats)) {
    say('players', 'edition-seats', { edition: position.edition, seats })
    return problems
  }
  for (const key of ['governor', 'chooser', 'seat'] as const)
    if (position[key] >= seats) say(key, 'seat', { seat: position[key], seats })
  for (const [index, card] of position.roles.entries())
    if (card.takenBy !== null && card.takenBy >= seats)
      say(`roles.${index}`, 'seat', { seat: card.takenBy, seats })
  if (problems.length > 0) return problems
  const figures = figuresFor(position.edition, seats, position.options)
  checkBoards(position, say)
  checkShipsAndHouse(position, figures, say)
  checkTotals(position, figures, say)
  checkRoles(position, figures, say)
  checkEnding(position, say)
  if (problems.length === 0) checkTurn(position, say)
  return problems
}

type Say = (path: string, problem: ProblemId, values?: Problem['values']) => void

function checkBoards(position: Position, say: Say): void {
  for (const [index, player] of position.players.entries()) {
    const path = `players.${index}`
    if (freeLand(player) < 0) say(`${path}.tiles`, 'land-full', { over: -freeLand(player) })
    if (freeCity(player) < 0) say(`${path}.city`, 'city-full', { over: -freeCity(player) })
    for (const tile of TILES)
      if (player.manned[tile] > player.tiles[tile])
        say(`${path}.manned.${tile}`, 'manned', {
          tile,
          colonists: player.manned[tile],
          tiles: player.tiles[tile],
        })
    for (const { id, workers } of player.city)
      if (workers > BUILDING[id].circles)
        say(`${path}.city.${id}`, 'workers', {
          building: id,
          workers,
          circles: BUILDING[id].circles,
        })
    const ids = player.city.map(({ id }) => id)
    for (const id of new Set(ids.filter((id, place) => ids.indexOf(id) !== place)))
      say(`${path}.city.${id}`, 'built-twice', { building: id })
  }
}

function checkShipsAndHouse(position: Position, figures: Figures, say: Say): void {
  const sizes = position.ships.map((ship) => ship.size)
  if (sizes.join() !== figures.ships.join())
    say('ships', 'ships', { expected: figures.ships.join(', '), found: sizes.join(', ') })
  for (const { size, good, count } of position.ships)
    if (count > size || (good === null) !== (count === 0))
      say(`ships.${size}`, 'ship-load', { ship: size, count })
  for (const good of GOODS)
    if (position.ships.filter((ship) => ship.good === good).length > 1)
      say('ships', 'kind-on-two-ships', { good })
  if (position.house.length > HOUSE_SPACES)
    say('house', 'house-full', { count: position.house.length })
}

function checkTotals(position: Position, figures: Figures, say: Say): void {
  const { players, supply, plantations } = position
  const enough = (path: string, token: string, left: number): void => {
    if (left < 0) say(path, 'short', { token, missing: -left })
  }
  const total = (path: string, token: string, found: number, expected: number): void => {
    if (found !== expected) say(path, 'total', { token, found, expected })
  }
  const sum = (of: (player: Position['players'][number]) => number): number =>
    players.reduce((all, player) => all + of(player), 0)
  const times = <T>(items: readonly T[], item: T): number =>
    items.filter((other) => other === item).length
  for (const good of GOODS) {
    const shipped = position.ships.reduce(
      (all, ship) => all + (ship.good === good ? ship.count : 0),
      0,
    )
    const goods = supply.goods[good] + sum((player) => player.goods[good]) + shipped
    enough(`supply.goods.${good}`, good, supply.goods[good])
    enough(`plantations.${good}`, `plantation.${good}`, plantations.discard[good])
    total(`supply.goods.${good}`, good, goods + times(position.house, good), figures.goods[good])
    const tiles =
      times(plantations.faceUp, good) + times(plantations.pile, good) + plantations.discard[good]
    total(
      `plantations.${good}`,
      `plantation.${good}`,
      tiles + sum((player) => player.tiles[good]),
      figures.plantations[good],
    )
  }
  enough('supply.quarries', 'quarry', supply.quarries)
  enough('supply.colonists', 'colonist', supply.colonists)
  total(
    'supply.quarries',
    'quarry',
    supply.quarries + sum((player) => player.tiles.quarry),
    figures.quarries,
  )
  total(
    'supply.colonists',
    'colonist',
    supply.colonists + position.market + sum(colonistsOf),
    figures.colonists + figures.market,
  )
  total('supply.vp', 'vp', supply.vp + sum((player) => player.vp) - supply.vpOnPaper, figures.vp)
  if (supply.vpOnPaper > 0) total('supply.vp', 'vp', supply.vp, 0)
  for (const id of BUILDINGS) {
    enough(`supply.buildings.${id}`, id, supply.buildings[id])
    total(
      `supply.buildings.${id}`,
      id,
      supply.buildings[id] +
        sum((player) =>
          times(
            player.city.map((built) => built.id),
            id,
          ),
        ),
      figures.copies[id],
    )
  }
}

function checkRoles(position: Position, figures: Figures, say: Say): void {
  const ids = position.roles.map(({ id }) => id)
  const prospectors = ids.filter((id) => roleOf(id) === 'prospector').length
  if (
    new Set(ids).size !== ids.length ||
    prospectors !== figures.prospectors ||
    ids.length !== 6 + prospectors
  )
    say('roles', 'role-tiles', { expected: 6 + figures.prospectors, found: ids.length })
  const seats = position.players.length
  const taken = position.roles.filter(({ takenBy }) => takenBy !== null)
  const mostPicks = figures.picks * seats
  const choosing = position.at === 'roles'
  if (taken.length !== position.picks || position.picks > mostPicks - (choosing ? 1 : 0))
    say('picks', 'picks', { picks: position.picks, taken: taken.length })
  if (position.at === 'over') return
  for (let who = 0; who < seats; who++) {
    const place = (who - position.governor + seats) % seats
    const due = Math.floor((position.picks + seats - 1 - place) / seats)
    const has = taken.filter(({ takenBy }) => takenBy === who).length
    if (has !== due) say('roles', 'picks', { seat: who, picks: due, taken: has })
  }
  const next = (position.governor + position.picks - (choosing ? 0 : 1) + seats) % seats
  if (position.chooser !== next)
    say('chooser', 'chooser', { expected: next, found: position.chooser })
  const inPlay = position.roles.find(({ id }) => id === position.role)
  const fits = choosing
    ? position.role === null
    : inPlay?.takenBy === position.chooser && position.at.startsWith(`${roleOf(inPlay.id)}.`)
  if (!fits) say('role', 'role-in-play', { role: position.role ?? '', at: position.at })
}

/** A round known to be the last must say why, and what ends the game must be known. */
function checkEnding(position: Position, say: Say): void {
  const full = position.players.some((player) => freeCity(player) === 0)
  if (full !== position.ending.includes('city')) say('ending', 'ending', { trigger: 'city' })
  const spent = position.supply.vp === 0
  if (spent !== position.ending.includes('chips')) say('ending', 'ending', { trigger: 'chips' })
  if (position.at === 'over' && position.ending.length === 0)
    say('ending', 'ending', { trigger: '' })
}

/** Where a colonist is offered for what was just placed. */
const MANNED_AT = { tile: 'settler.manning', building: 'builder.manning' } as const

/** The decision must be one that the chart would ask of this seat, about a place where a colonist can still go. */
function checkTurn(position: Position, say: Say): void {
  const { at, seat, chooser, phase } = position
  for (const place of ['tile', 'building'] as const)
    if (phase[place] !== null && at !== MANNED_AT[place] && !canBeManned(position, place))
      say(`phase.${place}`, 'shape', { expected: 'null', found: `"${phase[place]}"` })
  const chooserOnly = at === 'roles' || at === 'mayor.recruiting' || at === 'craftsman.bonus'
  const asked =
    (!chooserOnly || seat === chooser) &&
    (at !== 'settler.manning' || (hospiceOffers(position) && canBeManned(position, 'tile'))) &&
    (at !== 'builder.manning' ||
      (universityOffers(position) && canBeManned(position, 'building'))) &&
    (at !== 'captain.loading' || !loadingOver(position)) &&
    (at !== 'captain.storing' ||
      (mustChooseStorage(position) &&
        !position.players.some((_, other) => canLoad(position, other)))) &&
    (at === 'over' || !game.legalMoves(position).next().done)
  if (!asked) say('at', 'waits-for-nobody', { at, seat })
}

/** Whether what this turn placed bears no colonist yet and waits at the decision where one may come. */
function canBeManned({ at, seat, players, phase }: Position, place: 'tile' | 'building'): boolean {
  const player = players[seat]
  if (!player) return false
  if (place === 'building')
    return (
      at === MANNED_AT.building &&
      player.city.some(({ id, workers }) => id === phase.building && workers === 0)
    )
  const { tile, drawn } = phase
  const asked = at === (drawn ? 'settler.turn' : MANNED_AT.tile)
  return asked && tile !== null && player.tiles[tile] > player.manned[tile]
}
