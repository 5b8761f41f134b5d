import type { bar } from '../definition/bar.ts'
import type { table } from '../definition/table.tsx'

/** What asks and answers in the base game. */
export type BaseBar = typeof bar
/** The table of the base game. It is handed in: what both tables share stays where base games load it. */
export type BaseTable = typeof table
