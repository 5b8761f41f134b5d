import type { PageKind } from '../site/kinds.ts'
import type { Weight } from './weigh.ts'

/** Budgets in kB compressed; `woken` is fetched at the first touch. Sheets stand in the page itself; the typeface holds
 * nothing up, and Japanese has most letters of it; nor does that of the `frame` around a page that its language lacks. */
const LIMITS: Readonly<Record<PageKind['load'], Weight>> = {
  reading: { html: 60.8, css: 4, js: 2.5, woken: 78.3, fonts: 123.5, frame: 25.3 },
  small: { html: 21.7, css: 4, js: 41.8, woken: 0, fonts: 123.5, frame: 25.3 },
  // A lesson holds all its steps in words as well, for those without scripts.
  live: { html: 72, css: 4, js: 93.6, woken: 0, fonts: 123.5, frame: 25.3 },
}

/** The pages to read that are filtered as well. */
const FILTERED: Partial<Weight> = { js: 3.5 }

/** What a page of this kind may weigh at most. */
export const limitsFor = ({ name, load, woken, js }: PageKind): Weight => ({
  ...LIMITS[load],
  ...(name.endsWith('case list') && FILTERED),
  ...(woken && { woken }),
  ...(js && { js }),
})
