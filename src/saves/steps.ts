/** Work that can pause after each of its steps, so that a page stays awake meanwhile. */
export type Steps<T> = Generator<undefined, T, undefined>

/** Does it without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** As long as a page may be busy at one stretch, in milliseconds: what takes 50 is felt. */
const STRETCH = 20

/** Does it in stretches, between which the page does what it has to. */
export async function inStretches<T>(steps: Steps<T>): Promise<T> {
  let begun = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - begun < STRETCH) continue
    await new Promise((resolve) => setTimeout(resolve))
    begun = performance.now()
  }
}
