import type { Result } from '../engine/rule-set.ts'
import { letterOf } from '../engine/seats.ts'

/** How often each value of one figure came up; a number as a value is its own key. */
export type Counts = Record<string, number>

export const FIGURES = [
  'ends',
  'rounds',
  'decisions',
  'scores',
  'winningScores',
  'winners',
  'decidedBy',
  'colonists',
  'built',
  'occupied',
  'wonWith',
  'asked',
] as const
/**
 * What is counted over the games of a run: why each ended, its rounds and decisions, the score of
 * every seat and of the first one, who won and what decided it, colonists of every seat at the end,
 * buildings built, occupied at the end and owned by winners, and decisions of each kind.
 */
export type Figures = Record<(typeof FIGURES)[number], Counts>

/** Kinds of decisions, counted while a game is played. */
export type Asked = Record<string, number>

export const noFigures = (): Figures =>
  Object.fromEntries(FIGURES.map((figure) => [figure, {}])) as Figures

/** Counts one thing once more, or so many times. */
export const count = (counts: Counts, key: string | number, times = 1): void => {
  counts[key] = (counts[key] ?? 0) + times
}

/** How many decisions there were of all kinds. */
export const decisionsIn = (asked: Asked): number =>
  Object.values(asked).reduce((sum, times) => sum + times, 0)

/** Adds what a finished game of any kind came to: how it ended, how long it was, who had how many points. */
export function countResult(
  figures: Figures,
  { end, rounds, asked }: { end: string; rounds: number; asked: Asked },
  { points, winners, decidedBy }: Result,
): void {
  count(figures.ends, end)
  count(figures.rounds, rounds)
  count(figures.decisions, decisionsIn(asked))
  for (const total of points) count(figures.scores, total)
  count(figures.winningScores, Math.max(...points))
  count(figures.winners, winners.map(letterOf).join('+'))
  count(figures.decidedBy, decidedBy ?? 'points')
}

/** Adds the figures of one part of a run to another's. */
export function addFigures(sum: Figures, part: Figures): void {
  for (const figure of FIGURES)
    for (const [key, times] of Object.entries(part[figure])) count(sum[figure], key, times)
}
