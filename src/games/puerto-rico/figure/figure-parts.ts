/** What a figure may draw: a part of the table that all share, or something of one player's. */
import { type PartOf, partsOfGame } from '../../../ui/figure/parts.ts'

export const SHARED_PARTS = [
  'roles',
  'plantations',
  'market',
  'ships',
  'house',
  'supply',
  'buildings',
] as const

/**
 * A player's own, as `own:A`: the whole board, coins and points, goods, all land or city spaces, only the
 * tiles or buildings that lie there, the score sheet.
 */
const OWN_PARTS = ['own', 'purse', 'goods', 'land', 'city', 'tiles', 'built', 'score'] as const

export type SharedPart = (typeof SHARED_PARTS)[number]
export type OwnPart = (typeof OWN_PARTS)[number]
export type Part = PartOf<SharedPart, OwnPart>

/** The places that each part draws, by their addresses without the seat. */
const PLACES: Readonly<Record<Part['name'], RegExp>> = {
  roles: /^role:/,
  plantations: /^(tile:|pile$)/,
  market: /^(market|supplyColonist|aboard|supplyNoble)$/,
  ships: /^ship:/,
  house: /^house$/,
  supply: /^supply(Good:|Points$)/,
  buildings: /^building:/,
  own: /./,
  purse: /^(coins|points)$/,
  goods: /^(good:|stored$)/,
  land: /^(land|manned|forest):/,
  tiles: /^(land|manned|forest):/,
  city: /^city:/,
  built: /^city:/,
  score: /./,
}

export const PARTS = partsOfGame(
  SHARED_PARTS,
  OWN_PARTS,
  ({ name, seat }, key, owner) => owner === seat && PLACES[name].test(key),
)
