import type { Phase } from './state.ts'

/** What is remembered of a turn that has not begun. */
export const freshPhase = (): Phase => ({
  supplied: false,
  acted: false,
  building: null,
  effect: 0,
  constructed: 0,
  owed: null,
  asked: 0,
  sold: [],
})
