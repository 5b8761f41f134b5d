/** Fuzz rounds: damaged input of every kind is refused with a message, quickly and never taken for a position that cannot occur. */
import { type Mangler, manglerOf } from './mangle.ts'
import { describeProblem } from './problem.ts'
import { moverOf } from './random-game.ts'
import type { Problem } from './types.ts'

/** What came of reading: what cannot be in that which was taken, or a refusal with the message that is shown for it. */
export type Answer = { impossible: readonly Problem[] } | { refused: string }

/** A kind of input: a damaged sample of it, and how it is read. */
export interface Input {
  name: string
  make: (mangler: Mangler) => string | Promise<string>
  read: (text: string) => Answer | Promise<Answer>
}

/** Longest time, in milliseconds of the processor, that reading should take: how fast a machine is, no test asks. */
const MOST_TIME = 100

interface HostileRound {
  tried: number
  refused: number
  /** The longest that one input took, in milliseconds of the processor. */
  slowest: number
  /** What should not have happened, with the input. */
  faults: string[]
  /** What took longer than it should, with the input. */
  slow: string[]
}

/** Reads `count` damaged inputs of a kind; the same seed, the same inputs. */
export async function fuzzRound(
  { make, read }: Input,
  count: number,
  seed: number,
  progress: (tried: number) => void = () => {},
): Promise<HostileRound> {
  const mangler = manglerOf(moverOf(seed))
  const round: HostileRound = { tried: 0, refused: 0, slowest: 0, faults: [], slow: [] }
  for (; round.tried < count; round.tried++) {
    progress(round.tried)
    const text = await make(mangler)
    const tell = (message: string): string => `${message}: ${text.slice(0, 2000)}`
    const fault = (message: string): unknown => round.faults.push(tell(message))
    try {
      const { answer, time } = await timed(() => read(text))
      round.slowest = Math.max(round.slowest, time)
      if (time > MOST_TIME) round.slow.push(tell(`took ${Math.round(time)} ms`))
      if ('refused' in answer) {
        round.refused += 1
        if (answer.refused === '') fault('refused without a word')
      } else {
        const [first] = answer.impossible
        if (first) fault(`an impossible position was accepted: ${describeProblem(first)}`)
      }
    } catch (error) {
      fault(String(error))
    }
  }
  return round
}

/** Processor time, which other work on the machine does not lengthen; the best of three tries, since this process collects garbage. */
async function timed<T>(read: () => T | Promise<T>): Promise<{ answer: T; time: number }> {
  let best = Number.POSITIVE_INFINITY
  for (let tries = 0; ; tries++) {
    const started = process.cpuUsage()
    const answer = await read()
    best = Math.min(best, process.cpuUsage(started).user / 1000)
    if (best <= MOST_TIME || tries === 2) return { answer, time: best }
  }
}
