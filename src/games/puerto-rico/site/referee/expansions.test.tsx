import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { readText } from '../../../../referee/read.ts'
import '../../expansions.ts'
import { puertoRico } from '../../definition.ts'
import { report } from '../../referee/report.ts'
import { setUp } from '../../rules/setup.ts'
import { isLine, readLine } from '../../scenario/line/read-line.ts'
import { expandedSetup } from '../../verify/positions.ts'
import { BoardPart } from './parts/BoardPart.tsx'

const plain = setUp({ edition: 'classic', seats: 3, seed: 1 })
const expanded = setUp(expandedSetup(1))

test('a board with nobles and forests is not offered as a line of words', () => {
  const offered = [plain, expanded].map((position) =>
    renderToString(<BoardPart draft={position} seat={0} edit={() => {}} />).includes(
      'aria-expanded',
    ),
  )
  expect(offered).toEqual([true, false])
})

test('a position with an expansion comes back from its line', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const position = setUp(expandedSetup(seed))
    const line = await report.line(position)
    expect(line).not.toContain('\n')
    const read = readText(puertoRico, line, { line: { isLine, readLine } })
    if (!read.ok) throw new Error(JSON.stringify(read))
    expect(read.position.expansions).toEqual(position.expansions)
    expect(await report.line(read.position)).toBe(line)
  }
})
