/** What is kept of openings, a table a line (Node only). */
import { existsSync, readFileSync } from 'node:fs'
import type { OpeningTable } from './openings.ts'

/** The tables of a file; none where it is not there. */
export function readOpenings(file: string): readonly OpeningTable[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/** The text of a file. */
export const openingText = (tables: readonly OpeningTable[]): string =>
  tables.map((table) => `${JSON.stringify(table)}\n`).join('')
