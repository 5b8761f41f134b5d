import { expect, test } from 'vitest'
import { verdictOn } from '../../../referee/verdict.ts'
import { projectScenarios } from '../../../scenario/files.ts'
import { leHavre } from '../definition.ts'
import { askedCases } from '../reference/cases.ts'
import { askedIn } from './asked.ts'
import { DISPUTES } from './disputes.ts'

/** What is asked at the positions that are disputed most, whether it may be made, and a rule that says so. */
const ASKED: Readonly<Record<string, readonly [kind: string, may: boolean, rule: string]>> = {
  'enter/fee-to-owner': ['enter', true, 'enter.fee-to-owner'],
  'building/construction-firm-two': ['construct', true, 'construct.firm-two'],
  'building/wharf-iron-modernises': ['buildShip', true, 'ship.modernise'],
  'pay/substitutes': ['pay', true, 'pay.substitutes'],
  'sell/not-during-an-action': ['sell', false, 'sell.not-during-action'],
  'interest/one-franc': ['pay', true, 'interest.one-franc'],
  'loan/not-while-something-is-left': ['borrow', false, 'loan.only-when-short'],
  'end/feeding-less-the-ships': ['pay', true, 'end.feeding'],
  'end/harvest': ['endTurn', true, 'end.harvest'],
  'final/one-action-each': ['supply', false, 'final.no-supply'],
  'special/labour-exchange-own': ['enter', true, 'action.symbols'],
}

const sources = new Map(projectScenarios(leHavre).map(({ id, source }) => [id, source]))

test.each(DISPUTES)('%s asks the move that is disputed', (id) => {
  const source = sources.get(id)
  const asked = source && askedIn(id, source)
  const built = source && leHavre.scenario.positionFrom(source)
  if (!asked || !built?.ok) throw new Error(`nothing is asked at ${id}`)
  const before = asked.played.reduce((position, move) => {
    const next = leHavre.game.applyMove(position, move)
    if (!next.ok) throw new Error(next.broken.join())
    return next.position
  }, built.value)
  const verdict = verdictOn(leHavre, before, asked.move)
  const cited = verdict.legal ? verdict.events.map(({ rule }) => rule) : verdict.broken
  const [kind, may, rule] = ASKED[id] ?? []
  expect([asked.move.do, verdict.legal]).toEqual([kind, may])
  expect(cited).toContain(rule)
})

test('every dispute has its question', () => {
  const questions = new Set(askedCases().map(({ id }) => id))
  expect(DISPUTES.filter((id) => !questions.has(id))).toEqual([])
})
