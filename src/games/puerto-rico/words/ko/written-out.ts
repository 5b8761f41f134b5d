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

/** Names of one set that a text (markup) writes out; plain words are free. */
export function writtenOut(text: string): string[] {
  const plain = parse(text).flatMap((segment) => ('text' in segment ? [segment.text] : []))
  return telling.filter((name) => plain.some((part) => part.includes(name)))
}
