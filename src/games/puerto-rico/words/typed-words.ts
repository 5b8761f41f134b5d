/** The words that may stand for a move, and whether a text is made of them. */

import { FILLERS, NUMERALS, PARTING, VERBS } from '#puerto-rico/words/typed.ts'
import { madeOf, squeeze } from '../../../text/typed.ts'
import type { Move, MoveOf } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import {
  type BuildingId,
  GOODS,
  RESIDENTS,
  roleOf,
  TILES,
  type Tile,
  type TileState,
} from '../rules/vocabulary.ts'
import { callsOf } from './called.ts'
import { toText } from './markup.ts'
import { say } from './messages/t.ts'
import { passWords } from './moves.ts'
import { NAMING_SETS, type TermId } from './names.ts'
import { tileTerm } from './say.ts'

/** The terms that a move names. */
export function termsOf(move: Move): TermId[] {
  switch (move.do) {
    case 'chooseRole':
      return [roleOf(move.role)]
    case 'takeTile':
      return [tileTerm(move.tile), ...needed(move)]
    case 'manTile':
      return ['colonist', tileTerm(move.tile)]
    case 'build':
      return [move.building, ...needed(move), ...paidIn(move)]
    case 'manBuilding':
      return ['colonist', move.building]
    case 'takeGood':
    case 'sell':
    case 'load':
      return [move.good]
    case 'loadWharf':
      return [move.good, 'wharf']
    case 'recruit':
      return ['colonist', 'privilege']
    case 'takeShare':
      return ['colonist']
    case 'drawTile':
      return ['pile', 'hacienda']
    case 'draft':
      return [move.building]
    case 'produce':
      return ['craftsman']
    case 'takePoints':
      return ['victoryPoint']
    case 'double':
      return ['library']
    case 'moveGuest':
      return ['guesthouse', move.resident, placeTerm(move.to)]
    case 'layTile':
      return [move.as]
    case 'takeResident':
      return [move.resident]
    case 'sellToSupply':
      return [move.good, ...needed(move)]
    case 'buyTile':
      return ['landOffice']
    case 'sellTile':
    case 'returnTile':
      return [tileTerm(move.tile), ...standing(move.state)]
    default:
      return []
  }
}

export const placeTerm = (place: Tile | BuildingId): TermId =>
  TILES.some((tile) => tile === place) ? tileTerm(place as Tile) : (place as BuildingId)

const standing = (state: TileState): TermId[] => (state === 'empty' ? [] : [state])

const paidIn = ({ pay = {}, from }: MoveOf<'build'>): TermId[] => [
  ...GOODS.filter((good) => pay[good]),
  ...RESIDENTS.filter((resident) => pay[resident]),
  ...(pay.vp ? (['victoryPoint'] as const) : []),
  ...(from && from !== 'stored' ? [placeTerm(from)] : []),
]

/** Terms that have to be typed: without them another move is meant, which the base game knows. */
function needed(move: Move): TermId[] {
  switch (move.do) {
    case 'takeTile':
      return move.as ? ['forest'] : []
    case 'build':
      return move.pay ? ['blackMarket', ...paidIn(move)] : []
    case 'sellToSupply':
      return ['tradingPost']
    case 'moveGuest':
      return [placeTerm(move.to), move.resident]
    case 'sellTile':
    case 'returnTile':
      return standing(move.state)
    default:
      return []
  }
}

/** Whether every term that has to be typed stands in a text. */
export const hasNeeded = (text: string, move: Move): boolean =>
  needed(move).every((id) => callsOf(id).some((name) => text.includes(squeeze(name))))

/** A plantation may be called by its good. */
const goodOf = (move: Move): TermId[] =>
  'tile' in move && move.tile !== 'forest' ? [move.tile] : []

const refusing = (): string[] => NAMING_SETS.map((set) => toText(say('do.takeShare.none'), set))

/** Every word that may stand for a move: names in both sets, whole and, if wanted, word by word, and what is done. */
export function ownWords(move: Move, position: Position, isParted: boolean): string[] {
  const names = [...termsOf(move), ...goodOf(move)].flatMap(callsOf)
  const parts = isParted ? names.flatMap((name) => name.split(PARTING)) : []
  const words = [...names, ...parts, ...VERBS[move.do]]
  if (move.do === 'pass') words.push(...NAMING_SETS.map((set) => toText(passWords(position), set)))
  if (move.do === 'takeShare') words.push(...(move.count > 0 ? [String(move.count)] : refusing()))
  if (move.do === 'load') words.push(String(move.ship), NUMERALS[move.ship] ?? '')
  return words.map(squeeze).filter((word) => word !== '')
}

/** Whether a text is made of `words`, at least one of them, with nothing but fillers between. */
export const covers = (text: string, words: readonly string[]): boolean =>
  madeOf(text, words, FILLERS)
