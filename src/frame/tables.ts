/** At which tables a game is played, and by whom: what the command line offers. */
export interface Tables {
  /** What the game calls the kinds of table that it has, if there are several. */
  kind?: 'edition' | 'version'
  kinds: readonly string[]
  /** The kind that is meant where none is named. */
  usual: (seats: number) => string
  /** How many may sit at a table of a kind. */
  seatsOf: (kind: string) => readonly number[]
  /** The kind whose speed is measured. */
  measured: string
  /** What can be played with besides. */
  expansions: readonly string[]
  /** The levels of its bots, and who can be measured against them besides. */
  levels: readonly string[]
  others: readonly string[]
}
