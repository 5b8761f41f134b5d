/** How scenarios tell of expansions, which only who plays with them loads (`expansions.ts`). */
import type { Expansions } from '../rules/expansions.ts'
import type { PlayerSource, Start } from '../rules/notation.ts'
import type { GameSetup } from '../rules/setup.ts'
import type { Player, Position } from '../rules/state.ts'

interface AddedScenarioWords {
  /** What of a scenario's game concerns expansions. */
  expansionSetup: (source: Start) => Partial<GameSetup>
  setAddedTokens: (player: Player, source: PlayerSource) => void
  setExpansions: (position: Position, source: Start) => void
  limitSupply: (position: Position, source: Start) => void
  expansionGame: (position: Position) => NonNullable<Start['game']>
  addedTokens: (player: Player) => Pick<PlayerSource, 'nobles' | 'forests'>
  expansionsSource: (
    position: Position,
    expansions: Expansions,
  ) => NonNullable<NonNullable<Start['set']>['expansions']>
}

let known: AddedScenarioWords | undefined

/** Makes it known how scenarios tell of expansions. */
export function addScenarioWords(words: AddedScenarioWords): void {
  known = words
}

/** How scenarios tell of expansions; undefined where that is not loaded. */
export const addedScenarioWords = (): AddedScenarioWords | undefined => known
