import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { random } from '../../../../engine/rng.ts'
import { unreadWords } from '../../../../referee/faults.ts'
import { readText } from '../../../../referee/read.ts'
import { puertoRico } from '../../complete.ts'
import { problemWords } from '../../referee/problems.ts'
import { positionsOf } from '../../referee/sample.ts'
import { OPTION_IDS } from '../../rules/editions.ts'
import { freshPhase } from '../../rules/expansions/fresh.ts'
import { EXPANSION_OPTION_IDS } from '../../rules/expansions.ts'
import { GIVING_RULES } from '../../rules/roles/points.ts'
import type { GameSetup } from '../../rules/setup.ts'
import type { Position } from '../../rules/state.ts'
import { ALL_BUILDINGS, ROLE_TILES } from '../../rules/vocabulary.ts'
import { someAddedSetup } from '../../verify/positions.ts'
import { toText } from '../../words/markup.ts'
import {
  ADDED_BUILDING_CODES,
  ADDED_OPTION_CODES,
  ADDED_PHASE_CODES,
  ALL_BUILDING_CODES,
} from './added-codes.ts'
import {
  BUILDING_CODES,
  DUE_CODES,
  ENDING_CODES,
  OPTION_CODES,
  REMEMBERED_CODES,
  ROLE_CODES,
  TILE_CODES,
} from './codes.ts'
import { isLine, readLine } from './read-line.ts'
import { lineOf } from './write-line.ts'

const read = (text: string) => readText(puertoRico, text, { line: { isLine, readLine } })

/** What lies open: the pile in no order, and nothing of chance. */
const open = ({ plantations, rng: _, ...rest }: Position) => ({
  ...rest,
  plantations: { ...plantations, pile: plantations.pile.toSorted() },
})

test('400 positions with expansions too', () => {
  const setupOf = (seed: number): GameSetup => someAddedSetup({ rng: seed }, seed)
  for (const { position } of positionsOf(400, setupOf)) {
    const line = lineOf(position)
    const back = read(line)
    expect(back, line).toMatchObject({ ok: true })
    if (!back.ok) continue
    expect(open(back.position), line).toEqual(open(position))
    expect(lineOf(back.position)).toBe(line)
    expect(line.length).toBeLessThan(700)
  }
})

const LINE =
  '2 captain.loading AAB 7 KaSb 3,5,c2s,C2cQ,sf1ha,0/4,0,k,CF2,-,1 2 cfs c2 4c2,6s k n1,wa,l -'

test('700 positions of games come back from their lines', () => {
  const lengths: number[] = []
  for (const { position } of positionsOf(700)) {
    const line = lineOf(position)
    lengths.push(line.length)
    expect(isLine(line)).toBe(true)
    const back = read(line)
    expect(back).toMatchObject({ ok: true })
    if (!back.ok) continue
    expect(open(back.position)).toEqual(open(position))
    expect(lineOf(back.position)).toBe(line)
  }
  lengths.sort((a, b) => a - b)
  expect(lengths.at(-1)).toBeLessThan(400)
})

test('a line may be wrapped and have spaces around', () => {
  const [sample] = positionsOf(1)
  if (!sample) throw new Error('a position expected')
  const line = lineOf(sample.position)
  expect(read(`\n  ${line.replaceAll(' ', '\n   ')}  \n`)).toMatchObject({ ok: true })
})

const saidOf = (text: string): string => {
  const result = read(text)
  return result.ok
    ? ''
    : unreadWords(result, problemWords)
        .map((words) => toText(words))
        .join(' ')
}

describe('what is damaged is refused with its place', () => {
  test.each([
    [LINE.replace('c2s,C2cQ', 'c2x,C2cQ'), '6째 칸의 7째 글자부터 읽을 수 없어요: x,C2cQ,sf1ha'],
    [
      LINE.replace('captain.loading', 'captain.sailing'),
      '한 줄 표기를 읽을 수 없어요. 2째 칸의 1째 글자부터',
    ],
    [LINE.replace('sf1ha', 'sf1zz'), '6째 칸의 17째 글자부터 읽을 수 없어요: zz'],
    [LINE.replace('4c2,6s', '4c2,6z'), '10째 칸의 6째 글자부터'],
    [LINE.split(' ').slice(0, 9).join(' '), '10째 칸이 모자라요. 이렇게 적어요: 4c2,6s, -'],
    [`${LINE} -`, '칸이 너무 많아요. 14째 칸부터 남아요: -'],
    [LINE.replace(',sf1ha,0/', ',sf1ha/'), '6째 칸의 19째 글자부터'],
    [LINE.replace('/4,0,k,CF2,-,1', ''), '6째 칸'],
  ])('%s', (text, said) => {
    expect(saidOf(text)).toContain(said)
  })
})

test('a line that tells what cannot be is laid out to be mended', () => {
  expect(read(LINE)).toMatchObject({ ok: false, problem: 'impossible', draft: { round: 7 } })
})

test('every damaged line is answered', () => {
  const chance = { rng: 7 }
  const any = (most: number): number => Math.floor(random(chance) * most)
  const lines = positionsOf(40).map(({ position }) => lineOf(position))
  for (let round = 0; round < 4000; round++) {
    const line = lines[any(lines.length)] ?? ''
    const at = any(line.length)
    const put = ['', '-', 'x', '9', '99', '/', ',', ' ', 'C', '🦜'][any(10)] ?? ''
    const damaged = `${line.slice(0, at)}${put}${line.slice(at + 1)}`
    const result = read(damaged)
    if (result.ok) expect(puertoRico.parsePosition(result.position)).toMatchObject({ ok: true })
    else
      expect(result.faults.length + result.problems.length).toBeGreaterThan(
        isLine(damaged) ? 0 : -1,
      )
  }
})

test('the examples of the document can be read', () => {
  const examples = readFileSync('docs/notation.md', 'utf8').match(/^ {4}(?:2|c\d).*/gm) ?? []
  expect(examples).toHaveLength(2)
  for (const example of examples) expect(readLine(example), example).toMatchObject({ ok: true })
})

test('the document names every letter', () => {
  const docs = readFileSync('docs/notation.md', 'utf8')
  for (const codes of [
    TILE_CODES,
    ROLE_CODES,
    BUILDING_CODES,
    ADDED_BUILDING_CODES,
    ENDING_CODES,
    REMEMBERED_CODES,
    ADDED_PHASE_CODES,
  ])
    for (const code of Object.values(codes)) expect(docs).toMatch(new RegExp(`[\`(]${code}[\`a-z]`))
})

test('no two things have the same letters', () => {
  for (const [ids, codes] of [
    [ALL_BUILDINGS, ALL_BUILDING_CODES],
    [EXPANSION_OPTION_IDS, ADDED_OPTION_CODES],
    [Object.keys(freshPhase()), ADDED_PHASE_CODES],
    [GIVING_RULES, DUE_CODES],
    [ROLE_TILES, ROLE_CODES],
    [OPTION_IDS, OPTION_CODES],
  ] as const)
    expect(new Set(Object.values(codes)).size).toBe(ids.length)
})
