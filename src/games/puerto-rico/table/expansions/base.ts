import type { table } from '../plug/table.tsx'

/** The table of the base game. It is handed in: what both tables share stays where base games load it. */
export type BaseTable = typeof table
