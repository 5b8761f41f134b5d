import { type PuzzleMapProps, PuzzleMap as Shared } from '../../../../ui/puzzles/PuzzleMap.tsx'
import type { Theme } from '../../puzzles/puzzle.ts'
import { ThemeEmblem } from './ThemeEmblem.tsx'

/** The problems of Le Havre by theme. */
export const PuzzleMap = (props: PuzzleMapProps<Theme>) => (
  <Shared game="le-havre" Emblem={ThemeEmblem} {...props} />
)
