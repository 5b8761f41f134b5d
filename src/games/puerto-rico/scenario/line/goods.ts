/** Goods of a line: 'c2s'. */
import type { Reader } from '../../../../scenario/line/reader.ts'
import type { Good } from '../../rules/vocabulary.ts'
import { TILE_CODES } from './codes.ts'

const { quarry: _, ...GOOD_CODES } = TILE_CODES

export const goodFrom = (reader: Reader): Good => reader.code(GOOD_CODES)

/** 'c2s': goods, each with how many. */
export function countsFrom(reader: Reader): Partial<Record<Good, number>> {
  return Object.fromEntries(reader.all(() => [goodFrom(reader), reader.times()]))
}
