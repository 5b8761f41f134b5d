/** The engine held to the rules at length, where the unit tests do it in short: see `--help`. */
import { runCommand } from './arguments.ts'
import { clearProgress, showProgress } from './progress.ts'
import { COMMAND, readArguments } from './proof/arguments.ts'
import { readHostile } from './proof/hostile.ts'
import { tryLinks } from './proof/links.ts'
import { comparePositions } from './proof/model.ts'
import type { Output } from './proof/output.ts'
import { countPerft } from './proof/perft.ts'
import { removeEffects } from './proof/removal.ts'
import { tryRoundTrips } from './proof/roundtrip.ts'
import { compareGames } from './proof/xstate.ts'

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
    case 'model':
      return comparePositions(game, positions, seed, output, expansions.length > 0)
    case 'xstate':
      return compareGames(game, games, seed, output, expansions)
    case 'perft':
      return countPerft(game, output)
    case 'hostile':
      return readHostile(game, inputs, seed, output)
    case 'roundtrip':
      return tryRoundTrips(game, positions, seed, output)
    case 'links':
      return tryLinks(game, games, seed, output)
    case 'removal':
      return removeEffects(game, output)
  }
})
