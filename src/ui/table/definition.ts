import type { FunctionComponent } from 'preact'
import type { Game } from '../../engine/game.ts'
import type { Machine } from '../../engine/machine.ts'
import type { EventOf, GameTypes, RuleOf } from '../../engine/types.ts'
import type { Segment } from '../../text/markup.ts'
import type { NamingSet } from '../../text/naming-set.ts'
import type { Targets } from '../target.tsx'
import type { Refusal } from './guide.ts'
import type { Turn } from './useGame.ts'

/** What turning taps into moves asks of a game. `Hand` is what was chosen at a decision and is no whole move yet. */
export interface TapGame<G extends GameTypes, Hand> {
  game: Game<G>
  /** The game as a statechart, which is what moves on the site. */
  machine: Pick<Machine<G>, 'positionOf' | 'startActor'>
  /** Nothing chosen yet. */
  emptyHand: (position: G['Position']) => Hand
  /** What a tap on a place does: the next hand, or a move to attempt, legal or not. */
  tap: (position: G['Position'], hand: Hand, tapped: Tapped) => Tap<G, Hand>
  /** The hand without the piece that was chosen: numbers and layouts stay. The same hand where none was. */
  deselect: (hand: Hand) => Hand
  /** The position as it is drawn while the hand is being made. */
  withHand: (position: G['Position'], hand: Hand) => G['Position']
  /** What every place answers while the hand is as it is; those at the addresses in `lit` are shown to the reader. */
  targetsFor: (given: {
    position: G['Position']
    hand: Hand
    lit: readonly string[]
    onTap: (key: string, seat?: number) => void
  }) => Targets
  /** Where what an event tells of lies before and after, as addresses, the likelier first. */
  addressesOf: (place: G['Place'], event: Pick<EventOf<G>, 'token' | 'seat'>) => string[]
  /** How the table draws what an event moves, as a selector; null where nothing is drawn. */
  pieceOf: (event: EventOf<G>) => string | null
  /** Whether what carries the pieces of an event goes away with them, as a ship that is emptied. */
  departs: (event: EventOf<G>) => boolean
}

/** What the bar that asks, and the announcer, ask of a game. */
export interface BarGame<G extends GameTypes, Hand> extends TapGame<G, Hand> {
  /** The move that the hand makes; null while something is still to be chosen. */
  readyMove: (position: G['Position'], hand: Hand) => G['Move'] | null
  /** What is asked; `seat` is what they are called, or null where it need not be said. */
  promptWords: (position: G['Position'], hand: Hand, seat: string | null) => Segment[]
  words: TableWords<G>
  /** What reads typed moves; fetched when somebody types. */
  typing: () => Promise<Typing<G>>
  /** The address of what is chosen, or of what a move is about, where that has something to tell before it is made. */
  aboutOf: (move: G['Move'] | null, hand: Hand) => string | null
  /** What a piece is; of what can be chosen also what it costs or brings now, or what is missing. */
  About: FunctionComponent<AboutProps<G>>
  /** Moves that have a button of their own: they have no place on the table, or another one is meant by the same tap. */
  offered?: (position: G['Position'], hand: Hand) => G['Move'][]
  /** What can be made of the whole hand by one press. */
  changesOf?: (position: G['Position'], hand: Hand) => HandChange<Hand>[]
  /** Buttons that belong to what is being decided. */
  HandTools: FunctionComponent<HandToolsProps<G, Hand>>
}

/** What a live table asks of a game. */
export interface TableGame<G extends GameTypes, Hand> extends BarGame<G, Hand> {
  /** The zone of the table that a position's question is about, `data-zone`. */
  zoneOf: (position: G['Position']) => string
  /** What everybody would do here, made by the table and told; null where there is something to decide. */
  ownMove?: (position: G['Position']) => OwnMove<G> | null
  /** What is heard of an event; null for silence. */
  soundOf: (event: EventOf<G>) => Sound | null
  Board: FunctionComponent<BoardProps<G>>
}

/** A move that is made for whoever decides; where it `waits`, they have a moment to do something else before. */
export interface OwnMove<G extends GameTypes> {
  move: G['Move']
  waits: boolean
}

