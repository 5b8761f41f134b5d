/** What is kept of openings (Node only). */
import { existsSync, readFileSync } from 'node:fs'
import type { OpeningTable } from './openings.ts'

/** The tables of a file; none where it is not there. */
export function readOpenings(file: string): readonly OpeningTable[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/** The text of a file, a row a line. */
export function openingText(tables: readonly OpeningTable[]): string {
  const rows = (list: readonly unknown[], indent: string): string =>
    list.map((row) => `\n${indent}${JSON.stringify(row)}`).join(',')
  const texts = tables.map(({ lines, bySeat, ...head }) => {
    const seats = bySeat.map(
      ({ all, built }) => `\n  {"all":${JSON.stringify(all)},"built":[${rows(built, '   ')}]}`,
    )
    const start = JSON.stringify(head).slice(0, -1)
    return `${start},\n "lines":[${rows(lines, '  ')}],\n "bySeat":[${seats.join(',')}]}`
  })
  return `[${texts.join(',\n')}]\n`
}
