/** How seats are written: as letters, A being the first player. */
export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const
export type SeatLetter = (typeof SEAT_LETTERS)[number]

/** The seat of a letter: A is 0. */
export function seatOf(letter: SeatLetter): number {
  return SEAT_LETTERS.indexOf(letter)
}

/** The letter of a seat: 0 is A. */
export function letterOf(seat: number): SeatLetter {
  return SEAT_LETTERS[seat] ?? 'A'
}
