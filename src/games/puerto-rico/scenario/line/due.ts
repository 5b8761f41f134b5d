/** Points that wait, in a line: 'a1hb', seat, points and the building's letters. */
import { letterOf, type SeatLetter } from '../../../../engine/seats.ts'
import { listOf, number, oneOf, seat } from '../../../../scenario/line/codec.ts'
import type { DuePoints } from '../../rules/state.ts'
import { DUE_CODES } from './codes.ts'

type GivingRule = keyof typeof DUE_CODES

interface Due {
  seat: SeatLetter
  points: number
  rule: GivingRule
}

const isGiving = (rule: string): rule is GivingRule => rule in DUE_CODES

/** What waits, seats by their letters. */
export const dueIn = (waiting: readonly DuePoints[]): Due[] =>
  waiting.flatMap(({ seat, points, rule }) =>
    isGiving(rule) ? [{ seat: letterOf(seat), points, rule }] : [],
  )

const dueRule = oneOf(DUE_CODES, /[a-z]{2}/y)
export const due = listOf<Due>({
  write: (one) => `${seat.write(one.seat)}${one.points}${dueRule.write(one.rule)}`,
  read: (reader) => ({
    seat: seat.read(reader),
    points: number.read(reader),
    rule: dueRule.read(reader),
  }),
})
