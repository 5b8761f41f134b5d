/** What figures ask of a game. */
import type { FunctionComponent } from 'preact'
import type { GameTypes, RuleOf } from '../../engine/types.ts'
import type { Segment } from '../../text/markup.ts'
import type { BarGame, TapGame } from '../table/definition.ts'
import type { Targets } from '../target.tsx'

/** Something that a figure draws: a part of the table that all share, or something of one player's. */
export interface AnyPart {
  name: string
  seat?: number | undefined
}

/** What a walk through moves is made from. */
export interface ScriptDefinition<G extends GameTypes>
  extends Pick<TapGame<G, never>, 'game' | 'addressesOf'> {
  /** Addresses of places that differ between two positions, where events do not tell it. */
  changed: (before: G['Position'], after: G['Position']) => string[]
}

/** The parts that figures of a game may draw. */
export interface PartsDefinition<Part extends AnyPart> {
  /** Reads `show="ships,own:A"`; throws a FigureError for a part that does not exist. */
  read: (show: string) => Part[]
  /** The parts in which one of the places at these addresses lies. */
  withPlaces: (addresses: ReadonlySet<string>, parts: readonly Part[]) => Part[]
}

export interface DrawingsProps<G extends GameTypes, Part extends AnyPart> {
  parts: readonly Part[]
  state: G['Position']
  targets: Targets
  /** It is touched and heard; without it, it is for the eye alone. */
  touched?: boolean
}

/** What is asked and drawn of a figure that reads as a picture and can be walked, tried and played on. */
export interface FigureDefinition<G extends GameTypes, Hand, Part extends AnyPart> {
  script: ScriptDefinition<G>
  parts: PartsDefinition<Part>
  /** What asks and answers below a figure of this position. */
  barFor: (position: G['Position']) => BarGame<G, Hand>
  /** The places that a move is made with. */
  placesOf: (move: G['Move']) => string[]
  /** How a rule is quoted where its chapter is known: '6.8'. */
  ruleNumber: (rule: RuleOf<G>) => string
  /** The position that the file of a scene holds. */
  unpack: (packed: unknown) => G['Position']
  /** The parts that a decision takes and that are not among those drawn. */
  missingParts: (position: G['Position'], drawn: readonly Part[]) => Part[]
  Drawings: FunctionComponent<DrawingsProps<G, Part>>
  /** What a drawing of a part shows, in sentences for those who listen. */
  describe: (part: Part, position: G['Position']) => Segment[][]
  /** A game from where a figure stands; fetched with the first. */
  FreePlay: FunctionComponent<FreePlayProps<G>>
  /** Where else the position can be taken; fetched when it is asked for. */
  More: FunctionComponent<MoreProps<G>>
}

export interface FreePlayProps<G extends GameTypes> {
  from: G['Position']
  onClose: () => void
}

export interface MoreProps<G extends GameTypes> {
  /** Where the figure stands now. */
  position: G['Position']
  /** What the figure begins with. */
  scenario: string
  /** A page of its own rules on it. */
  isCase: boolean
}
