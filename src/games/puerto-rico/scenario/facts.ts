/** What a scenario may say of a position at its end. */
import { letterOf, SEAT_LETTERS, seatOf } from '../../../engine/seats.ts'
import { game } from '../rules/game.ts'
import type { End } from '../rules/notation.ts'
import { priceOf } from '../rules/roles/builder.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { resultOf, scoreOf } from '../rules/scoring.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { BUILDINGS, each } from '../rules/vocabulary.ts'

/** The position in the words that `end` uses; scores only where they are asked for. */
export function factsOf(position: Position, end: End, cited: Set<RuleId>): Record<string, unknown> {
  const facts: Record<string, unknown> = {
    at: position.at,
    seat: letterOf(position.seat),
    round: position.round,
    governor: letterOf(position.governor),
    coins: Object.fromEntries(position.roles.map((card) => [card.id, card.coins])),
    ships: Object.fromEntries(
      position.ships.map(({ size, good, count }) => [size, good ? { [good]: count } : {}]),
    ),
    house: position.house,
    market: position.market,
    faceUp: position.plantations.faceUp.length,
    pile: position.plantations.pile.length,
    discard: position.plantations.discard,
    supply: position.supply,
    ending: position.ending,
  }
  if (end.winners !== undefined || end.decidedBy !== undefined) {
    const result = resultOf(position)
    facts.winners = result.winners.map(letterOf)
    facts.decidedBy = result.decidedBy
    if (result.decidedBy) cited.add(result.decidedBy)
  }
  if (end.moves !== undefined) facts.moves = Array.from(game.legalMoves(position)).length
  for (const letter of SEAT_LETTERS) {
    const wanted = end[letter]
    if (wanted && seatOf(letter) < position.players.length)
      facts[letter] = playerFacts(position, seatOf(letter), wanted, cited)
  }
  return facts
}

function playerFacts(
  position: Position,
  seat: number,
  wanted: NonNullable<End['A']>,
  cited: Set<RuleId>,
): Record<string, unknown> {
  const player = playerAt(position, seat)
  const facts: Record<string, unknown> = {
    ...player,
    city: player.city.map(({ id }) => id),
    colonists: {
      ...player.manned,
      ...Object.fromEntries(player.city.map(({ id, workers }) => [id, workers])),
    },
  }
  if (wanted.score !== undefined || wanted.lines !== undefined) {
    const sheet = scoreOf(position, seat)
    facts.score = sheet.total
    facts.lines = Object.fromEntries(sheet.lines.map((line) => [line.rule, line.points]))
    for (const line of sheet.lines) cited.add(line.rule)
  }
  if (wanted.prices)
    facts.prices = each(BUILDINGS, (building) => priceOf(position, seat, building).price)
  return facts
}
