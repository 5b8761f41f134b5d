/** How figures draw the parts of a table: games with an expansion some of them otherwise, once its module has made them known. */
import type { ComponentProps, FunctionComponent } from 'preact'
import type { State } from '../rules/state.ts'
import { BuildingSupply } from '../table/board/BuildingSupply.tsx'
import { City } from '../table/board/City.tsx'
import { ColonistMarket } from '../table/board/ColonistMarket.tsx'
import { Land } from '../table/board/Land.tsx'
import { BoardBody } from '../table/board/PlayerBoard.tsx'
import type { TableParts } from '../table/board/Table.tsx'

interface DrawnParts extends TableParts {
  Land: FunctionComponent<ComponentProps<typeof Land>>
  City: FunctionComponent<ComponentProps<typeof City>>
}

const PARTS: DrawnParts = {
  Supply: BuildingSupply,
  Market: ColonistMarket,
  Body: BoardBody,
  Land,
  City,
}

let added: DrawnParts | null = null

/** Makes known how games with an expansion are drawn. */
export function addParts(parts: DrawnParts): void {
  added = parts
}

/** How the parts of a table are drawn. */
export const partsFor = ({ expansions }: State): DrawnParts => (expansions && added) || PARTS
