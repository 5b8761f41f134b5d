import type { FunctionComponent } from 'preact'
import type { GameTypes } from '../../engine/types.ts'
import type { SaveGame } from '../../saves/definition.ts'
import type { Segment } from '../../text/markup.ts'
import type { Level } from '../play/player-names.ts'
import type { Fill, ScoreRow } from '../play/score-rows.ts'
import type { WalkedTable } from '../review/walked.ts'
import type { Turn } from '../table/useGame.ts'

/** What a finished game asks. */
export interface EndingGame<G extends GameTypes> {
  saves: SaveGame<G>
  /** The bots that may be played against, from the weakest to the strongest. */
  levels: readonly Level[]
  roundOf: (position: G['Position']) => number
  /** The page of play, that a link to a game opens. */
  playHref: string
  /** The points of every seat, as they would be if the game ended there. */
  pointsOf: (position: G['Position']) => number[]
  /** The seats from the best to the last. */
  rankedOf: (position: G['Position']) => number[]
  /** Whether points alone decide who has won. */
  isDecided: (position: G['Position']) => boolean
  /** Who won, in a sentence. */
  verdict: (position: G['Position'], players: readonly string[]) => Segment[]
  leadWords: (lead: Lead) => Segment[]
  /** '47점' */
  pointsWords: (points: number) => Segment[]
  /** Why it ended, sentence by sentence with the rule of each. */
  whyEnded: (position: G['Position'], nameOf: (seat: number) => string) => RuledWords[]
  scoreRows: (position: G['Position']) => ScoreRow[]
  /** Its score sheet. */
  Score: FunctionComponent<{ position: G['Position']; players: readonly string[] }>
  /** What the picture of a result is called, and what its colours mean. */
  card: { title: string; legend: readonly (readonly [Fill, readonly Segment[]])[] }
  /** Looks it over. */
  Review?: FunctionComponent<ReviewProps<G>>
}

/** How far the best is ahead of the next. */
export interface Lead {
  own: number
  rival: string
  other: number
  by: number
}

export interface RuledWords {
  words: readonly Segment[]
  rule: ScoreRow['rule']
}

export interface ReviewProps<G extends GameTypes> {
  table: WalkedTable<G>
  turns: readonly Turn<G>[]
  players: readonly string[]
  /** Seats whose decisions can be looked over. */
  seats: readonly number[]
  /** Plays on from before a turn, with the sides of the game. */
  onRetry: (turn: number) => void
}
