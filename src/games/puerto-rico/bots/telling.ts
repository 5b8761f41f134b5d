/** What is told of two lines of play: the parts of a standing, and what was done for each. */
import type { Telling } from '../../../bots/comparing.ts'
import { BUILDING } from '../rules/buildings.ts'
import type { Move } from '../rules/moves.ts'
import { capacityOf } from '../rules/player.ts'
import { scoreOf } from '../rules/scoring.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { GOODS, type RoleTile, roleOf } from '../rules/vocabulary.ts'
import { fittedFeatures } from './fitted-standing.ts'
import { type Deed, PARTS, type Part } from './parts.ts'
import type { PuertoRicoBots } from './types.ts'

type Parts = Record<Part, number>

function finalParts(position: Position): Parts[] {
  return position.players.map(({ vp, city }, seat) => {
    const { total, tieBreak } = scoreOf(position, seat)
    const buildings = city.reduce((sum, { id }) => sum + BUILDING[id].vp, 0)
    const bonus = total - vp - buildings
    return { chips: vp, buildings, bonus, coins: tieBreak / 100, goods: 0, growth: 0 }
  })
}

/** The standing of every seat, part by part, as the strongest bot reckons it. */
export function partsOf(position: Position): Parts[] {
  if (position.at === 'over') return finalParts(position)
  return fittedFeatures(position).map(
    ({ chips, buildings, bonus, coins, goods, layout, making, colonists, space }) => ({
      chips,
      buildings,
      bonus,
      coins,
      goods,
      growth: layout + making + colonists + space,
    }),
  )
}

type Note = (part: Part, deed: Deed, by: number) => void

/** What the phase of a role is about. */
const PART_OF_ROLE = {
  settler: 'growth',
  mayor: 'growth',
  builder: 'buildings',
  craftsman: 'goods',
  trader: 'coins',
  captain: 'chips',
  prospector: 'coins',
} as const satisfies Record<ReturnType<typeof roleOf>, Part>

function noteRole(position: Position, role: RoleTile, note: Note): void {
  const part = PART_OF_ROLE[roleOf(role)]
  note(part, `role:${role}`, 1)
  const coins = position.roles.find(({ id }) => id === role)?.coins ?? 0
  if (coins > 0 && part !== 'coins') note('coins', `role:${role}`, coins)
  if (part !== 'goods' || position.at !== 'roles') return
  const player = playerAt(position, position.seat)
  for (const good of GOODS) {
    const made = capacityOf(player, good)
    if (made > 0) note('goods', `make:${good}`, made)
  }
}

function noteDeeds(position: Position, move: Move, note: Note): void {
  const { goods } = playerAt(position, move.seat)
  switch (move.do) {
    case 'chooseRole':
      noteRole(position, move.role, note)
      return
    case 'load': {
      const ship = position.ships.find(({ size }) => size === move.ship)
      const room = ship ? ship.size - ship.count : 0
      note('chips', `ship:${move.good}`, Math.min(goods[move.good], room))
      return
    }
    case 'loadWharf':
      note('chips', `ship:${move.good}`, goods[move.good])
      return
    case 'store':
      for (const good of GOODS) {
        const lost = goods[good] - (move.keep[good] ?? 0)
        if (lost > 0) note('goods', `lose:${good}`, -lost)
      }
      return
    case 'sell':
      note('coins', `sell:${move.good}`, 1)
      return
    case 'takeGood':
      note('goods', `make:${move.good}`, 1)
      return
    case 'takeTile':
      note('growth', `tile:${move.tile}`, 1)
      return
    case 'build': {
      const { kind, vp } = BUILDING[move.building]
      note('buildings', `build:${move.building}`, vp)
      if (kind === 'large') note('bonus', `build:${move.building}`, 1)
      else note('growth', `build:${move.building}`, 1)
    }
  }
}

export const tells: Telling<PuertoRicoBots> = {
  parts: PARTS,
  partsOf,
  deedsOf: noteDeeds,
}
