import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { setUp } from '../../games/puerto-rico/rules/setup.ts'
import { type Position, playerAt } from '../../games/puerto-rico/rules/state.ts'
import { bar } from '../../games/puerto-rico/table/definition/bar.ts'
import { emptyHand } from '../../games/puerto-rico/table/hand.ts'
import { ActionBar } from './ActionBar.tsx'

const start = setUp({ edition: 'two-player', seats: 2, seed: 1 })
const nothing = (): void => {}

/** The first seat loads, with so much corn. */
const loading = (corn: number): Position => {
  const { goods } = playerAt(start, 0)
  const players = start.players.with(0, { ...playerAt(start, 0), goods: { ...goods, corn } })
  return { ...start, at: 'captain.loading', role: 'captain', seat: 0, players }
}

const drawn = (position: Position): string =>
  renderToString(
    <ActionBar
      bar={bar}
      position={position}
      hand={emptyHand(position)}
      refusal={null}
      players={['A', 'B']}
      canUndo={false}
      canRedo={false}
      onAttempt={nothing}
      onHand={nothing}
      onUndo={nothing}
      onRedo={nothing}
    />,
  )

const PASS = /class="([^"]*)" data-action="pass"/

test('what the rules refuse now does not look like something to press', () => {
  expect(PASS.exec(drawn(loading(2)))?.[1]).toBe('quiet-action is-refused')
  expect(PASS.exec(drawn(loading(0)))?.[1]).toBe('quiet-action')
})
