/** Keeps account of all tokens by the notes of a move, and compares with the position that came of it. For tests. */
import { type Note, OWN_PLACES } from '../rules/notes.ts'
import { colonistsOf } from '../rules/player.ts'
import { RULES } from '../rules/rule-ids.ts'
import type { Player, Position } from '../rules/state.ts'
import { BUILDINGS, GOODS, ROLE_TILES, TILES } from '../rules/vocabulary.ts'

type Add = (seat: number, place: string, token: string, count: number) => void

const own: readonly string[] = OWN_PLACES
/** Where tokens lie without number, and what moves without being entered: nobody takes note of its way back. */
const ENDLESS = ['bank', 'price', 'paper']
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
]
const TOKENS: readonly string[] = ['coins', 'discount', 'vp', 'colonist', ...TILES, ...BUILDINGS]

const isPlace = (place: string): boolean => PLACES.includes(place) || /^ship\d+$/.test(place)
const isToken = (token: string): boolean => TOKENS.includes(token) || UNENTERED.includes(token)

/** What the notes of a move leave out, tell too much, or name although it does not exist, as sentences. */
export function unaccounted(before: Position, notes: readonly Note[], after: Position): string[] {
  const sums = new Map<string, number>()
  const add: Add = (seat, place, token, count) => {
    if (ENDLESS.includes(place) || UNENTERED.includes(token)) return
    const where = token === 'colonist' && ['land', 'city'].includes(place) ? 'board' : place
    const account = `${own.includes(where) ? `${seat}: ` : ''}${token} in ${where}`
    sums.set(account, (sums.get(account) ?? 0) + count)
  }
  const subtract: Add = (seat, place, token, count) => add(seat, place, token, -count)
  enter(after, add)
  enter(before, subtract)
  const faults: string[] = []
  for (const { rule, seat, token, count, from, to } of notes) {
    if (!RULES.includes(rule) || !isToken(token) || !isPlace(from) || !isPlace(to))
      faults.push(`${rule} moves '${token}' from '${from}' to '${to}'`)
    if (rule === 'mayor.place') takeUp(before.players[seat], seat, add)
    add(seat, from, token, count)
    subtract(seat, to, token, count)
  }
  for (const [account, sum] of sums) if (sum !== 0) faults.push(`${account}: ${sum} not noted`)
  return faults
}

/** Before colonists are placed all are taken from the board, which no note tells. */
function takeUp(player: Player | undefined, seat: number, add: Add): void {
  const standing = player ? colonistsOf(player) - player.stored : 0
  add(seat, 'board', 'colonist', standing)
  add(seat, 'stored', 'colonist', -standing)
}

/** Enters all tokens of a position, each where it lies. */
function enter({ supply, plantations, ...position }: Position, add: Add): void {
  add(0, 'supply', 'vp', supply.vp - supply.vpOnPaper)
  add(0, 'supply', 'colonist', supply.colonists)
  add(0, 'supply', 'quarry', supply.quarries)
  add(0, 'market', 'colonist', position.market)
  for (const id of BUILDINGS) add(0, 'supply', id, supply.buildings[id])
  for (const good of GOODS) {
    add(0, 'supply', good, supply.goods[good])
    add(0, 'discard', good, plantations.discard[good])
  }
  for (const good of plantations.faceUp) add(0, 'faceUp', good, 1)
  for (const good of plantations.pile) add(0, 'pile', good, 1)
  for (const good of position.house) add(0, 'house', good, 1)
  for (const { size, good, count } of position.ships) if (good) add(0, `ship${size}`, good, count)
  for (const { coins } of position.roles) add(0, 'table', 'coins', coins)
  for (const [seat, player] of position.players.entries()) enterPlayer(player, seat, add)
}

function enterPlayer(player: Player, seat: number, add: Add): void {
  add(seat, 'purse', 'coins', player.coins)
  add(seat, 'chips', 'vp', player.vp)
  add(seat, 'stored', 'colonist', player.stored)
  for (const good of GOODS) add(seat, 'goods', good, player.goods[good])
  for (const tile of TILES) {
    add(seat, 'land', tile, player.tiles[tile])
    add(seat, 'land', 'colonist', player.manned[tile])
  }
  for (const { id, workers } of player.city) {
    add(seat, 'city', id, 1)
    add(seat, 'city', 'colonist', workers)
  }
}
