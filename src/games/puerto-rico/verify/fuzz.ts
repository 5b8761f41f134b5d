/** Everything that the site reads from outside: damaged samples of it, and what comes of reading them. */

import type { Answer, Input } from '../../../engine/fuzz.ts'
import { unreadWords } from '../../../referee/faults.ts'
import { fuzzedLink } from '../../../referee/fuzz.ts'
import type { Unread } from '../../../referee/question.ts'
import { readText } from '../../../referee/read.ts'
import { scenarioOf } from '../../../referee/scenario.ts'
import { jsonOf, yamlOf } from '../../../referee/yaml.ts'
import { fuzzedProgress, fuzzedSave, hostileGameLink, randomSave } from '../../../saves/fuzz.ts'
import { packLink } from '../../../saves/link.ts'
import { noProgress } from '../../../saves/progress.ts'
import { puertoRico } from '../definition.ts'
import { linked } from '../linked.ts'
import { edited } from '../referee/edit-position.ts'
import { setBoard } from '../referee/edits.ts'
import { problemWords } from '../referee/problems.ts'
import { positionsOf } from '../referee/sample.ts'
import { IDENTITY } from '../rules/identity.ts'
import { validate } from '../rules/impossible.ts'
import { setUp } from '../rules/setup.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { BUILDINGS } from '../rules/vocabulary.ts'
import { saves } from '../saves.ts'
import { isLine, readLine } from '../scenario/line/read-line.ts'
import { lineOf } from '../scenario/line/write-line.ts'
import { emptyEntry, packSheet, scoreSheet, unpackSheet } from '../site/score/sheet.ts'
import { kitLine, readKit } from '../words/kit.ts'
import { toText } from '../words/markup.ts'
import { FIRST_SET } from '../words/names.ts'
import { expandedSetup, someSetup } from './positions.ts'
import '../expansions.ts'

const taken = (position: Position): Answer => ({ impossible: validate(position) })
const refusedBy = (unread: Unread): Answer => ({
  refused: unreadWords(unread, problemWords)
    .map((words) => toText(words))
    .join(' '),
})

/** The kinds of input, with samples made once. */
export function fuzzInputs(): Input[] {
  const plain = positionsOf(100)
  // A line, and a board in words, are of the base game.
  const questions = [...plain, ...positionsOf(100, expandedSetup)].map(({ position, move }) => ({
    position,
    ...(move && { move }),
  }))
  const kept = Array.from({ length: 40 }, (_, index) => {
    const isPlain = index % 2 === 0
    const { seats, ...setup } = isPlain
      ? someSetup({ rng: index }, index / 2)
      : expandedSetup(index)
    return randomSave(saves, { options: {}, ...setup }, seats, index % 4 > 1)
  })
  const course = [{ id: 'mayor', steps: ['first', 'second'] }]
  const progress = {
    ...noProgress(IDENTITY.id),
    done: { mayor: ['first'] },
    at: { chapter: 'mayor', step: 'second' },
    solved: { '7-41': 2 },
    boxes: { 'captain/five-corn': { box: 2, day: 20_000 } },
  }
  const sheet = ['Ann', 'Ben', 'Eva'].map((name, seat) => ({
    ...emptyEntry(name),
    chips: 20 + seat,
    city: BUILDINGS.slice(seat * 4, seat * 4 + 4),
    tiles: 7,
  }))
  return [
    fuzzedLink(puertoRico, questions, problemWords),
    {
      name: 'scenario',
      make({ pick, mangled, poisoned }) {
        const question = pick(questions)
        const source = scenarioOf(puertoRico, question)
        return pick([
          () => mangled(yamlOf(source, 'x')),
          () => mangled(jsonOf(source)),
          () => mangled(JSON.stringify(question.position)),
          () => yamlOf(poisoned(source) as object, 'x'),
          () => JSON.stringify(poisoned(question.position)) ?? '',
        ])()
      },
      read(text) {
        const read = readText(puertoRico, text)
        return read.ok ? taken(read.position) : refusedBy(read)
      },
    },
    {
      name: 'line',
      make: ({ pick, mangled }) => mangled(lineOf(pick(plain).position)),
      read(text) {
        const read = readText(puertoRico, text, { line: { isLine, readLine } })
        return read.ok ? taken(read.position) : refusedBy(read)
      },
    },
    {
      name: 'board in words',
      make: ({ pick, mangled }) => mangled(kitLine(playerAt(pick(plain).position, 0), FIRST_SET)),
      read(text) {
        const read = readKit(text)
        if (!read.ok) return { refused: read.found }
        // It is laid on a table that is being set up, where what cannot be is listed to be mended.
        const draft = edited(
          setUp({ edition: 'two-player', seats: 2, seed: 1 }),
          setBoard(0, read.player),
        )
        const said = validate(draft).map((problem) => toText(problemWords(problem).what))
        return said.length > 0 ? { refused: said.join(' ') } : taken(draft)
      },
    },
    fuzzedSave(saves, puertoRico, kept),
    hostileGameLink(saves, linked, puertoRico, kept),
    fuzzedProgress(IDENTITY.id, progress, course),
    {
      name: 'score',
      make: async ({ below, mangled, poisoned }) =>
        below(2) === 0 ? mangled(await packSheet(sheet)) : packLink(IDENTITY, poisoned(sheet)),
      async read(text) {
        const read = await unpackSheet(text)
        if (!read.ok) return { refused: read.problem }
        const { sheets } = scoreSheet(read.sheet)
        const isPossible = sheets.every(({ total }) => Number.isInteger(total) && total >= 0)
        if (!isPossible) throw new Error(`a score of ${sheets.map(({ total }) => total)}`)
        return { impossible: [] }
      },
    },
  ]
}
