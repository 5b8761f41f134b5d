import type { Game } from '../engine/game.ts'
import type { ComparedGame, ScenarioGame, ScenarioTypes } from '../scenario/definition.ts'

/** What playing a step asks of a game, and all that a page of lessons need carry of it. */
export interface PlayedGame<G extends ScenarioTypes> extends ComparedGame<G> {
  game: Game<G>
}

/** What lessons ask of a game besides its scenarios: the places of its table that a step can point at. */
export interface LessonGame<G extends ScenarioTypes> extends ScenarioGame<G> {
  places: {
    /** The address of a place that a file names, '0/good:corn'; null where there is no such place. */
    addressOf: (you: number, words: string) => string | null
    /** Addresses of the places to tap for a move; none where a button makes it. */
    of: (move: G['Move']) => string[]
    /** Whether the table has this place in a position. */
    isThere: (position: G['Position'], address: string) => boolean
  }
  /** The move that the table holds ready before anything is touched; null where it holds none. */
  readyMove: (position: G['Position']) => G['Move'] | null
}
