/** The words that may stand for a move, and whether a text is made of them. */

import { toText } from '../../../text/markup.ts'
import { NAMING_SETS, type TermId, termName } from '../../../text/names.ts'
import type { Move, MoveKind } from '../rules/moves.ts'
import { type At, roleOf } from '../rules/vocabulary.ts'
import { passWords } from './moves.ts'
import { tileTerm } from './say.ts'

/** A text as it is compared: without spaces and marks. */
export function squeeze(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '')
}

/** What may stand between the words that matter. */
const FILLERS = [
  ...'을 를 이 가 은 는 에 의 와 과 도 만 더 개 번 칸 명 장 한 요'.split(' '),
  ...'에서 에게 으로 로 하고 하나 타일 카드 역할 건물 상품'.split(' '),
]

/** What a kind may be called, besides the names in it. */
const VERBS: Readonly<Record<MoveKind, readonly string[]>> = {
  chooseRole: ['고르기', '고른다', '고를게', '골라', '선택'],
  drawTile: ['뽑기', '뽑는다', '뽑을게', '뽑아', '뒷면', '더미'],
  takeTile: ['가져오기', '가져온다', '가져올게', '가져와', '놓기', '받기'],
  manTile: ['놓기', '놓는다', '놓을게', '놓아', '받기'],
  recruit: ['받기', '받는다', '받을게', '받아'],
  place: [],
  build: ['짓기', '짓는다', '지을게', '지어', '건설'],
  manBuilding: ['놓기', '놓는다', '놓을게', '놓아', '받기'],
  takeGood: ['받기', '받는다', '받을게', '받아'],
  sell: ['팔기', '판다', '팔게', '팔아', '판매'],
  load: ['싣기', '싣는다', '실을게', '실어', '선적', '배'],
  loadWharf: ['싣기', '싣는다', '실을게', '실어', '선적'],
  store: [],
  pass: ['넘기기', '넘긴다', '넘길게', '넘겨', '패스', '그만', '안함'],
}

const SHIPS: Readonly<Record<number, string>> = {
  4: '네',
  5: '다섯',
  6: '여섯',
  7: '일곱',
  8: '여덟',
}

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

/** Every word that may stand for a move: names in both sets, whole and word by word, and what is done. */
export function ownWords(move: Move, at: At): string[] {
  const names = termsOf(move).flatMap((id) => NAMING_SETS.map((set) => termName(id, set)))
  const words = [...names, ...names.flatMap((name) => name.split(' ')), ...VERBS[move.do]]
  if (move.do === 'pass')
    words.push(...NAMING_SETS.map((set) => toText(passWords(at), set)), '받지않기')
  if (move.do === 'load') words.push(String(move.ship), SHIPS[move.ship] ?? '')
  return words.map(squeeze).filter((word) => word !== '')
}

/** Whether a text is made of `words`, at least one of them, with nothing but fillers between. */
export function covers(text: string, words: readonly string[]): boolean {
  const reached = new Map<number, boolean>([[0, false]])
  for (let at = 0; at < text.length; at++) {
    const named = reached.get(at)
    if (named === undefined) continue
    const reach = (word: string, names: boolean): void => {
      if (!text.startsWith(word, at)) return
      const end = at + word.length
      reached.set(end, names || named || reached.get(end) === true)
    }
    for (const word of words) reach(word, true)
    for (const word of FILLERS) reach(word, false)
  }
  return reached.get(text.length) === true
}
