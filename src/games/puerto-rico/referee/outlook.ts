/** How near the end is: for each of the three reasons what is left, and whether it can come next. */
import { figuresFor } from '../rules/editions.ts'
import { circlesOf, colonistsOf, freeCity } from '../rules/player.ts'
import type { Player, Position } from '../rules/state.ts'
import { type EndTrigger, TILES } from '../rules/vocabulary.ts'
import { couldHave } from './added-outlook.ts'
import { mostPoints } from './most-points.ts'

/** Has come; will come with the next phase of its kind; may come with it; cannot yet; never can in this game. */
export type Nearness = 'come' | 'sure' | 'possible' | 'far' | 'never'

export interface Outlook {
  /** Why this round is the last; empty while the game goes on. */
  ending: readonly EndTrigger[]
  /** Choices of a role still to come in this round. */
  picksLeft: number
  /** The next refill: colonists in the supply when it comes, and how many it asks for, least and most. */
  colonists: { nearness: Nearness; supply: number; least: number; most: number }
  /** Point chips in the supply, and the most that one captain phase could take of them now. */
  chips: { nearness: Nearness; left: number; most: number }
  /** Free city spaces, seat by seat. */
  city: { nearness: Nearness; free: number[] }
}

/** What blocks or brings the end, with figures. Reckoned from the boards as they stand now. */
export function outlookOf(position: Position): Outlook {
  const { players, ending, picks, supply } = position
  const perRound = figuresFor(position.edition, players.length, position.options).picks
  const come = (trigger: EndTrigger, otherwise: Nearness): Nearness =>
    ending.includes(trigger) ? 'come' : otherwise
  const free = players.map(freeCity)
  const most = mostPoints(position)
  const refill = nextRefill(position)
  const endless = position.expansions?.sets.includes('nobles') ?? false
  return {
    ending,
    picksLeft: position.at === 'over' ? 0 : perRound * players.length - picks,
    colonists: {
      ...refill,
      nearness: come('colonists', endless ? 'never' : refill.nearness),
    },
    chips: {
      nearness: come('chips', most >= supply.vp ? 'possible' : 'far'),
      left: supply.vp,
      most,
    },
    city: { nearness: come('city', free.some((spaces) => spaces <= 2) ? 'possible' : 'far'), free },
  }
}

/** What the refill at the end of the next mayor phase, or of this one, may ask for: whoever chooses it, however they place. */
function nextRefill(position: Position): Outlook['colonists'] {
  const { supply, options, at, seat, chooser, players } = position
  const placing = at === 'mayor.placing'
  const seats = players.length
  const choosers = placing || at === 'mayor.recruiting' ? [chooser] : players.map((_, who) => who)
  const privilegesOf = (first: Player | undefined): number[] => {
    if (placing || supply.colonists === 0) return [0]
    const twice = first && couldHave(first, 'doublesPrivilege') && supply.colonists > 1
    return [...(options['mayor.privilegeOptional'] ? [0, 1] : [1]), ...(twice ? [2] : [])]
  }
  const order = (who: number, first: number): number => (who - first + seats) % seats
  const ways = choosers.flatMap((first) =>
    privilegesOf(players[first]).map((privilege) => {
      const empties = players.map((player, who) => {
        const turn = order(who, first)
        if (placing && turn < order(seat, first)) return fixed(player)
        const share = placing ? 0 : Math.floor((position.market + seats - 1 - turn) / seats)
        return emptyAfter(player, share + (turn === 0 ? privilege : 0))
      })
      const needed = (sum: number): number => Math.max(sum, seats)
      return {
        supply: supply.colonists - privilege,
        least: needed(empties.reduce((sum, { least }) => sum + least, 0)),
        most: needed(empties.reduce((sum, { most }) => sum + most, 0)),
      }
    }),
  )
  const spare = options['end.colonists'] === 'supplyEmpty' ? 1 : 0
  const short = (needed: number, left: number): boolean => needed + spare > left
  const nearness = ways.every((way) => short(way.least, way.supply))
    ? 'sure'
    : ways.some((way) => short(way.most, way.supply))
      ? 'possible'
      : 'far'
  return {
    nearness,
    supply: supply.colonists,
    least: Math.min(...ways.map(({ least }) => least)),
    most: Math.max(...ways.map(({ most }) => most)),
  }
}

const tilesOf = (player: Player): number => TILES.reduce((sum, tile) => sum + player.tiles[tile], 0)

/** Empty circles on buildings once the player has placed everybody, least and most. */
function emptyAfter(player: Player, more: number): { least: number; most: number } {
  const circles = circlesOf(player) - tilesOf(player)
  const colonists = Math.min(colonistsOf(player) + more, circlesOf(player))
  return {
    least: Math.max(0, circles - colonists),
    most: circles - Math.max(0, colonists - tilesOf(player)),
  }
}

function fixed(player: Player): { least: number; most: number } {
  const circles = circlesOf(player) - tilesOf(player)
  const empty = circles - player.city.reduce((sum, { workers }) => sum + workers, 0)
  return { least: empty, most: empty }
}
