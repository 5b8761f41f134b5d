/** What a scenario leaves open of the cards: each lies where it can, and the game would have brought it. */
import { letterOf } from '../../../engine/seats.ts'
import { BUILDING, byNumber, isSpecial } from '../rules/buildings.ts'
import { specialsOut, stackSize, standardAway, standardDue } from '../rules/impossible/cards.ts'
import type { SetSource, Start } from '../rules/notation.ts'
import { specialCards } from '../rules/setup.ts'
import { SETUP } from '../rules/setup-figures.ts'
import { roundCards, SHIP } from '../rules/ships.ts'
import type { Position } from '../rules/state.ts'
import {
  type BuildingId,
  each,
  SHIP_TYPES,
  type ShipId,
  type SpecialId,
} from '../rules/vocabulary.ts'

/** Lays the cards that are not named, special ones, those of the stacks and ships. */
export function completeCards(position: Position, source: Start): void {
  setSpecials(position, source)
  setBuildings(position, source)
  setShips(position, source)
}

/** Special cards that are told to be out of the pile. */
export function specialsNamed(
  { players }: Position,
  { town, beside, stacks }: SetSource,
): SpecialId[] {
  const cards = [
    ...players.flatMap(({ buildings }) => buildings),
    ...(town ?? []),
    ...(beside ?? []),
    ...(stacks ?? []).flat(),
  ]
  return cards.filter((card) => isSpecial(card)) as SpecialId[]
}

/** Special cards that are out are of the six that the game has; those that must be out and are not named lie in the town. */
function setSpecials(position: Position, { set = {} }: Start): void {
  const { specials, options, version, players } = position
  const out = specialsNamed(position, set)
  const named: SpecialId[] = set.specials ?? []
  const all = new Set([...specials.pile, ...specialCards(players.length, options)])
  const rest = [...all].filter((card) => !out.includes(card) && !named.includes(card))
  const size = Math.max(0, SETUP[version].specials - specialsOut(position))
  specials.pile = [...named, ...rest].slice(0, Math.max(named.length, size))
  const lacking = SETUP[version].specials - specials.pile.length - out.length
  const isPlain = (card: SpecialId): boolean => !BUILDING[card].onEmptySpace
  const turned = rest.filter((card) => !specials.pile.includes(card) && isPlain(card))
  position.town.push(...turned.slice(0, Math.max(0, lacking)))
  specials.beside = set.beside ?? []
  specials.seen = players.map((_, seat) => set.seen?.[letterOf(seat)] ?? [])
  specials.mixed = players.map((_, seat) => set.mixed?.includes(letterOf(seat)) ?? false)
}

/** Cards named nowhere lie below the named ones of a stack where they are of a higher number, else in the town. */
function setBuildings(position: Position, { set }: Start): void {
  const owned = position.players.flatMap(({ buildings }) => buildings)
  const { town = [], stacks } = set ?? {}
  const away = new Set<BuildingId>([...owned, ...town, ...(stacks ?? []).flat()])
  const left = (cards: readonly BuildingId[]): BuildingId[] => cards.filter((id) => !away.has(id))
  position.town = [...left(position.town), ...town]
  if (stacks) layBelow(position, stacks, left(position.stacks.flat()))
  else position.stacks = position.stacks.map(left)
  const named = new Set<BuildingId>((stacks ?? []).flat())
  for (let more = standardDue(position) - standardAway(position); more > 0; more--) {
    const lowest = lowestOf(position.stacks.flat().filter((id) => !named.has(id) && !isSpecial(id)))
    if (!lowest) return
    position.stacks = position.stacks.map((stack) => stack.filter((id) => id !== lowest))
    position.town.push(lowest)
  }
}

const lowestOf = (cards: readonly BuildingId[]): BuildingId | undefined =>
  cards.toSorted(byNumber)[0]

function layBelow(
  position: Position,
  stacks: readonly (readonly BuildingId[])[],
  spare: readonly BuildingId[],
): void {
  const size = stackSize(position)
  position.stacks = position.stacks.map((_, at) => [...(stacks[at] ?? [])])
  const named = position.stacks.map((stack) => stack.at(-1))
  for (const id of spare.toSorted(byNumber)) {
    const at = named.findIndex(
      (last, at) =>
        last !== undefined &&
        !isSpecial(last) &&
        BUILDING[last].number < BUILDING[id].number &&
        (position.stacks[at]?.length ?? 0) < size,
    )
    const stack = position.stacks[at]
    if (stack) stack.push(id)
    else position.town.push(id)
  }
}

/** Ships of the rounds that are over lie on their stacks, where nobody owns them. */
function setShips(position: Position, { set }: Start): void {
  const { version, players, round, final, gone } = position
  const cards = roundCards(version, players.length)
  const { owned = [], stacked = [] } = SETUP[version].ships[players.length] ?? {}
  const turned = cards.slice(0, final ? round : round - 1).map(({ ship }) => ship)
  const away = new Set<ShipId>([...players.flatMap(({ ships }) => ships), ...gone])
  const out = [...owned, ...stacked, ...turned].filter((ship) => !away.has(ship)).reverse()
  position.ships = each(
    SHIP_TYPES,
    (type) => set?.ships?.[type] ?? out.filter((ship) => SHIP[ship].type === type),
  )
}
