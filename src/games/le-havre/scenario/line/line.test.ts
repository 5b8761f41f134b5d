import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { moverOf, playGame } from '../../../../engine/random-game.ts'
import { random } from '../../../../engine/rng.ts'
import { readText } from '../../../../referee/read.ts'
import { leHavre } from '../../definition.ts'
import { OPTION_IDS } from '../../rules/options.ts'
import type { Position } from '../../rules/state.ts'
import { CARDS } from '../../rules/vocabulary.ts'
import { someSetup } from '../../verify/setups.ts'
import { startFrom } from '../write-position.ts'
import {
  CARD_CODES,
  ITEM_CODES,
  NEED_CODES,
  OPTION_CODES,
  OWED_CODES,
  TILE_CODES,
  VERSION_CODES,
} from './codes.ts'
import { isLine, lineOf, readLine } from './line.ts'
import { REMEMBERED_CODES } from './phase.ts'

const read = (text: string) => readText(leHavre, text, { line: { isLine, readLine } })

/** Positions of games of every kind. */
function positionsOf(count: number): Position[] {
  const found: Position[] = []
  for (let index = 0; found.length < count; index++) {
    const draw = moverOf(index)
    playGame(leHavre, someSetup({ rng: index }, index), (position, move) => {
      if (found.length < count && (!move || draw() < 0.03)) found.push(structuredClone(position))
    })
  }
  return found
}

/** All but chance. */
function open(position: Position): object {
  const { set = {}, ...start } = startFrom(position)
  const { rng: _, ...rest } = set
  return { ...start, set: rest }
}

test('700 positions of games come back from their lines', () => {
  const lengths: number[] = []
  for (const position of positionsOf(700)) {
    const line = lineOf(position)
    lengths.push(line.length)
    expect(isLine(line)).toBe(true)
    const back = read(line)
    if (!back.ok) throw new Error(`${line}: ${JSON.stringify(back)}`)
    expect(open(back.position)).toEqual(open(position))
    expect(lineOf(back.position)).toBe(line)
  }
  expect(Math.max(...lengths)).toBeLessThan(700)
})

describe('what is damaged is refused with its place', () => {
  const [position] = positionsOf(1)
  const line = position ? lineOf(position) : ''
  const faultsOf = (text: string) => {
    const back = read(text)
    return back.ok ? 'read' : back.faults.map(({ message }) => message).join()
  }
  test.each([
    [line.split(' ').slice(0, 9).join(' '), 'field 10, letter 1: found nothing'],
    [`${line} -`, 'field 14, letter 1: found -'],
    [line.replace(/ \d+\.\d+/, ' 4,3'), 'field 4, letter 2: found ,3'],
  ])('%s', (text, message) => {
    expect(faultsOf(text)).toContain(message)
  })
})

test('every damaged line is answered', () => {
  const chance = { rng: 7 }
  const any = (most: number): number => Math.floor(random(chance) * most)
  const lines = positionsOf(40).map(lineOf)
  for (let round = 0; round < 3000; round++) {
    const line = lines[any(lines.length)] ?? ''
    const at = any(line.length)
    const put = ['', '-', 'x', '9', '99', '/', ',', ' ', ':', '🦜'][any(10)] ?? ''
    const damaged = `${line.slice(0, at)}${put}${line.slice(at + 1)}`
    const result = read(damaged)
    if (result.ok) expect(leHavre.parsePosition(result.position)).toMatchObject({ ok: true })
    else
      expect(result.faults.length + result.problems.length).toBeGreaterThan(
        isLine(damaged) ? 0 : -1,
      )
  }
})

test('the document names every letter', () => {
  const docs = readFileSync('docs/notation.md', 'utf8')
  for (const codes of [CARD_CODES, NEED_CODES, REMEMBERED_CODES, OWED_CODES])
    for (const code of Object.values(codes)) expect(docs).toMatch(new RegExp(`[\`(]${code}[\`a-z]`))
})

test('no two things have the same letters', () => {
  for (const codes of [CARD_CODES, NEED_CODES, OPTION_CODES, TILE_CODES, VERSION_CODES, OWED_CODES])
    expect(new Set(Object.values(codes)).size).toBe(Object.values(codes).length)
  expect(Object.keys(OPTION_CODES)).toEqual(OPTION_IDS)
  expect(Object.keys(CARD_CODES)).toEqual(CARDS)
  expect(Object.values(NEED_CODES).join('')).toContain(Object.values(ITEM_CODES).join(''))
})
