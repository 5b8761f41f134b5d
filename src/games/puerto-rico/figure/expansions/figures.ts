/** Figures of games with an expansion. Importing this module makes both expansions and how they are drawn known. */

import { bar } from '../../table/definition/bar.ts'
import { AddedCity, AddedLand } from '../../table/expansions/AddedBody.tsx'
import { addedBar, addedTable } from '../../table/expansions/definition.tsx'
import { PARTS } from '../../table/expansions/parts.ts'
import { addPlay } from '../added.ts'
import { addParts } from '../added-parts.ts'

addParts({ ...PARTS, Land: AddedLand, City: AddedCity })
addPlay({ bar: addedBar(bar), tableWith: addedTable })
