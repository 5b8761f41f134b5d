/** Differences between seats in games played by the heuristic, and what they came to. */
import { seedOf } from '../../src/engine/random-game.ts'
import { aheadIn, featuresOf, NAMES } from '../../src/games/puerto-rico/bots/fitted-standing.ts'
import { surveyOf } from '../../src/games/puerto-rico/bots/heuristic/outlook.ts'
import { decideQuickly } from '../../src/games/puerto-rico/bots/heuristic/quick.ts'
import { bulkGame } from '../../src/games/puerto-rico/rules/bulk.ts'
import { scoreOf } from '../../src/games/puerto-rico/rules/scoring.ts'
import { setUp } from '../../src/games/puerto-rico/rules/setup.ts'
import type { Position } from '../../src/games/puerto-rico/rules/state.ts'

/** One pair of seats at the beginning of a round: what one had more, and by how much it won. */
export interface Sample {
  more: number[]
  lead: number
}

/** What each seat has: the features, and again by how much of the game is ahead. */
function inputsOf(position: Position): number[][] {
  const { estates, outlook } = surveyOf(position)
  const ahead = aheadIn(outlook)
  return estates.map((estate) => {
    const features = featuresOf(estate, outlook)
    return NAMES.flatMap((name) => [features[name], features[name] * ahead])
  })
}

/** Every pair of seats at every round of the game of a seed. */
export function samplesOf(seats: number, seed: number): Sample[] {
  const position = setUp({ edition: seats === 2 ? 'two-player' : 'classic', seats, seed })
  const rng = { rng: seedOf(seed, seats) | 0 }
  const rounds: number[][][] = []
  for (let round = -1; position.at !== 'over'; ) {
    if (position.at === 'roles' && position.round !== round) {
      round = position.round
      rounds.push(inputsOf(position))
    }
    bulkGame.applyMoveInPlace(position, decideQuickly(position, rng))
  }
  const scores = position.players.map((_, seat) => scoreOf(position, seat).total)
  return rounds.flatMap((inputs) =>
    inputs.flatMap((own, seat) =>
      inputs.slice(0, seat).map((theirs, other) => ({
        more: own.map((value, index) => value - (theirs[index] ?? 0)),
        lead: (scores[seat] ?? 0) - (scores[other] ?? 0),
      })),
    ),
  )
}
