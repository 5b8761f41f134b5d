/** Keeps account of all tokens by the events of a move, and compares with the position that came of it. For tests. */
import { type GameEvent, OWN_PLACES, ROLE_PLACE } from '../rules/events.ts'
import { allOn, colonistsOf, noblesOf, noblesOn } from '../rules/player.ts'
import { ALL_RULES } from '../rules/rule-ids.ts'
import type { Player, Position } from '../rules/state.ts'
import {
  ALL_BUILDINGS,
  GOODS,
  RESIDENTS,
  type ResidentPlace,
  ROLE_TILES,
  TILES,
} from '../rules/vocabulary.ts'

type Add = (seat: number, place: string, token: string, count: number) => void

const own: readonly string[] = OWN_PLACES
/** Where tokens lie without number, and what moves without being entered: nobody takes note of its way back. */
const ENDLESS = ['bank', 'price', 'paper', 'box']
const UNENTERED: readonly string[] = ['governor', ...ROLE_TILES]

const PLACES = [
  ...own,
  ...ENDLESS,
  'supply',
  'market',
  'faceUp',
  'pile',
  'discard',
  'house',
  'table',
  ...Object.values(ROLE_PLACE),
]
const TOKENS: readonly string[] = [
  'coins',
  'discount',
  'vp',
  ...RESIDENTS,
  ...TILES,
  ...ALL_BUILDINGS,
]

const isPlace = (place: string): boolean => PLACES.includes(place) || /^ship\d+$/.test(place)
const isToken = (token: string): boolean => TOKENS.includes(token) || UNENTERED.includes(token)

/** What the events of a move leave out, tell too much, or name although it does not exist, as sentences. */
export function unaccounted(
  before: Position,
  events: readonly GameEvent[],
  after: Position,
): string[] {
  const sums = new Map<string, number>()
  const add: Add = (seat, place, token, count) => {
    if (ENDLESS.includes(place) || UNENTERED.includes(token)) return
    const isResident = (RESIDENTS as readonly string[]).includes(token)
    const where = isResident && ['land', 'city'].includes(place) ? 'board' : place
    const account = `${own.includes(where) ? `${seat}: ` : ''}${token} in ${where}`
    sums.set(account, (sums.get(account) ?? 0) + count)
  }
  const subtract: Add = (seat, place, token, count) => add(seat, place, token, -count)
  enter(after, add)
  enter(before, subtract)
  const faults: string[] = []
  for (const { rule, seat, token, count, from, to } of events) {
    if (!ALL_RULES.includes(rule) || !isToken(token) || !isPlace(from) || !isPlace(to))
      faults.push(`${rule} moves '${token}' from '${from}' to '${to}'`)
    if (rule === 'mayor.place' && token === 'colonist') takeUp(before.players[seat], seat, add)
    add(seat, from, token, count)
    subtract(seat, to, token, count)
  }
  for (const [account, sum] of sums) if (sum !== 0) faults.push(`${account}: ${sum} not noted`)
  return faults
}

/** Before colonists are placed all are taken from the board, which no event tells. */
function takeUp(player: Player | undefined, seat: number, add: Add): void {
  if (!player) return
  const nobles = noblesOf(player) - noblesOn(player, 'stored')
  const colonists = colonistsOf(player) - player.stored - nobles
  for (const [token, standing] of [
    ['colonist', colonists],
    ['noble', nobles],
  ] as const) {
    add(seat, 'board', token, standing)
    add(seat, 'stored', token, -standing)
  }
}

/** Enters all tokens of a position, each where it lies. */
function enter({ supply, plantations, ...position }: Position, add: Add): void {
  add(0, 'supply', 'vp', supply.vp - supply.vpOnPaper)
  add(0, 'supply', 'colonist', supply.colonists)
  add(0, 'supply', 'quarry', supply.quarries)
  const { expansions } = position
  add(0, 'market', 'colonist', position.market - (expansions?.aboard ?? 0))
  if (expansions) {
    add(0, 'supply', 'noble', expansions.nobles)
    add(0, 'market', 'noble', expansions.aboard)
    if (expansions.phase.drawn) add(position.seat, 'hand', expansions.phase.drawn, 1)
  }
  for (const id of ALL_BUILDINGS) add(0, 'supply', id, supply.buildings[id] ?? 0)
  for (const good of GOODS) {
    add(0, 'supply', good, supply.goods[good])
    add(0, 'discard', good, plantations.discard[good])
  }
  for (const good of plantations.faceUp) add(0, 'faceUp', good, 1)
  for (const good of plantations.pile) add(0, 'pile', good, 1)
  for (const good of position.house) add(0, 'house', good, 1)
  for (const { size, good, count } of position.ships) if (good) add(0, `ship${size}`, good, count)
  for (const { id, coins } of position.roles) add(0, ROLE_PLACE[id], 'coins', coins)
  for (const [seat, player] of position.players.entries()) enterPlayer(player, seat, add)
}

function enterPlayer(player: Player, seat: number, add: Add): void {
  add(seat, 'purse', 'coins', player.coins)
  add(seat, 'chips', 'vp', player.vp)
  const residents = (place: ResidentPlace, where: string): void => {
    const nobles = noblesOn(player, place)
    add(seat, where, 'colonist', allOn(player, place) - nobles)
    add(seat, where, 'noble', nobles)
  }
  residents('stored', 'stored')
  for (const good of GOODS) add(seat, 'goods', good, player.goods[good])
  for (const tile of TILES) {
    add(seat, 'land', tile, player.tiles[tile])
    residents(tile, 'land')
  }
  if (player.forests) for (const good of GOODS) add(seat, 'land', good, player.forests[good])
  for (const { id } of player.city) {
    add(seat, 'city', id, 1)
    residents(id, 'city')
  }
}
