/** The options that say which table is played at. */
import { EDITIONS, type EditionId, seatsOf } from '../src/games/puerto-rico/rules/editions.ts'
import { UsageError, wholeNumber } from './arguments.ts'

/** `--seats` and `--edition`, which must fit each other: two-player is the default for two seats. */
export function readTable(options: { seats: string; edition?: string | undefined }): {
  seats: number
  edition: EditionId
} {
  const seats = wholeNumber('seats', options.seats, 2, 5)
  const name = options.edition ?? (seats === 2 ? 'two-player' : 'classic')
  const edition = EDITIONS.find((id) => id === name)
  if (!edition) throw new UsageError(`--edition is ${EDITIONS.join(' or ')}, not '${name}'`)
  const played = seatsOf(edition)
  if (!played.includes(seats))
    throw new UsageError(
      `the edition ${edition} is played with ${played.join(', ')} seats, not ${seats}`,
    )
  return { seats, edition }
}
