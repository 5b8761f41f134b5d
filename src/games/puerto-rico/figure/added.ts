/** What figures of positions with an expansion are asked and played with, once its module has made it known. */
import type { BarGame, TableGame } from '../../../ui/table/definition.ts'
import type { State } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import { bar } from '../table/definition/bar.ts'
import type { BaseTable } from '../table/expansions/base.ts'
import type { Hand } from '../table/hand.ts'

interface AddedPlay {
  bar: BarGame<PuertoRico, Hand>
  tableWith: (base: BaseTable) => TableGame<PuertoRico, Hand>
}

let added: AddedPlay | null = null

/** Makes known how games with an expansion are played. */
export function addPlay(play: AddedPlay): void {
  added = play
}

const addedIn = ({ expansions }: State): AddedPlay | null => (expansions ? added : null)

/** What asks and answers below a figure. */
export const barFor = (state: State): BarGame<PuertoRico, Hand> => addedIn(state)?.bar ?? bar

/** The table on which a figure is played on. */
export const tableFor = (state: State, base: BaseTable): TableGame<PuertoRico, Hand> =>
  addedIn(state)?.tableWith(base) ?? base
