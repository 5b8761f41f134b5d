/** Positions to compare from, drawn at random. */
import { type Rng, randomBelow } from '../../../engine/rng.ts'
import { BUILDING } from '../rules/buildings.ts'
import { specialsOut, standardAway, standardDue } from '../rules/impossible/cards.ts'
import { setUp } from '../rules/setup.ts'
import { roundCards, SHIP } from '../rules/ships.ts'
import type { Position } from '../rules/state.ts'
import { type BuildingId, GOODS, TILES } from '../rules/vocabulary.ts'
import { someSetup } from './setups.ts'

const MOST_MORE = 7
const MOST_FRANCS = 30

/** The start of a game. */
export const someStart = (holder: Rng, index: number): Position => setUp(someSetup(holder, index))

/** Some turn of a game in which harbours are full, and many cards and ships are out. */
export function someRichStart(holder: Rng, index: number): Position {
  const position = someStart(holder, index)
  const { players, stacks, specials, ships, version } = position
  const below = (most: number): number => randomBelow(holder, most)
  const somebody = () => players[below(players.length)]
  for (const player of players) {
    const { items } = player
    const most = below(2) === 0 ? MOST_MORE : 3
    for (const good of GOODS) items[good] += below(most)
    items.franc += below(MOST_FRANCS)
    player.loans = below(3)
  }
  position.turn = below(TILES.length)
  const cards = roundCards(version, players.length)
  position.round = 1 + below(cards.length)
  for (const { ship } of cards.slice(0, position.round - 1))
    (below(2) === 0 ? somebody()?.ships : ships[SHIP[ship].type])?.unshift(ship)
  const out = (card: BuildingId): void => {
    const buildings = below(2) === 0 ? somebody()?.buildings : position.town
    buildings?.push(card)
  }
  for (const stack of stacks)
    for (let left = below(stack.length); left > 0; left--) {
      const card = stack.shift()
      if (card) out(card)
    }
  const rest = standardDue(position) - standardAway(position)
  for (let left = rest; left > 0; left--) {
    const full = stacks.toSorted((one, other) => other.length - one.length)[0]
    const card = full?.shift()
    if (card) out(card)
  }
  const turned = specials.pile.filter((id) => !BUILDING[id].onEmptySpace)
  for (const card of turned.slice(0, specialsOut(position))) {
    specials.pile.splice(specials.pile.indexOf(card), 1)
    out(card)
  }
  return position
}
