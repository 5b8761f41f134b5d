import { describe, expect, test } from 'vitest'
import type { Equivalent } from './equivalents.ts'
import { explain, reportOf, scoreOf, summaryOf, type Tried } from './report.ts'
import type { Mutant } from './sandbox.ts'

const mutant: Mutant = {
  id: '1',
  file: 'src/rules/captain.ts',
  line: 7,
  within: 'if (held === 0) continue',
  original: 'held === 0',
  replacement: 'false',
}
const killed: Tried = { mutant, fate: 'killed' }
const survived: Tried = { mutant: { ...mutant, replacement: 'true' }, fate: 'survived' }
const unreached: Tried = { mutant: { ...mutant, file: 'src/rules/mayor.ts' }, fate: 'not covered' }
const entry: Equivalent = {
  file: 'captain.ts',
  within: 'if (held === 0) continue',
  from: 'held === 0',
  to: ['true'],
  why: 'a shortcut',
}

describe('a list of equivalent mutants', () => {
  test('sets the survivors it explains apart', () => {
    const { tried, stale } = explain([killed, survived, unreached], [entry])
    expect(tried.map(({ fate }) => fate)).toEqual(['killed', 'explained', 'not covered'])
    expect(stale).toEqual([])
  })

  test('is stale where it explains what was killed or is gone', () => {
    const { tried, stale } = explain([killed, survived], [{ ...entry, to: ['false', 'true'] }])
    expect(tried.map(({ fate }) => fate)).toEqual(['killed', 'explained'])
    expect(stale).toEqual(["captain.ts: held === 0 → false in 'if (held === 0) continue'"])
    expect(explain([survived], [{ ...entry, within: 'while (held)' }]).stale).toHaveLength(1)
  })

  test('says nothing of files that were not tried', () => {
    expect(explain([unreached], [entry]).stale).toEqual([])
  })
})

test('the score counts what was noticed, of all that is not equivalent', () => {
  const explained: Tried = { ...survived, fate: 'explained' }
  expect(scoreOf([killed, killed, { ...killed, fate: 'timed out' }, survived])).toBe(0.75)
  expect(scoreOf([killed, explained])).toBe(1)
  expect(summaryOf([killed, explained, unreached])).toBe(
    '3 mutants: 1 killed, 0 timed out, 1 explained as equivalent, 1 survived, score 50.0 % (33.3 % with the equivalent ones)',
  )
})

test('a report has a row for each file and names the survivors with their lines', () => {
  const lines = reportOf([killed, survived, unreached])
  expect(lines.map((line) => line.split(/\s{2,}/)[0])).toEqual([
    '',
    'src/rules/captain.ts',
    'src/rules/mayor.ts',
    'all',
    'src/rules/captain.ts:7 survived: held === 0 → true',
    'src/rules/mayor.ts:7 not covered: held === 0 → false',
  ])
})
