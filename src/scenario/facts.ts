import type { Game } from '../engine/game.ts'
import type { Result } from '../engine/rule-set.ts'
import { letterOf, SEAT_LETTERS, type SeatLetter, seatOf } from '../engine/seats.ts'
import type { GameTypes, RuleOf } from '../engine/types.ts'

/** What the files of every game may say of an end; `Player` is what they may say of a seat. */
type CommonEnd<Player> = {
  [key in 'winners' | 'decidedBy' | 'moves']?: unknown
} & { [letter in SeatLetter]?: Player | undefined }

/** How a game answers for it: its verbs, its result, and what it tells of a seat. */
interface FactSource<G extends GameTypes, Player> {
  game: Pick<Game<G>, 'legalMoves'>
  resultOf: (position: G['Position']) => Pick<Result<RuleOf<G>>, 'winners' | 'decidedBy'>
  playerFacts: (
    position: G['Position'],
    seat: number,
    wanted: Player,
    cited: Set<RuleOf<G>>,
  ) => Record<string, unknown>
}

/** Who won and what decided it, how many legal moves there are, and the seats, as far as `end` asks for them. */
export function commonFacts<G extends GameTypes, Player>(
  { game, resultOf, playerFacts }: FactSource<G, Player>,
  position: G['Position'],
  end: CommonEnd<Player>,
  cited: Set<RuleOf<G>>,
): Record<string, unknown> {
  const facts: Record<string, unknown> = {}
  if (end.winners !== undefined || end.decidedBy !== undefined) {
    const { winners, decidedBy } = resultOf(position)
    facts.winners = winners.map(letterOf)
    facts.decidedBy = decidedBy
    if (decidedBy) cited.add(decidedBy)
  }
  if (end.moves !== undefined) facts.moves = Array.from(game.legalMoves(position)).length
  for (const letter of SEAT_LETTERS) {
    const wanted = end[letter]
    if (wanted !== undefined && seatOf(letter) < position.players.length)
      facts[letter] = playerFacts(position, seatOf(letter), wanted, cited)
  }
  return facts
}
