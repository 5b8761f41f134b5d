/** Bots as a table asks them: by the names of their levels, and answered in words. */
import type { BotTypes, Budget, ReasonOf, Valued } from '../../bots/bot.ts'
import type { BotClient } from '../../bots/client.ts'
import type { SeatHistory } from '../../bots/definition.ts'
import type { Segment } from '../../text/markup.ts'

/** A move that a bot chose, why in words, and the next best moves. */
export interface ExplainedChoice<Move> {
  move: Move
  reason: Segment[]
  others: readonly Valued<Move>[]
}

/** A move that is hinted at, with what leads to it. */
export interface Hinted<Move> extends ExplainedChoice<Move> {
  /** What to think of, without the move itself. */
  idea: Segment[]
  /** Addresses of its places, and what they are called; none where a button makes it. */
  places: readonly string[]
  named: readonly Segment[][]
}

/** What a game says of a move that is hinted at; it comes when a hint is asked for. */
export interface HintWords<G extends BotTypes> {
  /** What to think of, without the move itself. */
  ideaOf: (move: G['Move'], reason: ReasonOf<G>) => Segment[]
  /** Addresses of the places that a move is about. */
  placesOf: (move: G['Move']) => string[]
  placeWords: (address: string, seat: number) => Segment[]
}

export interface ExplainingBots<Position, Move> {
  ask: (
    level: string,
    position: Position,
    budget: Budget,
    seed: number,
    how?: { signal: AbortSignal; history: SeatHistory },
  ) => Promise<ExplainedChoice<Move>>
  /** The same, with what leads to the move step by step. */
  hint: (level: string, position: Position, budget: Budget, seed: number) => Promise<Hinted<Move>>
  thinkAhead: (
    level: string,
    position: Position,
    budget: Budget,
    seed: number,
    history: SeatHistory,
    signal: AbortSignal,
  ) => void
  close: () => void
}

/** The bots of a client, with what they say of their moves. */
export function tell<G extends BotTypes>(
  { ask, thinkAhead, close }: BotClient<G>,
  levels: readonly G['Level'][],
  wordsOf: (reason: ReasonOf<G>) => Segment[],
  loadHints: () => Promise<HintWords<G>>,
): ExplainingBots<G['Position'], G['Move']> {
  const levelOf = (name: string): G['Level'] => {
    const level = levels.find((one) => one === name)
    if (level === undefined) throw new RangeError(`no bot is called ${name}`)
    return level
  }
  return {
    async ask(name, ...asked) {
      const { move, reason, others } = await ask(levelOf(name), ...asked)
      return { move, reason: wordsOf(reason), others }
    },
    async hint(name, ...asked) {
      const [{ move, reason, others }, words] = await Promise.all([
        ask(levelOf(name), ...asked),
        loadHints(),
      ])
      const places = words.placesOf(move)
      return {
        move,
        reason: wordsOf(reason),
        others,
        idea: words.ideaOf(move, reason),
        places,
        named: places.map((address) => words.placeWords(address, move.seat)),
      }
    },
    thinkAhead: (name, ...asked) => thinkAhead(levelOf(name), ...asked),
    close,
  }
}
