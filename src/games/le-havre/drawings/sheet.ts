/** All drawings in one file, from which a page uses those that it shows. */
import type { BuildingId } from '../rules/vocabulary.ts'
import { CRAFT } from './craft.ts'
import { TOKENS } from './goods.ts'
import { INDUSTRY } from './industry.ts'
import { PLACES } from './places.ts'
import { PUBLIC } from './public.ts'
import { SHIPS } from './ships.ts'
import { TRADE } from './trade.ts'

export const DRAWINGS: Readonly<Record<BuildingId, readonly string[]>> = {
  ...CRAFT,
  ...TRADE,
  ...INDUSTRY,
  ...PUBLIC,
  ...PLACES,
}

const symbols = (
  size: string,
  drawings: readonly (readonly [string, readonly string[]])[],
): string =>
  drawings
    .map(
      ([id, parts]) =>
        `  <symbol id="${id}" viewBox="0 0 ${size}" overflow="visible"><g stroke-linecap="round">${parts.join('')}</g></symbol>\n`,
    )
    .join('')

/** The file: a symbol for each token, ship and building, those that share parts beside each other, which packs best. */
export const sheet = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">
  <title>Tokens, ships and buildings of the harbour, in the tones of the page</title>
${symbols('32 32', TOKENS)}${symbols('48 36', [...SHIPS, ...Object.entries(DRAWINGS)])}</svg>
`
