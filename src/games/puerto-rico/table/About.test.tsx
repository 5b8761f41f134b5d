import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { setUp } from '../rules/setup.ts'
import { About } from './About.tsx'

const start = setUp({ edition: 'two-player', seats: 2, seed: 7 })
const textOf = (role: 'settler' | 'builder'): string =>
  render(
    <About
      position={{ ...start, role, at: role === 'builder' ? 'builder.turn' : 'settler.turn' }}
      viewer={start.chooser}
      address="building:largeMarket"
      refused={false}
    />,
  )

test('whoever chose the builder pays less, whoever chose another role does not', () => {
  expect(textOf('builder')).toContain('깎여')
  expect(textOf('settler')).not.toContain('깎여')
})
