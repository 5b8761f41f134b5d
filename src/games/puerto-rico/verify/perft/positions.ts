import { readPerftRows } from '../../../../engine/perft-file.ts'
import type { Position } from '../../rules/state.ts'

export const ROWS = readPerftRows<Position>(new URL('./positions.jsonl', import.meta.url))
