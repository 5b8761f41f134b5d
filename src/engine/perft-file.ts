import { readFileSync } from 'node:fs'
import type { PerftRow } from './perft.ts'

/** Reads recorded positions, one a line, which any other engine can read as well. */
export function readPerftRows<Position>(file: URL): PerftRow<Position>[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}
