import type { SomePuzzles } from '../../../frame/entry.ts'
import { faultOfPuzzle, faultOfSearch } from '../puzzles/check.ts'
import { PUZZLES_FILE, readPuzzles } from '../puzzles/collection.ts'
import { puzzlesOf } from '../puzzles/make.ts'
import { THEMES } from '../puzzles/puzzle.ts'

export const puzzles: SomePuzzles = (use) =>
  use({
    file: PUZZLES_FILE,
    themes: THEMES,
    read: readPuzzles,
    make: puzzlesOf,
    faultOf: faultOfPuzzle,
    faultOfSearch,
  })
