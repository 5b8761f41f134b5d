/** What is missing where nothing could be done: the fewest goods with which something can. */
import { game } from '../rules/game.ts'
import { copyState, type Position, playerAt } from '../rules/state.ts'
import { each, ITEMS, type Items } from '../rules/vocabulary.ts'

/** So many of everything are tried; of nothing an action needs more to be done once. */
const TRIED = [1, 2, 4, 9] as const

/** The fewest goods with which whoever decides could do something; null where goods do not help. */
export function lackingGoods(position: Position): Items | null {
  const { at, seat, phase } = position
  const { items: held, ships } = playerAt(position, seat)
  // Without a ship nothing is loaded, however much there is.
  if (phase.building === null || (at === 'turn.shipping' && ships.length === 0)) return null
  const isEnough = (more: Items): boolean => {
    const richer = copyState(position)
    const items = each(ITEMS, (item) => held[item] + (more[item] ?? 0))
    playerAt(richer, seat).items = items
    return !game.legalMoves({ ...richer, at: position.at }).next().done
  }
  const most = TRIED.find((count) => isEnough(each(ITEMS, () => count)))
  if (!most) return null
  let wanted: Items = each(ITEMS, () => most)
  // What is dear is done without first.
  for (const item of ITEMS.toReversed())
    for (let count = 0; count < most; count++) {
      const fewer = { ...wanted, [item]: count }
      if (!isEnough(fewer)) continue
      wanted = fewer
      break
    }
  return Object.fromEntries(ITEMS.flatMap((item) => (wanted[item] ? [[item, wanted[item]]] : [])))
}
