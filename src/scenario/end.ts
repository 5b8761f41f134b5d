/** Compares a position with what a scenario says must hold at its end. */
import { game } from '../games/puerto-rico/rules/game.ts'
import type { RuleId } from '../games/puerto-rico/rules/rule-ids.ts'
import { resultOf, scoreOf } from '../games/puerto-rico/rules/scoring.ts'
import { type Position, playerAt } from '../games/puerto-rico/rules/state.ts'
import type { EndSource } from './schema.ts'
import { letterOf, SEAT_LETTERS, seatOf } from './seats.ts'

export interface Found {
  /** Where in the file: `gains.A.vp`, `end.A.coins`. */
  at: string
  expected: string
  found: string
}

/** What of `end` does not hold, and the scoring rules that it made the engine cite. */
export function differences(
  position: Position,
  end: EndSource,
): { found: Found[]; cited: Set<RuleId> } {
  const cited = new Set<RuleId>()
  const facts = factsOf(position, end, cited)
  const found: Found[] = []
  compare('end', end, facts, found)
  return { found, cited }
}

/** The position in the words that `end` uses; scores only where they are asked for. */
function factsOf(position: Position, end: EndSource, cited: Set<RuleId>): Record<string, unknown> {
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
  wanted: NonNullable<EndSource['A']>,
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
  return facts
}

/** Records compare key by key, what is not named may be anything; a ship's load, a list and a number compare wholly. */
function compare(at: string, wanted: unknown, fact: unknown, found: Found[]): void {
  if (isRecord(wanted) && !at.startsWith('end.ships.')) {
    for (const [key, value] of Object.entries(wanted))
      compare(`${at}.${key}`, value, isRecord(fact) ? fact[key] : undefined, found)
    return
  }
  const expected = JSON.stringify(wanted)
  const got = JSON.stringify(fact ?? (typeof wanted === 'number' ? 0 : null))
  if (expected !== got) found.push({ at, expected, found: got })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
