/** What is wrong with a position, where it stands, and how to mend it. */

import { letterOf } from '../../../engine/seats.ts'
import type { Problem } from '../../../engine/types.ts'
import type { Words } from '../../../referee/words.ts'
import type { SeatName } from '../words/say.ts'
import { type PartName, partWords } from './parts.ts'
import { saidOf } from './problem-words.ts'

interface ProblemWords {
  part: PartName
  where: Words
  what: Words
  mend: Words
}

/** A problem in words. */
export function problemWords(problem: Problem, seatName: SeatName = letterOf): ProblemWords {
  const part = partOf(problem.path)
  const [what, mend] = saidOf(problem, seatName)
  return { part, where: partWords(part, seatName), what, mend }
}

/** The part that a path such as 'players.0.goods' or 'supply.goods.corn' belongs to. */
function partOf(path: string): PartName {
  const [first = '', second = ''] = path.replace(/^set\./, '').split('.')
  if (first === 'players') return `board-${Number(second)}`
  if (/^[A-E]$/.test(first)) return `board-${first.charCodeAt(0) - 65}`
  switch (first) {
    case 'roles':
    case 'picks':
    case 'coins':
    case 'taken':
      return 'roles'
    case 'plantations':
    case 'faceUp':
    case 'pile':
      return 'plantations'
    case 'market':
    case 'ships':
    case 'house':
    case 'supply':
      return first
    case 'expansions':
      return 'supply'
    case 'game':
    case 'players':
    case 'options':
    case 'edition':
      return 'game'
    default:
      return 'turn'
  }
}
