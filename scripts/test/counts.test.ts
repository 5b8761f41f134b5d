import { describe, expect, test } from 'vitest'
import { type Counter, closingLine, oneCheck, playwright, tally, vitest } from './counts.ts'

const READ: readonly [string, Counter, string, { passed: number; failed: number } | null][] = [
  ['ours', closingLine, 'captain.yaml: bad\n120 passed, 3 failed\n', { passed: 120, failed: 3 }],
  [
    'ours, the last line',
    closingLine,
    '1 passed, 0 failed\n2 passed, 1 failed',
    { passed: 2, failed: 1 },
  ],
  ['ours, missing', closingLine, 'about 3 passed, 0 failed or so', null],
  [
    'vitest',
    vitest,
    ' Test Files  2 passed (2)\n      Tests  12 passed (12)\n',
    { passed: 12, failed: 0 },
  ],
  [
    'vitest, failing',
    vitest,
    '      Tests  1 failed | 12 passed (13)\n',
    { passed: 12, failed: 1 },
  ],
  [
    'vitest, a file that breaks',
    vitest,
    ' Test Files  1 failed (1)\n      Tests  no tests\n',
    { passed: 0, failed: 0 },
  ],
  ['vitest, missing', vitest, 'No test files found, exiting with code 1', null],
  ['playwright', playwright, 'Running 2 tests\n\n  2 passed (3.4s)\n', { passed: 2, failed: 0 }],
  [
    'playwright, failing',
    playwright,
    '  1 failed\n    [phone] › a.spec.ts:3:1 › 7 passed\n  1 flaky\n  2 did not run\n  12 passed (1.2m)\n',
    { passed: 12, failed: 4 },
  ],
  ['playwright, missing', playwright, 'Error: No tests found', null],
]

test.each(READ)('reads the summary of %s', (_, counter, output, expected) => {
  expect(counter(output)).toEqual(expected)
})

describe('a failure is never hidden', () => {
  test('a stage that went well counts what it says', () => {
    expect(tally(oneCheck, '', 0)).toEqual({ passed: 1, failed: 0 })
    expect(tally(closingLine, '5 passed, 0 failed', 0)).toEqual({ passed: 5, failed: 0 })
  })
  test('an error exit is a failure whatever the summary says', () => {
    expect(tally(oneCheck, '', 2)).toEqual({ passed: 0, failed: 1 })
    expect(tally(closingLine, '5 passed, 0 failed', 1)).toEqual({ passed: 5, failed: 1 })
    expect(tally(closingLine, '5 passed, 3 failed', 1)).toEqual({ passed: 5, failed: 3 })
  })
  test('failures count even when the exit is clean', () => {
    expect(tally(closingLine, '5 passed, 3 failed', 0)).toEqual({ passed: 5, failed: 3 })
  })
  test('no summary, or no test at all, is a failure', () => {
    expect(tally(closingLine, 'done', 0)).toEqual({ passed: 0, failed: 1 })
    expect(tally(closingLine, '0 passed, 0 failed', 0)).toEqual({ passed: 0, failed: 1 })
  })
})
