import { added } from '../added.ts'
import { game } from '../game.ts'
import { bearing, capacityOf, circlesOf, colonistsOf } from '../player.ts'
import { universityOffers } from '../roles/builder.ts'
import { canLoad, loadingOver } from '../roles/captain.ts'
import { canProduce, productionOptional } from '../roles/craftsman.ts'
import { shareWaits } from '../roles/mayor.ts'
import { hospiceOffers } from '../roles/settler.ts'
import { mustChooseStorage } from '../roles/storage.ts'
import type { Position } from '../state.ts'
import { GOODS } from '../vocabulary.ts'
import type { Report } from './problem.ts'

/** What one phase remembers is forgotten in every other, and what it has done already is done. */
export function checkPhase(position: Position, report: Report): void {
  const { at, phase, players, market } = position
  const { drawn, building, produced, passes, wharfUsed, chooserLoaded, due } = phase
  const remembered = (what: string): void => report(`phase.${what}`, 'remembered', { what, at })
  if (drawn && !at.startsWith('settler.')) remembered('drawn')
  if (building !== null && at === MANNED_AT.building) {
    const last = players[position.seat]?.city.at(-1)?.id
    if (last !== building && players[position.seat]?.city.some(({ id }) => id === building))
      remembered('building')
  }
  const isFirst = position.seat === position.chooser
  if (!(at.startsWith('craftsman.') && (at !== 'craftsman.producing' || !isFirst)))
    for (const good of GOODS)
      if (produced[good] !== 0) {
        remembered('produced')
        break
      }
  const loading = at === 'captain.loading' || at === 'captain.offered'
  if (loading ? !couldPass(position) : passes > 0) remembered('passes')
  if (loading ? new Set(wharfUsed).size < wharfUsed.length : wharfUsed.length > 0)
    remembered('wharfUsed')
  if (chooserLoaded && !loading) remembered('chooserLoaded')
  // Points of the Church wait until the University has been asked about, those of the Chapel until all have produced.
  const waits = at === MANNED_AT.building || (at === 'craftsman.producing' && position.expansions)
  if (due.length > 0 && !at.endsWith('.offered') && !waits) remembered('due')
  if (at === 'captain.offered' && !position.expansions) checkLoaded(position, report)
  if (at.startsWith('craftsman.')) checkProduced(position, report)
  if (at !== 'mayor.placing') return
  if (market > 0) report('market', 'undealt', { count: market })
  checkPlaced(position, report)
}

/** In the base game points are offered to whoever has just loaded, for a building of theirs. */
function checkLoaded({ at, seat, chooser, players, phase }: Position, report: Report): void {
  const wrong = (what: string): void => report(`phase.${what}`, 'place', { what, at })
  if (phase.passes > 0) wrong('passes')
  if (seat === chooser && !phase.chooserLoaded) wrong('chooserLoaded')
  const player = players[seat]
  const givers = player ? bearing(player, 'loadBonus') : []
  for (const { points, rule } of phase.due)
    if (!givers.some((one) => one.rule === rule && one.powers.loadBonus === points)) wrong('due')
  if (phase.due.length > 1) wrong('due')
}

/** Points can be declined, and the next are this seat's. */
const isOffered = ({ options, phase, seat }: Position): boolean =>
  options['points.declinable'] && phase.due[0]?.seat === seat

/** Whoever passed since the last load could load nothing, and can load nothing still; nobody else has passed. */
function couldPass(position: Position): boolean {
  const { seat, players, phase } = position
  const seats = players.length
  if (phase.passes >= seats) return false
  for (let back = 1; back <= phase.passes; back++)
    if (canLoad(position, (seat - back + seats) % seats)) return false
  return true
}

/** The chooser holds what they have just produced, which is no more than their tiles and buildings make. */
function checkProduced({ players, chooser, phase }: Position, report: Report): void {
  const player = players[chooser]
  if (!player) return
  for (const good of GOODS) {
    const [made, most] = [phase.produced[good], capacityOf(player, good)]
    if (made > player.goods[good] || made > most)
      report('phase.produced', 'produced', { seat: chooser, good })
  }
}

/** Whoever has placed already keeps nobody beside the board while circles are empty. */
function checkPlaced({ chooser, seat, players }: Position, report: Report): void {
  for (let who = chooser; who !== seat; who = (who + 1) % players.length) {
    const player = players[who]
    if (!player || player.stored === 0) continue
    const empty = circlesOf(player) - (colonistsOf(player) - player.stored)
    if (empty > 0) report(`players.${who}.stored`, 'held-back', { seat: who, count: player.stored })
  }
}

/** Where a colonist is offered for what was just placed. */
const MANNED_AT = { tile: 'settler.manning', building: 'builder.manning' } as const

/** The decision must be one that the chart would ask of this seat, about a place where a colonist can still go. */
export function checkTurn(position: Position, report: Report): void {
  const { at, seat, chooser, phase, expansions } = position
  for (const place of ['tile', 'building'] as const)
    if (
      !expansions &&
      phase[place] !== null &&
      at !== MANNED_AT[place] &&
      !canBeManned(position, place)
    )
      report(`phase.${place}`, 'shape', { expected: 'null', found: `"${phase[place]}"` })
  const chooserOnly =
    at === 'roles' ||
    at === 'mayor.recruiting' ||
    at === 'craftsman.bonus' ||
    at === 'settler.second'
  // Goods are stored once nobody can load any more.
  const loads =
    at === 'captain.storing' ? position.players.findIndex((_, who) => canLoad(position, who)) : -1
  const asked =
    (!chooserOnly || seat === chooser) &&
    (at !== 'settler.manning' ||
      (hospiceOffers(position) && (expansions || canBeManned(position, 'tile')))) &&
    (at !== 'builder.manning' ||
      (universityOffers(position) && (expansions || canBeManned(position, 'building')))) &&
    (at !== 'captain.loading' || expansions !== undefined || !loadingOver(position)) &&
    (at !== 'mayor.sharing' || shareWaits(position)) &&
    (at !== 'craftsman.producing' || (productionOptional(position) && canProduce(position))) &&
    (!at.endsWith('.offered') || isOffered(position)) &&
    (!expansions || added().isAskedFor(position)) &&
    (at !== 'captain.storing' || (mustChooseStorage(position) && loads < 0)) &&
    (at === 'over' || !game.legalMoves(position).next().done)
  if (!asked) report('at', 'waits-for-nobody', { at, seat, ...(loads >= 0 && { loads }) })
}

/** Whether what this turn placed bears no colonist yet and waits at the decision where one may come. */
function canBeManned({ at, seat, players, phase }: Position, place: 'tile' | 'building'): boolean {
  const player = players[seat]
  if (!player) return false
  if (place === 'building')
    return (
      at === MANNED_AT.building &&
      player.city.some(({ id, workers }) => id === phase.building && workers === 0)
    )
  const { tile, drawn } = phase
  const asked = at === (drawn ? 'settler.turn' : MANNED_AT.tile)
  if (!asked || tile === null || tile === 'forest') return false
  return player.tiles[tile] > player.manned[tile]
}
