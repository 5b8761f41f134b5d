/** What the tables of a format hold. */

/** Ids that stand in many places, told once. */
export const LIST_NAMES = [
  'at',
  'roles',
  'goods',
  'tiles',
  'buildings',
  'specialBuildings',
  'ships',
  'tokens',
] as const
export type ListName = (typeof LIST_NAMES)[number]
export type Lists = { [name in ListName]?: readonly string[] }
/** Lists of the game's own; what can be gained besides is a list of its own. */
export type OwnLists = Omit<Lists, 'tokens'>

/**
 * What stands at a place, bit by bit: ids, what stands between them, one of a list, moves or rules, or keys that have a
 * table of their own.
 */
export type Piece =
  | { code: string }
  | { mark: string }
  | { list: ListName | 'moves' | 'rules' }
  | { table: string }

/** An id or key, and what it is called in the language. */
export interface NamedId {
  id: string
  words: readonly string[]
  /** What stands for it in a position of one line. */
  letters?: string
}
export interface FormatRow extends NamedId {
  isOpen: boolean
  takes: readonly Piece[]
}
/** Keys that stand together, by the place where they do: 'set.A'; that of the file is empty. */
export interface FormatTable {
  path: string
  rows: readonly FormatRow[]
}
export interface Format {
  tables: readonly FormatTable[]
  moves: readonly (NamedId & { fields: readonly FormatRow[] })[]
  lists: readonly { name: ListName; ids: readonly NamedId[] }[]
  /** What can be gained. */
  tokens: readonly Piece[]
}
