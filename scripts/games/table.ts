/** The options that say which game is played at which table. */
import type { Table } from '../../src/frame/played.ts'
import type { Tables } from '../../src/frame/tables.ts'
import { ALL_GAMES, type GameId } from '../../src/games/ids.ts'
import { REGISTRY } from '../../src/games/registry.ts'
import { UsageError, wholeNumber } from '../arguments.ts'

type Named = { seats: string; edition?: string | undefined; version?: string | undefined }

const tablesOf = (id: GameId): Tables => REGISTRY[id].tables

/** A line of help for every game: what `of` tells of its tables, where it tells something. */
export const ofEach = (of: (tables: Tables) => readonly string[]): string =>
  ALL_GAMES.flatMap((id) => {
    const names = of(tablesOf(id))
    return names.length > 0 ? [`of ${id}: ${names.join(', ')}`] : []
  }).join('; ')

/** The names of the kinds of table that an option chooses among. */
export const kindsOf = (option: Tables['kind']): string =>
  ofEach(({ kind, kinds }) => (kind === option ? kinds : []))

/** The table of a game; an edition or version of another game is refused. */
export function readTable(id: GameId, { seats, ...given }: Named): Table {
  const { kind, kinds, usual, seatsOf } = tablesOf(id)
  for (const option of ['edition', 'version'] as const)
    if (option !== kind && given[option] !== undefined)
      throw new UsageError(
        `--${option} is not of ${id}${kind === undefined ? '' : `, there it is --${kind}`}`,
      )
  const all = kinds.flatMap(seatsOf)
  const count = wholeNumber('seats', seats, Math.min(...all), Math.max(...all))
  const named = kind && given[kind]
  const name = named ?? usual(count)
  if (!kinds.includes(name))
    throw new UsageError(`--${kind} is ${kinds.join(' or ')}, not '${name}'`)
  const played = seatsOf(name)
  if (!played.includes(count))
    throw new UsageError(
      `the ${kind} ${name} is played with ${played.join(', ')} seats, not ${count}`,
    )
  return { edition: name, seats: count }
}

/** The expansions of a list with commas; another name than the game has is a UsageError. */
export function readExpansions(id: GameId, list: string): string[] {
  const { expansions } = tablesOf(id)
  const names = list.split(',').filter((name) => name !== '')
  if (names.length > 0 && expansions.length === 0) throw new UsageError(`${id} has no expansions`)
  for (const name of names)
    if (!expansions.includes(name))
      throw new UsageError(`--expansions are ${expansions.join(' and ')}, not '${name}'`)
  return names
}
