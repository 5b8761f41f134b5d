/** Why a text or a link could not be read, in words, with the line. */

import { COLON, GAP } from '#language/language.ts'
import type { Problem } from '../engine/types.ts'
import type { Fault, Why } from '../scenario/parse.ts'
import { say as sayOfFile } from '../text/messages/files.ts'
import { say } from '../text/messages/referee.ts'
import { kindWords, shortened } from './kinds.ts'
import type { Unread } from './question.ts'
import { joined, type Words } from './words.ts'

/** Everything that there is to say of something unreadable, a sentence or two each; the game has words for its problems. */
export function unreadWords(
  { problem, faults, problems }: Unread,
  problemWords: (problem: Problem) => { where: Words; what: Words; mend: Words },
): Words[] {
  return [
    causeOf(problem),
    ...faults.map(faultWords),
    ...problems.map((one) => {
      const { where, what, mend } = problemWords(one)
      const at = one.line ? [...say('fault.line', { line: one.line }), { text: GAP }] : []
      return [...at, ...where, { text: COLON }, ...what, { text: GAP }, ...mend]
    }),
  ]
}

function causeOf(problem: Unread['problem']): Words {
  switch (problem) {
    case 'not-text':
    case 'shape':
    case 'line':
    case 'move':
    case 'impossible':
    case 'offline':
    case 'missing':
      return say(`unread.${problem}`)
    default:
      return sayOfFile(`link.${problem}`)
  }
}

/** '3째 줄 set.A.coins: 와야 할 것: 수 / 적힌 것: 글' */
function faultWords({ line, path, why }: Fault): Words {
  if (why?.fault === 'line') return lineWords(why)
  const where = path ? say('fault.at', { line, path }) : say('fault.line', { line })
  return [...where, { text: COLON }, ...whatWords(why)]
}

/** What is wrong, without the place. */
export function whatWords(why: Fault['why']): Words {
  switch (why?.fault) {
    case 'unknown-key':
      return [...say('fault.unknown-key', { found: shortened(why.found) }), ...hintWords(why)]
    case 'duplicate':
      return say('fault.duplicate', { found: shortened(why.found) })
    case 'missing':
      return say('fault.missing', { expected: shortened(why.expected) })
    case 'expected':
      return [
        ...say('fault.expected', {
          expected: kindWords(why.expected),
          found: kindWords(why.found),
        }),
        ...nearWords(why.near),
      ]
    case 'too-long':
      return sayOfFile('link.too-long')
    default:
      return say('fault.syntax')
  }
}

function lineWords({ field, letter, found, like }: Extract<Why, { fault: 'line' }>): Words {
  if (like === '') return say('fault.line.over', { field, found: shortened(found) })
  const what = found
    ? say('fault.line.found', { field, letter, found: shortened(found) })
    : say('fault.line.missing', { field })
  return [...what, { text: GAP }, ...say('fault.line.like', { like })]
}

function hintWords({ near, places, known }: Extract<Why, { fault: 'unknown-key' }>): Words {
  if (places) return [{ text: GAP }, ...say('fault.places', { places: joined(places.map(plain)) })]
  if (near !== undefined || !known) return nearWords(near)
  return [{ text: GAP }, ...say('fault.known', { known: joined(known.map(plain)) })]
}

const plain = (text: string): Words => [{ text }]

const nearWords = (near: string | undefined): Words =>
  near === undefined ? [] : [{ text: GAP }, ...say('fault.near', { near })]
