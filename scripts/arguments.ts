/** What several commands read from their command lines; what is wrong is thrown as one sentence. */
import { EDITIONS, type EditionId, seatsOf } from '../src/games/puerto-rico/rules/editions.ts'

export const LARGEST_SEED = 2 ** 32 - 1

/** The whole number of option `name`, from `least` to `most`. */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new RangeError(`--${name} takes a whole number from ${least} to ${most}, not '${text}'`)
  return value
}

/** `--seats` and `--edition`, which must fit each other: two-player is the default for two seats. */
export function readTable(options: { seats: string; edition?: string | undefined }): {
  seats: number
  edition: EditionId
} {
  const seats = wholeNumber('seats', options.seats, 2, 5)
  const name = options.edition ?? (seats === 2 ? 'two-player' : 'classic')
  const edition = EDITIONS.find((id) => id === name)
  if (!edition) throw new RangeError(`--edition is ${EDITIONS.join(' or ')}, not '${name}'`)
  const played = seatsOf(edition)
  if (!played.includes(seats))
    throw new RangeError(
      `the edition ${edition} is played with ${played.join(', ')} seats, not ${seats}`,
    )
  return { seats, edition }
}
