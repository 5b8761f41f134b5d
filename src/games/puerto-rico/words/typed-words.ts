/** The words that may stand for a move, and whether a text is made of them. */

import { FILLERS, NUMERALS, PARTING, VERBS } from '#puerto-rico/words/typed.ts'
import { madeOf, squeeze } from '../../../text/typed.ts'
import type { Move } from '../rules/moves.ts'
import { type At, roleOf } from '../rules/vocabulary.ts'
import { toText } from './markup.ts'
import { passWords } from './moves.ts'
import { NAMING_SETS, type TermId, termName } from './names.ts'
import { tileTerm } from './say.ts'

/** The terms that a move names. */
function termsOf(move: Move): TermId[] {
  switch (move.do) {
    case 'chooseRole':
      return [roleOf(move.role)]
    case 'takeTile':
      return [tileTerm(move.tile)]
    case 'manTile':
      return ['colonist', tileTerm(move.tile)]
    case 'build':
      return [move.building]
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
    case 'drawTile':
      return ['pile', 'hacienda']
    default:
      return []
  }
}

/** Every word that may stand for a move: names in both sets, whole and, if wanted, word by word, and what is done. */
export function ownWords(move: Move, at: At, isParted: boolean): string[] {
  const names = termsOf(move).flatMap((id) => NAMING_SETS.map((set) => termName(id, set)))
  const parts = isParted ? names.flatMap((name) => name.split(PARTING)) : []
  const words = [...names, ...parts, ...VERBS[move.do]]
  if (move.do === 'pass') words.push(...NAMING_SETS.map((set) => toText(passWords(at), set)))
  if (move.do === 'load') words.push(String(move.ship), NUMERALS[move.ship] ?? '')
  return words.map(squeeze).filter((word) => word !== '')
}

/** Whether a text is made of `words`, at least one of them, with nothing but fillers between. */
export const covers = (text: string, words: readonly string[]): boolean =>
  madeOf(text, words, FILLERS)