/** A kind of event that can be heard. */
export type Sound = 'piece' | 'coin' | 'point' | 'building' | 'ship' | 'turn'

/** A place that was tapped. */
export interface Tapped {
  key: string
  seat: number | undefined
  /** A move that this one tap names is made with it, where the way back is as near. */
  direct: boolean
  /** Whether whoever taps moves for a seat; without it for all of them. */
  plays?: (seat: number) => boolean
}

export interface Tap<G extends GameTypes, Hand> {
  hand: Hand
  /** The move that this tap asks for, legal or not. */
  attempt?: G['Move']
}

/** One press on what is chosen; nothing comes of it now where `hand` is null. */
export interface HandChange<Hand> {
  key: string
  words: readonly Segment[]
  hand: Hand | null
}

/** Declining, and what that is called where it is done. */
export interface Decline<G extends GameTypes> {
  move: G['Move']
  words: Segment[]
}

/** What a seat is called. */
export type SeatName = (seat: number) => string

export interface TableWords<G extends GameTypes> {
  /** Declining, where that is a way to decide, and what it is called there. */
  decline: (position: G['Position']) => Decline<G> | null
  /** What a move is called; at a position that it is to be made in, with what it brings where that is not on the table's face. */
  move: (move: G['Move'], position?: G['Position']) => Segment[]
  /** The same as everybody hears of it: without what only its player may know. */
  publicMove: (move: G['Move']) => Segment[]
  /** Why a rule refuses a move, in a position what it lacks there too; null for a rule that refuses nothing. */
  refusal: (
    rule: RuleOf<G>,
    move: G['Move'],
    nameOf: SeatName,
    position?: G['Position'],
  ) => Segment[] | null
  /** The log's line for an event; null for a rule without one. */
  logLine: (event: EventOf<G>, nameOf: SeatName) => Segment[] | null
  /** Whether the log's line for an event says what the move itself was, so that both together would say it twice. */
  tellsMove: (event: EventOf<G>) => boolean
  /** Whether an event comes of the end of a round, whoever moved last; left out where there are none. */
  endsRound?: (event: EventOf<G>) => boolean
  /** Whether there was something to decide where the table moved by itself; left out where there never is. */
  hadChoice?: (position: G['Position']) => boolean
  /** How a rule is quoted, and the same with its title. */
  ruleLabel: (rule: RuleOf<G>) => Segment[]
  ruleTitle: (rule: RuleOf<G>) => Segment[]
  /** Where a rule is explained. */
  ruleHref: (rule: RuleOf<G>) => string
}

/** What a typed text means: one move, legal or not; one of several; nothing that can be asked here. */
export type Typed<Move> =
  | { is: 'move'; move: Move }
  | { is: 'many'; moves: Move[] }
  | { is: 'none' }

export interface Typing<G extends GameTypes> {
  readMove: (position: G['Position'], text: string) => Typed<G['Move']>
  /** A short way to type a move. */
  typedWords: (move: G['Move'], names: NamingSet) => string
}

export interface BoardProps<G extends GameTypes> {
  state: G['Position']
  /** The position whose question is in front. */
  asked: G['Position']
  /** The moves that led here. */
  turns: readonly Turn<G>[]
  /** Whose board is shown as one's own. */
  viewer: number
  players: readonly string[]
  targets: Targets
  /** Addresses of places that are to be seen. */
  lit: readonly string[]
}

export interface AboutProps<G extends GameTypes> {
  position: G['Position']
  /** Who asks. */
  viewer: number
  /** Where it lies. */
  address: string
  /** Choosing it was just refused, and why is told beside it. */
  refused: boolean
}

export interface HandToolsProps<G extends GameTypes, Hand> {
  position: G['Position']
  hand: Hand
  refusal: Refusal<G> | null
  players: readonly string[]
  /** Whether somebody at this table moves for a seat. */
  plays: (seat: number) => boolean
  onHand: (hand: Hand) => void
  onAttempt: (move: G['Move']) => void
}
