import { readFileSync } from 'node:fs'
import type { PerftRow } from '../../../../engine/perft.ts'
import type { Position } from '../../rules/state.ts'

/** The recorded positions, one a line, which any other engine can read as well. */
export const ROWS: PerftRow<Position>[] = readFileSync(
  new URL('./positions.jsonl', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))
