import { afterEach, expect, test, vi } from 'vitest'
import { HUMAN } from '../../../saves/game.ts'
import { openAddress } from '../../../ui/play/opening.ts'
import { leHavre } from '../definition.ts'
import { DEFAULT_OPTIONS } from '../rules/options.ts'
import { RULES } from '../rules/rule-ids.ts'
import { BUILDINGS } from '../rules/vocabulary.ts'
import { saves } from '../saves.ts'
import { askedCases, caseOf, playedCase, shownOf, startOf } from './cases.ts'

const opening = {
  name: '르아브르',
  saves,
  newGame: () => ({ setup: { version: 'short' as const, seed: 1 }, players: [HUMAN] }),
  load: async () => leHavre,
}
const openHash = (hash: string) => openAddress(opening, { hash, search: '' })
const cases = askedCases()

afterEach(() => vi.unstubAllGlobals())

test('there are many, and every building is in one', () => {
  expect(cases.length).toBeGreaterThanOrEqual(250)
  const covered = new Set(cases.flatMap(({ buildings }) => buildings))
  expect(BUILDINGS.filter((id) => !covered.has(id))).toEqual([])
})

test('each question is asked once', () => {
  const questions = cases.map(({ question }) => question)
  expect(questions.filter((one, at) => questions.indexOf(one) < at)).toEqual([])
})

test('each comes out as its file says, and its link opens its position', async () => {
  for (const { id } of cases) {
    const { run, play } = await playedCase(id)
    if (run.start?.at === 'over') expect(play).toBeNull()
    else {
      const found = play && (await openHash(play.slice(play.indexOf('#'))))
      expect(found, id).toEqual({ kind: 'position', position: run.start })
    }
  }
})

test('what rules and buildings show is the rule, not what a group may agree on instead', async () => {
  for (const one of await Promise.all(RULES.map(caseOf)))
    if (one) expect(one.run.start?.options, one.id).toEqual(DEFAULT_OPTIONS)
  for (const id of BUILDINGS)
    expect(startOf(shownOf(id) ?? '')?.options, id).toEqual(DEFAULT_OPTIONS)
})

test('a damaged link says what is wrong', async () => {
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'main' ? {} : null) })
  expect(await openHash('#main')).toBeNull()
  expect((await openHash('#not-a-link'))?.kind).toBe('problem')
  const { play } = await playedCase('enter/occupied')
  const hash = play?.slice(play.indexOf('#')) ?? ''
  expect((await openHash(hash.slice(0, -9)))?.kind).toBe('problem')
})
