/** What one phase remembers of the expansions, from the words of a file and back: seats go by letters there. */
import { letterOf, SEAT_LETTERS, seatOf } from '../../../engine/seats.ts'
import { freshPhase } from '../rules/expansions/fresh.ts'
import type { PhaseSource, Who } from '../rules/expansions/source.ts'
import type { AddedPhase, Expansions } from '../rules/expansions.ts'
import type { Position } from '../rules/state.ts'
import { byGood } from '../rules/vocabulary.ts'
import { completePhase } from './complete-added.ts'

const seatIn = (who: Who): number => (typeof who === 'number' ? who : seatOf(who))

/** Lists of seats. */
const LISTS = ['opened', 'paired', 'supplied', 'smallWharfUsed'] as const

/** What is told, seats by their numbers. */
export function phaseGiven(source: PhaseSource, seats: number): Partial<AddedPhase> {
  const { opened, paired, supplied, smallWharfUsed, received, ...rest } = source
  const lists = { opened, paired, supplied, smallWharfUsed }
  const given: Partial<AddedPhase> = { ...Object.fromEntries(Object.entries(rest)) }
  for (const key of LISTS) {
    const list = lists[key]
    if (list) given[key] = list.map(seatIn)
  }
  if (Array.isArray(received)) given.received = received
  else if (received)
    given.received = SEAT_LETTERS.slice(0, seats).map((letter) =>
      byGood((good) => received[letter]?.[good] ?? 0),
    )
  return given
}

/** What is remembered and does not follow from the rest, in the words of a file. */
export function addedPhaseSource(position: Position, expansions: Expansions): PhaseSource {
  const { phase } = expansions
  const follows = freshPhase()
  completePhase(position, { ...expansions, doubled: [...expansions.doubled], phase: follows }, {})
  const given = (Object.keys(phase) as (keyof AddedPhase)[]).filter(
    (key) => JSON.stringify(phase[key]) !== JSON.stringify(follows[key]),
  )
  return Object.fromEntries(given.map((key) => [key, wordsOf(phase, key)]))
}

function wordsOf(phase: AddedPhase, key: keyof AddedPhase): unknown {
  if (key === 'received')
    return Object.fromEntries(phase.received.map((goods, seat) => [letterOf(seat), goods]))
  const list = LISTS.find((one) => one === key)
  return list ? phase[list].map(letterOf) : phase[key]
}
