/** Figures of Le Havre. */
import type { FigureDefinition } from '../../../ui/figure/definition.ts'
import { lazy } from '../../../ui/lazy.tsx'
import { placeOf } from '../rules/rule-ids.ts'
import type { LeHavre } from '../rules/types.ts'
import { table } from '../table/definition.tsx'
import type { Hand } from '../table/hand.ts'
import { placesOf } from '../table/move-places.ts'
import { Drawings } from './Drawing.tsx'
import { describe } from './describe.ts'
import { missingParts } from './missing-parts.ts'
import { type Packed, unpack } from './pack.ts'
import { PARTS, type Part } from './parts.ts'
import { script } from './script.ts'

const FreePlay = lazy(async () => {
  if (import.meta.env.SSR) throw new Error('nothing is played while pages are made')
  return (await import('./FreePlay.tsx')).FreePlay
})

const More = lazy(async () => {
  if (import.meta.env.SSR) throw new Error('nothing is opened while pages are made')
  return (await import('./FigureMore.tsx')).FigureMore
})

export const figure: FigureDefinition<LeHavre, Hand, Part> = {
  script,
  parts: PARTS,
  barFor: () => table,
  placesOf,
  ruleNumber: placeOf,
  unpack: (packed) => unpack(packed as Packed),
  missingParts,
  Drawings,
  describe,
  FreePlay,
  More,
}
