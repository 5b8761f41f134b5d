/** Games and scenarios of Le Havre with damage, and what comes of reading them. */
import { stringify } from 'yaml'
import type { Answer, Input } from '../../../engine/fuzz.ts'
import { describeProblem } from '../../../engine/problem.ts'
import { moverOf, playGame } from '../../../engine/random-game.ts'
import { fuzzedLink } from '../../../referee/fuzz.ts'
import { fuzzedProgress, fuzzedSave, hostileGameLink, randomSave } from '../../../saves/fuzz.ts'
import { noProgress } from '../../../saves/progress.ts'
import { parseScenario } from '../../../scenario/parse.ts'
import { leHavre } from '../definition.ts'
import { linked } from '../linked.ts'
import { problemWords } from '../referee/problems.ts'
import type { Position } from '../rules/state.ts'
import { saves } from '../saves.ts'
import { someSetup } from './setups.ts'

const { copy } = leHavre.game.parts
const setupFor = (index: number) => someSetup({ rng: index }, index)

/** Positions of whole games, in every version and number of seats. */
function positionsOf(games: number): Position[] {
  const found: Position[] = []
  for (let index = 0; index < games; index++) {
    const draw = moverOf(index)
    playGame(leHavre, setupFor(index), (position, move) => {
      if (!move || draw() < 0.02) found.push(copy(position))
    })
  }
  return found
}

/** The kinds of input, with samples made once. */
export function fuzzInputs(): Input[] {
  const positions = positionsOf(20)
  const course = [{ id: 'loans', steps: ['first', 'second'] }]
  const progress = {
    ...noProgress(leHavre.game.parts.id),
    done: { loans: ['first'] },
    at: { chapter: 'loans', step: 'second' },
  }
  const kept = Array.from({ length: 20 }, (_, index) => {
    const { seats, ...setup } = setupFor(index)
    return randomSave(saves, setup, seats, index >= 10)
  })
  return [
    fuzzedLink(
      leHavre,
      positions.map((position) => ({ position })),
      problemWords,
    ),
    fuzzedSave(saves, leHavre, kept),
    hostileGameLink(saves, linked, leHavre, kept),
    fuzzedProgress(leHavre.game.parts.id, progress, course),
    {
      name: 'scenario',
      make({ below, pick, mangled, poisoned }) {
        const source = { rules: [], ...leHavre.scenario.startFrom(pick(positions)) }
        return below(2) === 0 ? mangled(stringify(source)) : stringify(poisoned(source))
      },
      read(text): Answer {
        const read = parseScenario(leHavre, text)
        if (!read.ok) return { refused: read.faults.map(({ message }) => message).join('; ') }
        const built = leHavre.scenario.positionFrom(read.source)
        return built.ok
          ? { impossible: leHavre.validate(built.value) }
          : { refused: built.problems.map(describeProblem).join('; ') }
      },
    },
    {
      name: 'position',
      make: ({ below, pick, mangled, poisoned }) =>
        below(2) === 0
          ? mangled(JSON.stringify(pick(positions)))
          : (JSON.stringify(poisoned(pick(positions))) ?? ''),
      read(text): Answer {
        const read = leHavre.parsePosition(jsonFrom(text))
        return read.ok
          ? { impossible: leHavre.validate(read.value) }
          : { refused: read.problems.map(describeProblem).join('; ') }
      },
    },
  ]
}

function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
