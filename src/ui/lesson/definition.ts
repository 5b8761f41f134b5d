import type { FunctionComponent } from 'preact'
import type { PlayedGame } from '../../lessons/definition.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import type { Segment } from '../../text/markup.ts'
import type { SeatName, TableGame } from '../table/definition.ts'

/** A game in a lesson that is over. */
export interface SheetProps<G extends ScenarioTypes> {
  position: G['Position']
  players: readonly string[]
}

/** What playing lessons on a live table asks of a game. */
export interface LessonTable<G extends ScenarioTypes, Hand>
  extends PlayedGame<G>,
    TableGame<G, Hand> {
  /** Addresses of the places to tap for a move. */
  placesOf: (move: G['Move']) => string[]
  /** Whether a place that a step points at still matters at a position. */
  isPointedAt: (address: string, position: G['Position']) => boolean
  /** What the place at an address is called, for whoever sits at `you`. */
  placeWords: (address: string, you: number, nameOf: SeatName) => Segment[]
  /** The picture of a chapter, by its name in the course's outline. */
  Picture: FunctionComponent<{ id: string }>
  /** The score sheet of a game that is over. */
  Sheet: FunctionComponent<SheetProps<G>>
}
