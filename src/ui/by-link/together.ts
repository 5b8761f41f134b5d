import { letterOf } from '../../engine/seats.ts'
import { newMark } from '../../saves/by-link/seated.ts'
import { HUMAN, type Together } from '../../saves/game.ts'

/** What is chosen of a game by link while it is set up. */
export interface LinkDraft {
  /** Seat by seat, as they were typed. */
  names: readonly string[]
  /** The seats that play on this device. */
  own: readonly number[]
  hints: boolean
}

export const FIRST_DRAFT: LinkDraft = { names: [], own: [0], hints: true }

/** A name as it is kept: where two are the same, the later one has the letter of its seat. */
function nameAt(names: readonly string[], seat: number): string {
  const name = names[seat]?.trim().slice(0, 20) ?? ''
  const isTwice = name !== '' && names.slice(0, seat).some((other) => other.trim() === name)
  return isTwice ? `${name} ${letterOf(seat)}` : name
}

/** A game by link as it begins, or null where nobody plays elsewhere. */
export function together(
  { names, own, hints }: LinkDraft,
  players: readonly string[],
): Together | null {
  const people = players.flatMap((kind, seat) => (kind === HUMAN ? [seat] : []))
  const here = people.filter((seat) => own.includes(seat))
  if (here.length === people.length) return null
  return {
    names: players.map((kind, seat) => (kind === HUMAN ? nameAt(names, seat) : '')),
    taken: players.map((_, seat) => here.includes(seat)),
    marks: players.map((_, seat) => (here.includes(seat) ? newMark() : 0)),
    own: here,
    hints,
    turnedBack: 0,
    sent: 0,
  }
}

/** The same people in another game; everybody one seat on, where they change seats. */
export function togetherAgain(link: Together, seatsOn = 0): Together {
  const turned = <T>(list: readonly T[]): T[] => [...list.slice(seatsOn), ...list.slice(0, seatsOn)]
  const { asked: _, declined: __, owed: ___, ...rest } = link
  const { length } = link.names
  return {
    ...rest,
    names: turned(link.names),
    taken: turned(link.taken),
    marks: turned(link.marks),
    own: link.own.map((seat) => (seat - seatsOn + length) % length),
    turnedBack: 0,
    sent: 0,
  }
}
