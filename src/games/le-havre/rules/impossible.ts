/** What cannot be true of a position of the right shape: the one check of positions from anywhere. */

import { isBuilt } from './actions/main-action.ts'
import { isLocked } from './buildings.ts'
import { game } from './game.ts'
import { checkCards, checkGone, checkStacks, checkWharves } from './impossible/cards.ts'
import type { Problem, Report } from './impossible/problem.ts'
import { checkTurn } from './impossible/turn.ts'
import { roundCards } from './ships.ts'
import type { Position } from './state.ts'
import { ITEMS, OFFERS, TILES } from './vocabulary.ts'

/** Everything that is wrong with a position; none where it can occur. */
export function validate(position: Position): Problem[] {
  const found: Problem[] = []
  const report: Report = (path, problem, values = {}) => {
    found.push({ path, problem, values })
  }
  checkFrame(position, report)
  if (found.length > 0) return found
  checkCounts(position, report)
  checkCards(position, report)
  checkStacks(position, report)
  checkWharves(position, report)
  checkGone(position, report)
  checkDiscs(position, report)
  checkTurn(position, report)
  if (found.length > 0 || position.at === 'over') return found
  if (game.legalMoves(position).next().done) report('at', 'waits-for-nobody', { at: position.at })
  return found
}

/** Seats, rounds and tiles are those of the game. */
function checkFrame(position: Position, report: Report): void {
  const { version, players, round, turn, final, active, seat, specials } = position
  const seats = players.length
  const rounds = roundCards(version, seats).length
  if (active >= seats) report('active', 'seat', { seat: active, seats })
  if (seat >= seats) report('seat', 'seat', { seat, seats })
  if (specials.seen.length !== seats || specials.mixed.length !== seats) report('specials', 'seats')
  if (round < 1 || round > rounds || (final && round !== rounds))
    report('round', 'round', { round, rounds })
  if (turn > (final ? seats : TILES.length)) report('turn', 'turn', { turn })
  if ([...position.tiles].sort().join() !== [...TILES].sort().join()) report('tiles', 'tiles')
}

/** Nowhere lies less than nothing, and nobody knows a card of the pile that does not lie there. */
function checkCounts({ players, offers, specials }: Position, report: Report): void {
  for (const [at, { items, loans }] of players.entries()) {
    for (const item of ITEMS) if (items[item] < 0) report(`players.${at}.items.${item}`, 'shape')
    if (loans < 0) report(`players.${at}.loans`, 'shape')
  }
  for (const offer of OFFERS) if (offers[offer] < 0) report(`offers.${offer}`, 'shape')
  for (const [who, cards] of specials.seen.entries())
    for (const card of cards)
      if (!specials.pile.includes(card)) report(`seen.${who}`, 'no-card', { card })
}

/** A disc stands at home or on a building that can be entered; two on one only in the final stage. */
function checkDiscs(position: Position, report: Report): void {
  const { players, final } = position
  for (const [who, { disc }] of players.entries()) {
    if (disc === null) continue
    const shared = players.some((other, at) => at < who && other.disc === disc)
    if (!isBuilt(position, disc) || isLocked(disc) || (shared && !final))
      report(`players.${who}.disc`, 'disc', { building: disc })
  }
}
