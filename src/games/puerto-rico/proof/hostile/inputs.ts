/** Everything that the site reads from outside: damaged samples of it, and what comes of reading them. */

import { playGame, seedOf } from '../../../../engine/random-game.ts'
import { unreadWords } from '../../../../referee/faults.ts'
import { linkOf, questionOf } from '../../../../referee/link.ts'
import type { Unread } from '../../../../referee/question.ts'
import { readText } from '../../../../referee/read.ts'
import { scenarioOf } from '../../../../referee/scenario.ts'
import { jsonOf, yamlOf } from '../../../../referee/yaml.ts'
import { beginGame, readGame, replay } from '../../../../saves/game.ts'
import { packLink } from '../../../../saves/link.ts'
import { noProgress, readProgressFile, unknownIn } from '../../../../saves/progress.ts'
import { puertoRico } from '../../plug.ts'
import { edited } from '../../referee/edit-position.ts'
import { setBoard } from '../../referee/edits.ts'
import { problemWords } from '../../referee/problems.ts'
import { positionsOf } from '../../referee/sample.ts'
import { IDENTITY } from '../../rules/identity.ts'
import { problemsOf } from '../../rules/impossible.ts'
import type { Move } from '../../rules/moves.ts'
import { setUp } from '../../rules/setup.ts'
import { type Position, playerAt } from '../../rules/state.ts'
import { BUILDINGS } from '../../rules/vocabulary.ts'
import { saves } from '../../saves.ts'
import { isLine, readLine } from '../../scenario/line/read-line.ts'
import { lineOf } from '../../scenario/line/write-line.ts'
import { emptyEntry, packSheet, scoreSheet, unpackSheet } from '../../site/score/sheet.ts'
import { kitLine, readKit } from '../../words/kit.ts'
import { toText } from '../../words/markup.ts'
import { FIRST_SET } from '../../words/names.ts'
import type { Mangler } from './mangle.ts'

/** What reading gave: positions to be held to the rules, or a refusal with the message that is shown for it. */
export type Answer = { positions: readonly Position[] } | { refused: string }

export interface Input {
  name: string
  make: (mangler: Mangler) => string | Promise<string>
  read: (text: string) => Answer | Promise<Answer>
}

const refusedBy = (unread: Unread): Answer => ({
  refused: unreadWords(unread, problemWords)
    .map((words) => toText(words))
    .join(' '),
})

/** The kinds of input, with samples made once. */
export function hostileInputs(): Input[] {
  const questions = positionsOf(100).map(({ position, move }) => ({
    position,
    ...(move && { move }),
  }))
  const kept = Array.from({ length: 20 }, (_, index) => saveOf(index))
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
    {
      name: 'link',
      async make({ below, pick, mangled, poisoned }) {
        const question = pick(questions)
        if (below(2) === 0) return mangled(await linkOf(puertoRico, question))
        const start = puertoRico.scenario.startFrom(question.position)
        return packLink(IDENTITY, poisoned({ ...start, move: question.move }))
      },
      async read(text) {
        const read = await questionOf(puertoRico, text)
        // A draft is shown to be mended, and never ruled on.
        if (read.ok) return { positions: read.question.draft ? [] : [read.question.position] }
        return refusedBy(read)
      },
    },
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
        return read.ok ? { positions: [read.position] } : refusedBy(read)
      },
    },
    {
      name: 'line',
      make: ({ pick, mangled }) => mangled(lineOf(pick(questions).position)),
      read(text) {
        const read = readText(puertoRico, text, { line: { isLine, readLine } })
        return read.ok ? { positions: [read.position] } : refusedBy(read)
      },
    },
    {
      name: 'board in words',
      make: ({ pick, mangled }) =>
        mangled(kitLine(playerAt(pick(questions).position, 0), FIRST_SET)),
      read(text) {
        const read = readKit(text)
        if (!read.ok) return { refused: read.found }
        // It is laid on a table that is being set up, where what cannot be is listed to be mended.
        const draft = edited(
          setUp({ edition: 'two-player', seats: 2, seed: 1 }),
          setBoard(0, read.player),
        )
        const said = problemsOf(draft).map((problem) => toText(problemWords(problem).what))
        return said.length > 0 ? { refused: said.join(' ') } : { positions: [draft] }
      },
    },
    {
      name: 'save',
      make: ({ below, pick, mangled, poisoned }) =>
        below(2) === 0
          ? mangled(JSON.stringify(pick(kept)))
          : (JSON.stringify(poisoned(pick(kept))) ?? ''),
      read(text) {
        const read = readGame(saves, text)
        const played = read.ok ? replay(saves, read.value) : read
        if (!played.ok) return { refused: played.problem }
        const { turns, position } = played.value
        return { positions: [...turns.map(({ before }) => before), position] }
      },
    },
    {
      name: 'progress',
      make: ({ below, mangled, poisoned }) =>
        below(2) === 0
          ? mangled(JSON.stringify(progress))
          : (JSON.stringify(poisoned(progress)) ?? ''),
      read(text) {
        const read = readProgressFile(IDENTITY.id, text)
        if (!read.ok) return { refused: read.problem }
        return { refused: unknownIn(read.value, course).join() || 'nothing unknown' }
      },
    },
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
        return { positions: [] }
      },
    },
  ]
}

/** The first moves of a random game, as they are kept. */
function saveOf(index: number): object {
  const seats = 2 + (index % 4)
  const setup = {
    edition: seats === 2 ? 'two-player' : 'classic',
    seats,
    seed: seedOf(9, index),
  } as const
  const moves: Move[] = []
  playGame(puertoRico, setup, (_, move) => {
    if (move && moves.length < 60) moves.push({ ...move })
  })
  const players = Array.from({ length: seats }, () => 'human' as const)
  const { edition, seed } = setup
  return {
    ...beginGame(saves, { setup: { edition, seed, options: {} }, players }),
    id: `game-${index}`,
    saved: 0,
    moves,
  }
}
