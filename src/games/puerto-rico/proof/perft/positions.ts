import { readFileSync } from 'node:fs'
import type { Position } from '../../rules/state.ts'

/** A fixed position and how many lines of 1, 2 and 3 legal moves start there. */
export interface Row {
  name: string
  counts: number[]
  position: Position
}

/** The recorded positions, one a line, which any other engine can read as well. */
export const ROWS: Row[] = readFileSync(new URL('./positions.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))
