/** The engine held to the rules at length, where the unit tests do it in short: see `--help`. */
import { runCommand } from './arguments.ts'
import { clearProgress, showProgress } from './progress.ts'
import { COMMAND, readArguments } from './verify/arguments.ts'
import { readDamaged } from './verify/fuzz.ts'
import { tryLinks } from './verify/links.ts'
import { removeEffects } from './verify/mutation.ts'
import { comparePositions } from './verify/oracle.ts'
import type { Output } from './verify/output.ts'
import { countPerft } from './verify/perft.ts'
import { tryRoundTrips } from './verify/roundtrip.ts'
import { compareGames } from './verify/xstate.ts'

const output: Output = {
  print: (line) => {
    clearProgress()
    console.log(line)
  },
  progress: showProgress,
}

await runCommand(COMMAND, (parsed) => {
  const { game, proof, expansions, games, positions, inputs, seed } = readArguments(parsed)
  switch (proof) {
    case 'oracle':
      return comparePositions(game, positions, seed, output, expansions.length > 0)
    case 'xstate':
      return compareGames(game, games, seed, output, expansions)
    case 'perft':
      return countPerft(game, output)
    case 'fuzz':
      return readDamaged(game, inputs, seed, output)
    case 'roundtrip':
      return tryRoundTrips(game, positions, seed, output)
    case 'links':
      return tryLinks(game, games, seed, output)
    case 'mutation':
      return removeEffects(game, output)
  }
})
