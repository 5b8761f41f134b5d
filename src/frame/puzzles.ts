/** What the command asks of a game's problems. */

export interface PuzzleRow {
  id: string
  theme: string
  degree: number
}

export interface Puzzles<Theme extends string, Puzzle extends PuzzleRow> {
  /** Where they lie, one a line. */
  file: string
  themes: readonly Theme[]
  /** All of them, in the order of their file. */
  read: () => readonly Puzzle[]
  /** Those of the game of this seed that are about one of these themes. */
  make: (seed: number, wanted: readonly Theme[]) => Iterable<Puzzle>
  /** What is wrong with a problem, if anything. */
  faultOf: (puzzle: Puzzle) => string | null
  /** Whether new searches find another move as good; they take seconds. */
  faultOfSearch: (puzzle: Puzzle, seed: number) => string | null
}
