/** What a scenario leaves open of round and turn follows from the place where the game waits. */
import { seatOf } from '../../../engine/seats.ts'
import { TILE } from '../rules/goods.ts'
import { hasModernShips, isTurned, specialsOut } from '../rules/impossible/cards.ts'
import { effectAt, isVisit, OWED } from '../rules/impossible/turn.ts'
import type { SetSource, Start } from '../rules/notation.ts'
import { foodDue } from '../rules/player.ts'
import { roundCards } from '../rules/ships.ts'
import type { Position } from '../rules/state.ts'
import { TILES } from '../rules/vocabulary.ts'
import { specialsNamed } from './complete-cards.ts'

/** What is remembered of the turn, and the round, follow from the place where they are not told. */
export function completeTurn(position: Position, source: Start): void {
  const { set } = source
  // In the final stage no marker is moved before the main action.
  const { at = set?.final ? 'turn.main' : 'turn.opened' } = source
  const { phase, players, seat } = position
  position.at = at
  position.final = set?.final ?? at === 'over'
  position.round = set?.round ?? earliestRound(position, set ?? {})
  const { sold = [], ...given } = set?.phase ?? {}
  const supplied = given.supplied ?? (at !== 'turn.opened' && !position.final)
  setTime(position, set ?? {}, supplied)
  const acted = !['turn.opened', 'turn.main', 'turn.interest'].includes(at)
  const owed = OWED[at]
  const first = at === 'roundEnd.feeding' ? position.active + 1 : position.active
  const asked = at === 'turn.interest' || at === 'roundEnd.feeding'
  Object.assign(phase, {
    acted,
    owed: owed && owed !== 'deal' ? { for: owed } : null,
    asked: asked ? (seat - first + 2 * players.length) % players.length : 0,
    ...given,
    supplied,
    sold: sold.map((sale) => ({ ...sale, seat: seatOf(sale.seat) })),
  })
  if (isVisit(at)) setVisit(position, set?.phase ?? {})
}

/** How many turns of the round have begun, and the tile that lies there. */
function setTime(position: Position, { turn, tiles }: SetSource, supplied: boolean): void {
  const { at, final, players } = position
  const interest = position.tiles.findIndex((tile) => TILE[tile].interest)
  if (turn !== undefined) position.turn = turn
  else if (at === 'over') position.turn = players.length
  else if (at === 'roundEnd.feeding') position.turn = TILES.length
  else if (at === 'turn.interest') position.turn = interest + 1
  else position.turn = supplied && !final ? 1 : 0
  if (at !== 'turn.interest' || tiles || turn === undefined || turn < 1) return
  // The tile that brings interest is the one that was turned up last.
  const [tile] = position.tiles.splice(interest, 1)
  if (tile) position.tiles.splice(turn - 1, 0, tile)
}

/** The building that is visited, whose disc stands there, and the first of its effects that the place is for. */
function setVisit(position: Position, given: NonNullable<SetSource['phase']>): void {
  const { phase, players, seat, at } = position
  const player = players[seat]
  if (!player) return
  phase.building = given.building ?? player.disc
  if (!phase.building) return
  if (player.disc === null && !(given.constructed ?? 0)) player.disc = phase.building
  phase.effect = given.effect ?? Math.max(0, effectAt(phase.building, at))
  phase.constructed = given.constructed ?? (at === 'turn.between' ? 1 : 0)
}

/** The first round in which so many special cards and these ships are out, and in which whoever is to pay food has to. */
function earliestRound(position: Position, set: SetSource): number {
  const { version, players, final, at, seat } = position
  const rounds = roundCards(version, players.length).length
  if (final) return rounds
  const out = specialsNamed(position, set).length
  const ships = [
    ...players.flatMap(({ ships }) => ships),
    ...Object.values(set.ships ?? {}).flat(),
    ...(set.gone ?? []),
  ]
  for (let round = 1; round < rounds; round++) {
    const table = { ...position, round }
    const pays = at !== 'roundEnd.feeding' || foodDue(table, seat) > 0
    const modernises = !set.modernised?.length || hasModernShips(table)
    const areOut = specialsOut(table) >= out && ships.every((ship) => isTurned(table, ship))
    if (pays && modernises && areOut) return round
  }
  return rounds
}
