import { expect, test } from 'vitest'
import { moverOf, playGame } from '../../../engine/random-game.ts'
import { linkOf, questionOf } from '../../../referee/link.ts'
import { moveGroups } from '../../../referee/listing.ts'
import type { Question } from '../../../referee/question.ts'
import { readText } from '../../../referee/read.ts'
import { fileOf, scenarioOf } from '../../../referee/scenario.ts'
import { verdictOn } from '../../../referee/verdict.ts'
import { yamlOf } from '../../../referee/yaml.ts'
import { runScenario } from '../../../scenario/run.ts'
import { reportLines, rulingWords } from '../../../ui/referee/report.ts'
import { leHavre } from '../definition.ts'
import { askedCases, playedCase } from '../reference/cases.ts'
import { copyState, type Position } from '../rules/state.ts'
import type { LeHavre } from '../rules/types.ts'
import { TABLES } from '../verify/setups.ts'
import { toText } from '../words/markup.ts'
import { report } from './report.ts'
import { ruling } from './ruling-words.ts'
import { waysToPay } from './ways.ts'
import { changeLines } from './words.ts'

/** Positions of one random game of every version and number of seats. */
const questions: Question<LeHavre>[] = TABLES.flatMap((table, index) => {
  const found: Question<LeHavre>[] = []
  const draw = moverOf(index)
  playGame(leHavre, { ...table, seed: index + 1 }, (position, move) => {
    if (!move || draw() < 0.06) found.push({ position: copyState(position), ...(move && { move }) })
  })
  return found
})

test('questions come back from their links, which fit into a QR code', async () => {
  expect(questions.length).toBeGreaterThan(150)
  for (const question of questions) {
    const link = await linkOf(leHavre, question)
    expect(link.length).toBeLessThan(2400)
    expect(await questionOf(leHavre, link)).toEqual({ ok: true, question })
  }
})

test('what is copied as a scenario is read again and passes as one', () => {
  for (const [index, question] of questions.entries()) {
    if (index % 8 !== 0) continue
    const source = scenarioOf(leHavre, question)
    const { problems, failures } = runScenario(leHavre, source)
    expect([problems, failures]).toEqual([[], []])
    const file = yamlOf(fileOf(leHavre, question), 'A')
    expect(file).toContain('name: le-havre')
    expect(readText(leHavre, file)).toEqual({
      ok: true,
      position: question.position,
      source,
    })
  }
})

test('every position is told in one line that can be typed', () => {
  for (const { position } of questions) {
    const line = JSON.stringify(scenarioOf(leHavre, { position }))
    expect(line).not.toContain('\n')
    expect(readText(leHavre, line)).toMatchObject({ ok: true, position })
  }
  const typed = readText(leHavre, '{ at: turn.main, set: { A: { items: { wood: 5, coal: 1 } } } }')
  expect(typed).toMatchObject({
    ok: true,
    position: { players: [{ items: { wood: 5, coal: 1 } }, {}] },
  })
})

test('every verdict has its words', () => {
  for (const { position, move } of questions) {
    const verdict = move ? verdictOn(leHavre, position, move) : null
    for (const line of reportLines(ruling, report, { position, verdict, link: '#' }))
      expect(toText(line)).not.toMatch(/undefined|\{|\[\[/)
    if (verdict?.legal) expect(changeLines(verdict.changes).join()).not.toContain('undefined')
  }
})

test('no decision has more moves than can be compared', () => {
  const counts = questions.map(({ position }) =>
    moveGroups(leHavre, position).reduce((sum, { count }) => sum + count, 0),
  )
  expect(Math.max(...counts)).toBeLessThan(20_000)
})

test('the link of every case asks its last move, and the verdict is the case’s own', async () => {
  for (const { id } of askedCases()) {
    const { ask, run } = await playedCase(id)
    const last = run.steps.at(-1)
    if (!last) continue
    const read = await questionOf(leHavre, (ask ?? '').replace('/le-havre/referee/', ''))
    if (!read.ok) throw new Error(`${id}: ${read.problem}`)
    const { position, played = [], move } = read.question
    if (!move) throw new Error(`${id}: no move`)
    const before = played.reduce<Position>((at, one) => {
      const next = leHavre.game.applyMove(at, one)
      if (!next.ok) throw new Error(`${id}: ${next.broken}`)
      return next.position
    }, position)
    const verdict = verdictOn(leHavre, before, move)
    expect(verdict.legal ? [] : verdict.broken, id).toEqual(last.broken)
  }
})

test('a refused move is answered with what can be done instead', async () => {
  const read = readText(leHavre, 'at: turn.opened')
  if (!read.ok) throw new Error(read.problem)
  const verdict = verdictOn(leHavre, read.position, { do: 'takeOffer', seat: 0, space: 'wood' })
  expect(verdict).toMatchObject({ broken: ['turn.supply-first'], nearest: { 0: { do: 'supply' } } })
})

test('a record says what a payment was for', () => {
  const purposes = new Set<string>()
  for (const { position, move } of questions) {
    if (move?.do !== 'pay') continue
    const line = toText(rulingWords(ruling, position, verdictOn(leHavre, position, move)))
    expect(line).toMatch(/^[A-E]: .+: .+ 내기 — 된다 · /)
    purposes.add(line.split(': ')[1] ?? '')
  }
  expect(purposes).toContain('음식')
  expect(purposes.size).toBeGreaterThan(3)
})

test('a payment is explained: every way, and what the rules refuse beside them', () => {
  const read = readText(
    leHavre,
    `at: turn.main
set: { round: 2, A: { items: { franc: 2, fish: 2, meat: 1, wood: 5 }, ships: [appoline] }, B: { buildings: [shippingLine] } }`,
  )
  if (!read.ok) throw new Error(read.problem)
  const entered = leHavre.game.applyMove(read.position, {
    do: 'enter',
    seat: 0,
    building: 'shippingLine',
  })
  if (!entered.ok) throw new Error(entered.broken.join())
  const found = waysToPay(entered.position)
  expect(found?.ways).toEqual([{ meat: 1 }, { franc: 2 }, { franc: 1, fish: 1 }, { fish: 2 }])
  expect(found?.wrong).toMatchObject([{ rule: 'pay.whole' }, { rule: 'pay.no-superfluous-token' }])
  expect(waysToPay(read.position)).toBeNull()
})
