import type { GameTypes } from '../../src/engine/types.ts'
import type { GameId } from '../../src/games/ids.ts'
import { type LinkTrip, tripOf } from '../../src/saves/by-link/roundtrip.ts'
import { featureOf } from '../games/ids.ts'
import type { Output } from './output.ts'

/** Most faults that are printed. */
const MOST_SHOWN = 20

/** What the games of one table came to. */
interface Sum {
  letters: number[]
  decisions: number[]
  ms: number[]
}

/** Writes random games as links and reads them again, and prints how long they were; 1 where one came to another position. */
export async function tryLinks(
  game: GameId,
  games: number,
  seed: number,
  output: Output,
): Promise<number> {
  const of = await featureOf(game, 'links')
  return of((trip) => tryAll(trip, games, seed, output))
}

function tryAll<G extends GameTypes>(
  trip: LinkTrip<G>,
  games: number,
  seed: number,
  { print, progress }: Output,
): number {
  const sums = new Map<string, Sum>()
  const faults: string[] = []
  for (let index = seed; index < seed + games; index++) {
    const { saved, link, fault, ms } = tripOf(trip, index)
    const { length: seats } = saved.players
    const name = trip.nameOf({ ...saved.setup, seats } as G['Setup'])
    if (fault) faults.push(`game ${index}, ${name}: ${fault}`)
    const sum = sums.get(name) ?? { letters: [], decisions: [], ms: [] }
    sum.letters.push(link.length)
    sum.decisions.push(saved.moves.length)
    sum.ms.push(ms)
    sums.set(name, sum)
    progress(`${index - seed + 1} of ${games} games, ${faults.length} faults`)
  }
  for (const [name, { letters, decisions, ms }] of [...sums].sort(([one], [other]) =>
    one < other ? -1 : 1,
  ))
    print(
      `${name}: ${letters.length} games of ${middle(decisions)} decisions, ${middle(letters)} letters, ` +
        `longest ${Math.max(...letters)}; read in ${Math.round(middle(ms))} ms`,
    )
  for (const fault of faults.slice(0, MOST_SHOWN)) print(fault)
  print(`${games} games, ${faults.length} faults`)
  return faults.length > 0 ? 1 : 0
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
