/** Where a seat stands, reckoned with weights that were fitted to games: `npm run -s bots:train`. */
import type { Position } from '../rules/state.ts'
import { FITTED } from './fitted-weights.ts'
import type { Estate } from './heuristic/estate.ts'
import { type Outlook, surveyOf } from './heuristic/outlook.ts'
import { finalStandings, type Parts, partsOf } from './standing.ts'

/** What is weighed: the parts of a standing, and what the rounds to come are played with. */
interface Features extends Parts {
  /** Goods made, and colonists had, in every round to come. */
  making: number
  colonists: number
  /** City spaces still free. */
  space: number
}

/** What each feature counts in the end, and what it counts more with a whole game ahead. */
type FittedWeights = Readonly<Record<keyof Features, readonly [end: number, more: number]>>

/** Rounds that a game has when people play well. */
const WHOLE = 12

/** How much of a game is still ahead, from 0 to 1. */
export const aheadIn = ({ rounds }: Outlook): number => Math.min(1, rounds / WHOLE)

export function featuresOf(estate: Estate, outlook: Outlook): Features {
  const parts = partsOf(estate, outlook)
  const rounds = outlook.rounds / 4
  return {
    ...parts,
    making: estate.making * rounds,
    colonists: estate.colonists * rounds,
    space: estate.freeCity,
  }
}

export const NAMES = [
  'chips',
  'buildings',
  'bonus',
  'coins',
  'goods',
  'layout',
  'making',
  'colonists',
  'space',
] as const satisfies readonly (keyof Features)[]

/** What each feature counts for every seat, before the game is over: together its standing. */
export function fittedFeatures(position: Position): Features[] {
  const { estates, outlook } = surveyOf(position)
  const weights: FittedWeights = position.players.length > 2 ? FITTED.several : FITTED.two
  const ahead = aheadIn(outlook)
  return estates.map((estate) => {
    const features = featuresOf(estate, outlook)
    for (const name of NAMES) {
      const [end, more] = weights[name]
      features[name] *= end + more * ahead
    }
    return features
  })
}

/** How each seat stands; only differences mean something before the game is over. */
export function fittedStandings(position: Position): number[] {
  if (position.at === 'over') return finalStandings(position)
  return fittedFeatures(position).map((features) => {
    let points = 0
    for (const name of NAMES) points += features[name]
    return points
  })
}
