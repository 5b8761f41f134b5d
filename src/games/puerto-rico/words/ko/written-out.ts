/** Finds names of one naming set that a text writes out, where the other set would have to show. For Node. */
import { parse } from '../markup.ts'
import { NAMING_SETS, termName } from '../names.ts'
import { TERM_IDS } from '../terms.ts'

/** Names that are plain words as well. */
const ORDINARY = new Set(
  '상품 농작물 상점 저장 보관 선적 수출 학교 대학 시장 병원 과일 원'.split(' '),
)
const telling = TERM_IDS.flatMap((id) => {
  const names = NAMING_SETS.map((set) => termName(id, set))
  return new Set(names).size > 1 ? names : []
}).filter((name) => !ORDINARY.has(name))

/** Forms of a verb, and what is drawn on a board: not the names. */
const FREE = /점유된(?=다| 것| 다음)|나침반(?= 그림)/g

/** Names of one set that a text (markup) writes out; plain words are free. */
export function writtenOut(text: string): string[] {
  const plain = parse(text).flatMap((segment) =>
    'text' in segment ? [segment.text.replace(FREE, '')] : [],
  )
  return telling.filter((name) => {
    const found = new RegExp(`(?<![가-힣])${name}`)
    return plain.some((part) => found.test(part))
  })
}
