/** What games with an expansion draw otherwise. */
import type { TableParts } from '../board/Table.tsx'
import { AddedBody } from './AddedBody.tsx'
import { AddedHeld } from './AddedHeld.tsx'
import { AddedMarket } from './AddedMarket.tsx'
import { AddedSupply } from './AddedSupply.tsx'

export const PARTS: TableParts = {
  Supply: AddedSupply,
  Market: AddedMarket,
  Body: AddedBody,
  Held: AddedHeld,
}
