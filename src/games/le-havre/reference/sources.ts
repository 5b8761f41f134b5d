/** Where goods come from: offer spaces, and the buildings whose effects give them. */
import { BUILDING } from '../rules/buildings.ts'
import type { Effect } from '../rules/effects.ts'
import { BUILDINGS, type BuildingId, type Item, type Items, OFFERS } from '../rules/vocabulary.ts'

const itemsOf = (items: Items): Item[] => Object.keys(items) as Item[]

function givenBy(effect: Effect): readonly Item[] {
  switch (effect.kind) {
    case 'gain':
      return itemsOf(effect.items)
    case 'extra':
      return itemsOf(effect.gain)
    case 'choose':
      return effect.from
    case 'symbols':
      return effect.each.map(({ good }) => good)
    case 'emptyOffers':
      return OFFERS
    case 'upgrade':
      return [effect.to, ...(effect.byproduct ? [effect.byproduct.good] : [])]
    case 'trade':
      return effect.rows.flatMap(({ gain }) => itemsOf(gain))
    case 'exchange':
      return effect.rows.flatMap(({ take }) => take)
    default:
      return []
  }
}

/** The buildings that give an item, in the order of their numbers. */
export const buildingsGiving = (item: Item): BuildingId[] =>
  BUILDINGS.filter((id) => BUILDING[id].effects?.some((effect) => givenBy(effect).includes(item)))
