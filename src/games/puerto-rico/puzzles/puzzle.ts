/** A position with one clearly best move: the problems of the course. */

import type { Degree } from '../../../ui/puzzles/asked.ts'
import type { Move } from '../rules/moves.ts'
import type { Start } from '../rules/notation.ts'
import type { Position } from '../rules/state.ts'

/** What a problem is about, by what its best move does. */
export const THEMES = [
  'ships',
  'storing',
  'market',
  'quarries',
  'plantations',
  'colonists',
  'buildings',
  'craftsman',
  'roles',
  'last-round',
] as const
export type Theme = (typeof THEMES)[number]

export interface Puzzle {
  /** The seed of its game and the number of moves before it: '7-41'. */
  id: string
  theme: Theme
  /** From 1, where the best move is far ahead, to 3. */
  degree: Degree
  /** The position, as scenarios tell it. */
  start: Start
  best: Move
  /** How many points of the final margin the next best move loses, by the most doubtful of the searches. */
  margin: number
  /** The next best moves, each with what it loses. */
  others: readonly { move: Move; loses: number }[]
}

/** A best move is ahead by as much in every search. */
export const LEAST_MARGIN = 1.5
/** What other searches must still see: their seeds differ, and so does what they learn. */
export const STILL_AHEAD = 0.5

export function degreeOf(margin: number): Degree {
  if (margin >= 4) return 1
  return margin >= 2.5 ? 2 : 3
}

const BY_DECISION: Readonly<Record<string, Theme>> = {
  roles: 'roles',
  'captain.loading': 'ships',
  'captain.storing': 'storing',
  'trader.turn': 'market',
  'settler.turn': 'plantations',
  'settler.manning': 'colonists',
  'mayor.recruiting': 'colonists',
  'mayor.placing': 'colonists',
  'builder.turn': 'buildings',
  'craftsman.bonus': 'craftsman',
}

/** What problems practise the decision of a position: none where it is over, or where no problem asks for it. */
export function themeAt({ at, ending }: Position): Theme | undefined {
  const theme = BY_DECISION[at]
  return theme && ending.length > 0 ? 'last-round' : theme
}

/** What a problem is about; the last round before all else. */
export function themeOf(position: Position, best: Move): Theme {
  const theme = themeAt(position) ?? 'roles'
  if (theme === 'last-round') return theme
  if (best.do === 'takeTile' && best.tile === 'quarry') return 'quarries'
  if (best.do === 'chooseRole' && best.role === 'craftsman') return 'craftsman'
  return theme
}
