/** What is wrong with a position, and where it is mended. */
import { letterOf, SEAT_LETTERS } from '../../../engine/seats.ts'
import type { Problem } from '../../../engine/types.ts'
import type { Words } from '../../../referee/words.ts'
import type { ProblemId } from '../rules/impossible/problem.ts'
import type { Token } from '../rules/notes.ts'
import { TOKENS } from '../rules/notes.ts'
import { tokenName } from '../words/card.ts'
import { say } from '../words/messages/referee.ts'

const isToken = (id: string): id is Token => (TOKENS as readonly string[]).includes(id)

/** A problem in words. */
export function problemWords({ path, problem, values }: Problem): {
  where: Words
  what: Words
  mend: Words
} {
  return {
    where: whereWords(path),
    what: whatWords(path, problem as ProblemId, values),
    mend: say('problem.mend'),
  }
}

function whereWords(path: string): Words {
  const [first = '', second = ''] = path.replace(/^set\./, '').split('.')
  const letter = first === 'players' ? letterOf(Number(second)) : first
  if (SEAT_LETTERS.some((one) => one === letter)) return say('part.seat', { seat: letter })
  if (first === 'game' || first === 'version' || first === 'options') return say('part.game')
  return say(
    ['at', 'seat', 'active', 'round', 'turn', 'phase'].includes(first) ? 'part.turn' : 'part.table',
  )
}

function whatWords(path: string, problem: ProblemId, values: Problem['values']): Words {
  const thing = (id: unknown): Words => {
    const name = String(id)
    return isToken(name) ? [...tokenName(name)] : [{ text: name }]
  }
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
    default:
      return say(`problem.${problem}`)
  }
}
