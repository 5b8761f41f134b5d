/** What the players at this table are called; the names stay on this device. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import * as v from 'valibot'
import { letterOf } from '../../engine/seats.ts'
import { usePersistedList } from '../persisted-list.ts'
import type { SeatName } from '../table/definition.ts'

/** Where a game keeps them on the device. */
export const seatNamesKey = (game: string): string => `${game}/seat-names`

/** Longest name of a player. */
export const LONGEST_NAME = 16

/** A name that cannot be read is none: those behind it keep their seats. */
export const nameSchema = v.fallback(v.pipe(v.string(), v.maxLength(LONGEST_NAME)), '')

interface Called {
  /** Who has no name goes by the letter of the seat; two of one name are told apart by it. */
  nameOf: SeatName
  names: readonly string[]
  rename: (seat: number, name: string) => void
}

/** The names that this device keeps for a game, and the way to change them. */
export function usePersistedNames(game: string): Called {
  const [names, change] = usePersistedList(seatNamesKey(game), nameSchema)
  const nameOf = (seat: number): string => {
    const name = names[seat]?.trim()
    if (!name) return letterOf(seat)
    const isShared = names.some((other, at) => at !== seat && other.trim() === name)
    return isShared ? `${name} ${letterOf(seat)}` : name
  }
  const rename = (seat: number, name: string): void =>
    change((list) => {
      const all = Array.from({ length: Math.max(list.length, seat + 1) }, (_, at) => list[at] ?? '')
      return all.with(seat, name.slice(0, LONGEST_NAME))
    })
  return { nameOf, names, rename }
}

/** Hands the names to every part of the page. */
export const CalledContext = createContext<Called>({
  nameOf: letterOf,
  names: [],
  rename: () => {},
})

/** What the seats are called on this page, and how they are renamed. */
export const useCalled = (): Called => useContext(CalledContext)
