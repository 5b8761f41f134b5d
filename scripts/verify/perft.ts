import { countLines } from '../../src/engine/perft.ts'
import type { GameId } from '../../src/games/ids.ts'
import { featureOf } from '../games/ids.ts'
import type { Output } from './output.ts'

/** Counts the lines of legal moves from fixed positions beside the recorded counts; gives the exit code. */
export async function countPerft(name: GameId, { print, progress }: Output): Promise<number> {
  const withGame = await featureOf(name, 'play')
  return withGame(({ game, perft }) => {
    const width = Math.max(...perft.map(({ name }) => name.length))
    const line = (name: string, cells: (string | number)[]): string =>
      name.padEnd(width) + cells.map((cell) => String(cell).padStart(9)).join('')
    const deepest = Math.max(...perft.map(({ counts }) => counts.length))
    print(
      line(
        'position',
        Array.from({ length: deepest }, (_, index) => `depth ${index + 1}`),
      ),
    )
    let wrong = 0
    for (const { name, counts, position } of perft) {
      progress(name)
      const found = counts.map((_, index) => countLines(game, position, index + 1))
      const same = found.join() === counts.join()
      if (!same) wrong += 1
      print(line(name, found) + (same ? '' : `   recorded: ${counts.join(', ')}`))
    }
    print(`${perft.length - wrong} passed, ${wrong} failed`)
    return wrong > 0 ? 1 : 0
  })
}
