/** The options that say which game is played at which table. */
import { VERSIONS } from '../../src/games/le-havre/rules/vocabulary.ts'
import { EDITIONS, type EditionId, seatsOf } from '../../src/games/puerto-rico/rules/editions.ts'
import { UsageError, wholeNumber } from '../arguments.ts'
import type { GameId } from './ids.ts'
import type { Table } from './played.ts'

/** `--seats` and `--edition`, which must fit each other: two-player is the default for two seats. */
function readPuertoRicoTable(options: { seats: string; edition?: string | undefined }): {
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

type Named = { seats: string; edition?: string | undefined; version?: string | undefined }

/** The table of a game; an edition of the other game is refused. */
export function readTable(game: GameId, { seats, edition, version }: Named): Table {
  if (game === 'puerto-rico') {
    if (version !== undefined)
      throw new UsageError('--version is of Le Havre, here it is --edition')
    return readPuertoRicoTable({ seats, edition })
  }
  if (edition !== undefined)
    throw new UsageError('--edition is of Puerto Rico, here it is --version')
  const name = VERSIONS.find((id) => id === (version ?? 'full'))
  if (!name) throw new UsageError(`--version is ${VERSIONS.join(' or ')}, not '${version}'`)
  return { edition: name, seats: wholeNumber('seats', seats, 1, 5) }
}
