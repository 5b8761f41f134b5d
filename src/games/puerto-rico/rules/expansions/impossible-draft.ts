/** Which buildings can be in a game with expansions, and how far choosing them has come. */
import type { Expansions } from '../expansions.ts'
import type { Report } from '../impossible/problem.ts'
import { setUp } from '../setup.ts'
import type { Player, Position } from '../state.ts'
import { GOODS, TILES } from '../vocabulary.ts'
import { draftOver, givenOf, isExclusive, overfullCosts, poolOf } from './draft.ts'

/** The buildings chosen are of this game, each once, as many of a cost as there are spaces; none is open but in the draft. */
export function checkChosen(position: Position, expansions: Expansions, report: Report): void {
  const { chosen, options } = expansions
  const [pool, given] = [poolOf(expansions), givenOf(expansions)]
  const wrong = (why: string, building = ''): void =>
    report('expansions.chosen', 'draft', { why, building })
  for (const [place, building] of chosen.entries())
    if (!pool.includes(building) && !given.includes(building)) wrong('pool', building)
    else if (chosen.indexOf(building) !== place) wrong('twice', building)
  const isAll = options['exp.selection'] === 'all'
  for (const building of isAll ? [...given, ...pool] : given)
    if (!chosen.includes(building)) wrong('given', building)
  if (isAll) return
  for (const building of overfullCosts(position, expansions)) wrong('space', building)
  if (options['exp.haciendaForestHouseExclusive'] && chosen.filter(isExclusive).length > 1)
    wrong('excluded')
  const over = draftOver(position)
  if (position.at !== 'draft' && !over) wrong('open')
  if (position.at === 'draft' && over) wrong('over')
}

/** Buildings are chosen before the game, by turns from the governor on. */
export function checkDraft(position: Position, expansions: Expansions, report: Report): void {
  const { edition, options, players, governor, seat, round, picks } = position
  const seats = players.length
  const drafted = expansions.chosen.length - givenOf(expansions).length
  const next = (governor + drafted) % seats
  if (expansions.options['exp.selection'] !== 'draft') report('at', 'draft', { why: 'over' })
  if (next !== seat) report('seat', 'draft', { why: 'turn', seat: next })
  const fresh = setUp({ edition, options, seats, seed: 0 })
  const begun = players.some((player, who) => differs(player, fresh.players[who]))
  if (begun || round > 1 || picks > 0) report('at', 'draft', { why: 'begun' })
}

const differs = (player: Player, fresh: Player | undefined): boolean =>
  player.coins !== fresh?.coins ||
  player.vp > 0 ||
  player.city.length > 0 ||
  player.stored > 0 ||
  GOODS.some((good) => player.goods[good] > 0) ||
  TILES.some((tile) => player.manned[tile] > 0 || player.tiles[tile] !== fresh.tiles[tile])
