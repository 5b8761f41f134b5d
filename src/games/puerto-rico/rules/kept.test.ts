import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { readText } from '../../../referee/read.ts'
import { puertoRico } from '../complete.ts'
import { saves } from '../saves.ts'
import { isLine, readLine } from '../scenario/line/read-line.ts'
import { lineOf } from '../scenario/line/write-line.ts'
import { parsePosition } from './position.ts'
import { setUp } from './setup.ts'
import type { Position } from './state.ts'

const declinable = { 'points.declinable': true } as const

/** A position where points of a Harbor wait. */
function waiting(): Position {
  const position = setUp({
    edition: 'classic',
    seats: 3,
    seed: 1,
    options: declinable,
    expansions: ['new-buildings'],
    expansionOptions: { 'exp.selection': 'all' },
  })
  const card = position.roles.find(({ id }) => id === 'captain')
  if (!card || !position.expansions) throw new Error('a captain and an expansion expected')
  card.takenBy = 0
  Object.assign(position, { at: 'captain.offered', role: 'captain', picks: 1 })
  position.phase.chooserLoaded = true
  position.phase.due = [{ seat: 0, points: 1, rule: 'harbor.point' }]
  return position
}

test('a position kept while only expansions had the option is read', () => {
  const position = waiting()
  const { options, phase, expansions } = position
  const { 'points.declinable': _, ...others } = options
  const { due, ...rest } = phase
  const old = {
    ...position,
    options: others,
    phase: rest,
    expansions: {
      ...expansions,
      options: { ...expansions?.options, ...declinable },
      phase: { ...expansions?.phase, due },
    },
  }
  expect(parsePosition(position)).toEqual({ ok: true, value: position })
  expect(parsePosition(old)).toEqual({ ok: true, value: position })
})

test('a position kept before there was the option is read as it was played', () => {
  const position = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  const { 'points.declinable': _, ...options } = position.options
  const { due: __, ...phase } = position.phase
  expect(parsePosition({ ...position, options, phase })).toEqual({ ok: true, value: position })
})

test('a set-up kept so is read', () => {
  const setup = { edition: 'classic', seed: 1, expansions: ['nobles'] }
  const old = { ...setup, options: {}, expansionOptions: declinable }
  const now = { ...setup, options: declinable, expansionOptions: {} }
  expect(safeParse(saves.setupSchema, old).output).toEqual(now)
})

test('a line written so is read', () => {
  const read = (text: string) => readText(puertoRico, text, { line: { isLine, readLine } })
  const line = lineOf(waiting())
  const fields = line.split(' ')
  expect(fields[0]).toBe('c3xb+m')
  expect(fields[11]).toBe('l,qa1hb')
  const old = fields.map((field, index) => {
    if (index === 0) return 'c3xb'
    if (index === 11) return 'l'
    if (index === 13) return `${field.replace('-', '')}o`
    return index === 18 ? `${field === '-' ? '' : `${field},`}qa1hb` : field
  })
  expect(read(old.join(' '))).toEqual(read(line))
})
