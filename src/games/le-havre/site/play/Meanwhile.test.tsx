import { render } from 'preact-render-to-string'
import { afterEach, expect, test, vi } from 'vitest'
import { readText } from '../../../../referee/read.ts'
import { leHavre } from '../../definition.ts'
import type { Position } from '../../rules/state.ts'
import { repayments, sales } from '../../table/out-of-turn.ts'
import { Meanwhile } from './Meanwhile.tsx'

const HELD = 'A: { items: { franc: 5 }, loans: 1, buildings: [fishery], ships: [appoline] }'

function positionOf(more: string): Position {
  const read = readText(leHavre, `${more}\nset: { round: 3, town: [charcoalKiln], ${HELD} }`)
  if (!read.ok) throw new Error(read.problem)
  return read.position
}

const drawn = (position: Position, pace: string, humans = [0]): string => {
  vi.stubGlobal('document', { documentElement: { dataset: { pace } } })
  return render(
    <Meanwhile
      position={position}
      players={['나', '봇']}
      humans={humans}
      onAttempt={() => undefined}
    />,
  )
}
afterEach(() => vi.unstubAllGlobals())

const others = positionOf('at: turn.main\nactive: B')

test('whoever does not decide may pay loans back and sell what is theirs', () => {
  const isFirst = (seat: number): boolean => seat === 0
  expect(repayments(others, isFirst)).toEqual([{ do: 'repay', seat: 0 }])
  expect(sales(others, isFirst)).toEqual([
    { do: 'sell', seat: 0, card: 'fishery' },
    { do: 'sell', seat: 0, card: 'appoline' },
  ])
  expect(repayments(others, (seat) => seat === 1)).toEqual([])
})

test('both are offered while a bot waits to be asked for its move', () => {
  const line = drawn(others, 'step')
  expect(line.match(/data-move="repay"/g)).toHaveLength(1)
  expect(line.match(/data-move="sell"/g)).toHaveLength(2)
})

test('nothing is offered while bots move on, nor at the own decision', () => {
  expect(drawn(others, '')).toBe('')
  expect(drawn(others, 'step', [0, 1])).toBe('')
})

test('nor is anything offered while an action runs', () => {
  const acting = { ...others, phase: { ...others.phase, building: 'charcoalKiln' as const } }
  expect(drawn(acting, 'step')).toBe('')
})
