import type { Problem as AnyProblem } from '../../../../engine/types.ts'

export type ProblemId =
  | 'shape'
  | 'edition-seats'
  | 'seat'
  | 'total'
  | 'short'
  | 'not-in-game'
  | 'land-full'
  | 'city-full'
  | 'manned'
  | 'workers'
  | 'not-built'
  | 'built-twice'
  | 'ships'
  | 'no-ship'
  | 'ship-load'
  | 'ship-kinds'
  | 'ship-kept'
  | 'kind-on-two-ships'
  | 'house-full'
  | 'house-kept'
  | 'face-up'
  | 'role-tiles'
  | 'no-role'
  | 'taken-coins'
  | 'picks'
  | 'chooser'
  | 'role-in-play'
  | 'remembered'
  | 'undealt'
  | 'held-back'
  | 'waits-for-nobody'
  | 'ending'
  | 'too-early'
  | 'on-paper'

/** What is wrong, where (as `players.0.goods`), and the figures that a message needs. */
export type Problem = AnyProblem<ProblemId>

/** Takes a problem. */
export type Report = (path: string, problem: ProblemId, values?: Problem['values']) => void
