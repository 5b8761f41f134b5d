import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import '../../expansions.ts'
import { expandedSetup } from '../../proof/positions.ts'
import { setUp } from '../../rules/setup.ts'
import { lineOf } from '../../scenario/line/write-line.ts'
import { CopyTools } from './CopyTools.tsx'
import { BoardPart } from './parts/BoardPart.tsx'

const plain = setUp({ edition: 'classic', seats: 3, seed: 1 })
const expanded = setUp(expandedSetup(1))

test('what lines cannot tell is not offered as a line', () => {
  const offered = [plain, expanded].map((position) => [
    renderToString(<CopyTools question={{ position }} />).includes('data-copy="line"'),
    renderToString(<BoardPart draft={position} seat={0} edit={() => {}} />).includes(
      'aria-expanded',
    ),
  ])
  expect(offered).toEqual([
    [true, true],
    [false, false],
  ])
  expect(() => lineOf(expanded)).toThrow('base game')
})
