import { added } from './added.ts'
import type { Player, State } from './state.ts'
import type { ByGood, ByTile } from './vocabulary.ts'

const copyGoods = ({ corn, fruit, sugar, tobacco, coffee }: ByGood<number>): ByGood<number> => ({
  corn,
  fruit,
  sugar,
  tobacco,
  coffee,
})

const copyTiles = (tiles: ByTile<number>): ByTile<number> => {
  const { corn, fruit, sugar, tobacco, coffee, quarry } = tiles
  return { corn, fruit, sugar, tobacco, coffee, quarry }
}

// Spreading what may be missing into a literal takes three times as long as adding it afterwards.
function copyPlayer(player: Player): Player {
  const { coins, vp, goods, tiles, manned, city, stored, nobles, forests } = player
  const copy: Player = {
    coins,
    vp,
    goods: copyGoods(goods),
    tiles: copyTiles(tiles),
    manned: copyTiles(manned),
    city: city.slice(),
    stored,
  }
  if (nobles) copy.nobles = { ...nobles }
  if (forests) copy.forests = copyGoods(forests)
  return copy
}

/** A copy that shares with the original what is replaced and never changed: the options, and all that is read-only. */
export function copyState<S extends State>(state: S): S {
  const { supply, plantations, phase } = state
  const copy: S = {
    ...state,
    roles: state.roles.map(({ id, coins, takenBy }) => ({ id, coins, takenBy })),
    players: state.players.map(copyPlayer),
    supply: {
      goods: copyGoods(supply.goods),
      colonists: supply.colonists,
      refused: supply.refused,
      vp: supply.vp,
      vpOnPaper: supply.vpOnPaper,
      quarries: supply.quarries,
      buildings: supply.buildings,
    },
    plantations: {
      faceUp: plantations.faceUp,
      pile: plantations.pile,
      discard: copyGoods(plantations.discard),
    },
    ships: state.ships.map(({ size, good, count }) => ({ size, good, count })),
    phase: {
      tile: phase.tile,
      drawn: phase.drawn,
      building: phase.building,
      produced: copyGoods(phase.produced),
      passes: phase.passes,
      wharfUsed: phase.wharfUsed,
      chooserLoaded: phase.chooserLoaded,
      due: phase.due,
    },
  }
  if (state.expansions) copy.expansions = added().copy(state.expansions)
  return copy
}
