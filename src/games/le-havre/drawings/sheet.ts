/** All drawings in one file, from which a page uses those that it shows. */
import type { BuildingId } from '../rules/vocabulary.ts'
import { CRAFT } from './craft.ts'
import { INDUSTRY } from './industry.ts'
import { PLACES } from './places.ts'
import { PUBLIC } from './public.ts'
import { TRADE } from './trade.ts'

export const DRAWINGS: Readonly<Record<BuildingId, readonly string[]>> = {
  ...CRAFT,
  ...TRADE,
  ...INDUSTRY,
  ...PUBLIC,
  ...PLACES,
}

const symbol = (id: string, parts: readonly string[]): string =>
  `  <symbol id="${id}" viewBox="0 0 48 36"><g stroke-linecap="round">${parts.join('')}</g></symbol>\n`

/** The file: a symbol for each building, those that share parts beside each other, which packs best. */
export const sheet = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n  <title>Buildings of the harbour, in the tones of the page</title>\n${Object.entries(
    DRAWINGS,
  )
    .map(([id, parts]) => symbol(id, parts))
    .join('')}</svg>\n`
