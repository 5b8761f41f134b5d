import type { PageKind } from '../site/kinds.ts'
import type { Weight } from './weigh.ts'

/** Budgets in kB compressed. Small sheets stand in the page itself; the typeface holds nothing up. */
const LIMITS: Readonly<Record<PageKind['load'], Weight>> = {
  reading: { html: 48, css: 12, js: 15, fonts: 110 },
  small: { html: 20, css: 12, js: 40, fonts: 110 },
  // A lesson holds all its steps in words as well, for those without scripts.
  live: { html: 68, css: 12, js: 90, fonts: 110 },
}

/** What a page of this kind may weigh at most. */
export const limitsFor = ({ load }: PageKind): Weight => LIMITS[load]
