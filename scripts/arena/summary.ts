import type { Outcome } from './match.ts'

export interface Estimate {
  mean: number
  /** The 95 % interval. */
  low: number
  high: number
}

export interface Summary {
  games: number
  /** What outside bots lost games by, game by game. */
  faults: string[]
  wins: number
  draws: number
  /** Share of games won, a draw counting as a part. */
  share: Estimate
  margin: Estimate
  scoreA: number
  scoreB: number
  /** The winners' score. */
  best: number
  rounds: number
  /** Games played in one search, on average; 0 where nobody searched. */
  perSearch: number
}

const Z = 1.96

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Wilson's interval, which stays between 0 and 1 and serves near both ends. */
export function shareOf(share: number, games: number): Estimate {
  const spread = (Z * Z) / games
  const middle = (share + spread / 2) / (1 + spread)
  const half = (Z * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))) / (1 + spread)
  return { mean: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

function meanOf(values: readonly number[]): Estimate {
  const middle = mean(values)
  const variance = mean(values.map((value) => (value - middle) ** 2))
  const half = Z * Math.sqrt(variance / Math.max(1, values.length - 1))
  return { mean: middle, low: middle - half, high: middle + half }
}

/** The figures of a match from its games. */
export function summaryOf(outcomes: readonly Outcome[]): Summary {
  const searches = outcomes.reduce((sum, outcome) => sum + outcome.searches, 0)
  const searched = outcomes.reduce((sum, outcome) => sum + outcome.searched, 0)
  const whole = outcomes.filter(({ fault }) => fault === undefined)
  return {
    games: outcomes.length,
    faults: outcomes.flatMap(({ fault }) => fault ?? []),
    wins: outcomes.filter(({ win }) => win === 1).length,
    draws: outcomes.filter(({ win }) => win > 0 && win < 1).length,
    share: shareOf(mean(outcomes.map(({ win }) => win)), outcomes.length),
    margin: meanOf(whole.map(({ margin }) => margin)),
    scoreA: mean(whole.map(({ scoreA }) => scoreA)),
    scoreB: mean(whole.map(({ scoreB }) => scoreB)),
    best: mean(whole.map(({ best }) => best)),
    rounds: mean(whole.map(({ rounds }) => rounds)),
    perSearch: searches > 0 ? searched / searches : 0,
  }
}
