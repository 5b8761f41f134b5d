import type { PageKind } from '../site/kinds.ts'
import type { Weight } from './weigh.ts'

/** Budgets in kB compressed. The sheet of the typeface alone has 10; fonts hold nothing up. */
const LIMITS: Readonly<Record<PageKind['load'], Weight>> = {
  reading: { html: 40, css: 32, js: 15, fonts: 700 },
  small: { html: 15, css: 28, js: 40, fonts: 700 },
  // A lesson holds all its steps in words as well, for those without scripts.
  live: { html: 60, css: 36, js: 90, fonts: 700 },
}

/** What a page of this kind may weigh at most. */
export const limitsFor = ({ load }: PageKind): Weight => LIMITS[load]
