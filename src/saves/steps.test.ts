import { expect, test } from 'vitest'
import { atOnce, inStretches, type Steps } from './steps.ts'

/** So many steps of 5 ms each, and how often anything else was done before the last of them. */
function* busy(steps: number, others: () => number): Steps<number> {
  for (let step = 0; step < steps; step++) {
    const begun = performance.now()
    while (performance.now() - begun < 5);
    yield
  }
  return others()
}

test('work in stretches lets others do theirs; at once it does not', async () => {
  let others = 0
  const timer = setInterval(() => others++)
  expect(atOnce(busy(20, () => others))).toBe(0)
  expect(await inStretches(busy(20, () => others))).toBeGreaterThan(1)
  clearInterval(timer)
})
