/** Figures of Puerto Rico. */
import type { FigureDefinition } from '../../../ui/figure/definition.ts'
import { lazy } from '../../../ui/lazy.tsx'
import { placeOf } from '../rules/rule-ids.ts'
import type { PuertoRico } from '../rules/types.ts'
import type { Hand } from '../table/hand.ts'
import { placesOf } from '../table/move-places.ts'
import { barFor } from './added.ts'
import { Drawings } from './Drawing.tsx'
import { missingParts } from './decision-parts.ts'
import { describe } from './describe.ts'
import { PARTS, type Part } from './figure-parts.ts'
import { type Packed, unpack } from './pack.ts'
import { script } from './script.ts'
import './parts.css'

const FreePlay = lazy(async () => {
  // Pages that are made beforehand need neither the whole table nor its sheets.
  if (import.meta.env.SSR) throw new Error('nothing is played while pages are made')
  return (await import('./FreePlay.tsx')).FreePlay
})

const More = lazy(async () => {
  if (import.meta.env.SSR) throw new Error('nothing is opened while pages are made')
  return (await import('./FigureMore.tsx')).FigureMore
})

export const figure: FigureDefinition<PuertoRico, Hand, Part> = {
  script,
  parts: PARTS,
  barFor,
  placesOf,
  ruleNumber: (rule) => placeOf(rule).number,
  unpack: (packed) => unpack(packed as Packed),
  missingParts,
  Drawings,
  describe,
  FreePlay,
  More,
}
