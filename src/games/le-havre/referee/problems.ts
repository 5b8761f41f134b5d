/** What is wrong with a position, and where it is mended. */
import { letterOf, SEAT_LETTERS } from '../../../engine/seats.ts'
import type { Problem } from '../../../engine/types.ts'
import type { Words } from '../../../referee/words.ts'
import type { ProblemWords } from '../../../ui/referee/set-up.ts'
import { TOKENS, type Token } from '../rules/events.ts'
import type { ProblemId } from '../rules/impossible/problem.ts'
import { type At, DECISIONS } from '../rules/vocabulary.ts'
import { tokenName } from '../words/card.ts'
import { say } from '../words/messages/referee.ts'
import type { SeatName } from '../words/say.ts'
import { atWords } from './words.ts'

const isToken = (id: string): id is Token => (TOKENS as readonly string[]).includes(id)

/** The parts of a position, as they are edited and as problems point at them. */
export type PartName = 'game' | 'turn' | 'table' | `seat-${number}`

/** What a part is called. */
export function partWords(part: PartName, nameOf: SeatName = letterOf): Words {
  if (part === 'game' || part === 'turn' || part === 'table') return say(`part.${part}`)
  return say('part.seat', { seat: nameOf(Number(part.slice('seat-'.length))) })
}

/** A problem in words. */
export function problemWords(
  { path, problem, values }: Problem,
  nameOf: SeatName = letterOf,
  thingWords: (id: string) => Words = thingName,
): ProblemWords {
  const part = partOf(path)
  return {
    part,
    where: partWords(part, nameOf),
    what: whatWords(path, problem as ProblemId, values, thingWords),
    mend: mendWords(problem as ProblemId, values),
  }
}

const OF_TURN: readonly string[] = ['at', 'seat', 'active', 'round', 'turn', 'phase']

function partOf(path: string): PartName {
  const [first = '', second = ''] = path.replace(/^set\./, '').split('.')
  const letter = first === 'players' ? letterOf(Number(second)) : first
  const letters: readonly string[] = SEAT_LETTERS
  const seat = letters.indexOf(letter)
  if (seat >= 0) return `seat-${seat}`
  if (first === 'game' || first === 'version' || first === 'options') return 'game'
  return OF_TURN.includes(first) ? 'turn' : 'table'
}

/** A token as it is called; anything else as it is written. */
const thingName = (id: string): Words => (isToken(id) ? [...tokenName(id)] : [{ text: id }])

function whatWords(
  path: string,
  problem: ProblemId,
  values: Problem['values'],
  thingWords: (id: string) => Words,
): Words {
  const thing = (id: unknown): Words => thingWords(String(id))
  const card = () => thing(values.card ?? values.building ?? values.ship)
  const number = (name: string): number => Number(values[name] ?? 0)
  switch (problem) {
    case 'total':
      return say('problem.total', { what: thing(path) })
    case 'no-card':
    case 'twice':
    case 'not-out':
    case 'disc':
    case 'modernised':
    case 'stack-special':
    case 'beside':
    case 'ship-stack':
    case 'gone':
    case 'sold':
    case 'no-effect':
    case 'no-fee':
      return say(`problem.${problem}`, { what: card() })
    case 'specials-out':
    case 'standard-out':
      return say(`problem.${problem}`, { due: number('due'), out: number('out') })
    case 'stack-size':
      return say('problem.stack-size', { count: number('count'), most: number('most') })
    case 'round':
      return say('problem.round', { rounds: number('rounds') })
    case 'phase':
    case 'waits-for-nobody': {
      const at = placeOf(values)
      return at ? say(`problem.${problem}.at`, { at: atWords(at) }) : say(`problem.${problem}`)
    }
    default:
      return say(`problem.${problem}`)
  }
}

const placeOf = ({ at }: Problem['values']): At | null =>
  [...DECISIONS, 'over' as const].find((one) => one === at) ?? null

/** What a place needs is asked for by its name. */
function mendWords(problem: ProblemId, values: Problem['values']): Words {
  if (problem === 'no-card') return say('problem.no-card.mend')
  const at = placeOf(values)
  if (!at || at === 'over' || (problem !== 'waits-for-nobody' && problem !== 'phase'))
    return say('problem.mend')
  return say(`need.${at}`)
}
