import type { Figures } from '../editions.ts'
import { freeCity } from '../player.ts'
import type { Position } from '../state.ts'
import { isWith } from '../variant.ts'
import { ROLE_TILES, roleOf } from '../vocabulary.ts'
import type { Report } from './problem.ts'

/** Who chose what, and who is at work on it. */
export function checkRound(position: Position, figures: Figures, report: Report): void {
  const { at, round, picks, governor, chooser, role, roles, players } = position
  if (!(Number.isInteger(round) && round >= 1))
    report('round', 'shape', { expected: '>=1', found: round })
  checkRoleTiles(position, figures, report)
  const seats = players.length
  const most = figures.picks * seats
  if (at === 'over' && picks !== most) {
    report('picks', 'too-early', { picks, expected: most })
    return
  }
  const choosing = at === 'roles' || at === 'draft'
  let taken = 0
  for (const { takenBy } of roles) if (takenBy !== null) taken += 1
  if (taken !== picks || picks > most - (choosing ? 1 : 0))
    report('picks', 'picks', { picks, taken })
  for (let who = 0; who < seats; who++) {
    const due = Math.floor((picks + seats - 1 - ((who - governor + seats) % seats)) / seats)
    let has = 0
    for (const { takenBy } of roles) if (takenBy === who) has += 1
    if (has !== due) report('roles', 'picks', { seat: who, picks: due, taken: has })
  }
  const next = (governor + picks - (choosing ? 0 : 1) + seats) % seats
  if (chooser !== next) report('chooser', 'chooser', { expected: next, found: chooser })
  const inPlay = roles.find(({ id }) => id === role)
  const fits =
    choosing || at === 'over'
      ? role === null
      : inPlay?.takenBy === chooser && (at === 'called' || at.startsWith(`${roleOf(inPlay.id)}.`))
  if (!fits) report('role', 'role-in-play', { role: role ?? '', at })
}

/** The tiles of this game, each once and in order; whoever takes one takes its coins. */
function checkRoleTiles({ roles }: Position, { prospectors }: Figures, report: Report): void {
  const expected = 6 + prospectors
  let known = roles.length === expected
  for (let place = 0; place < roles.length; place++)
    known &&= roles[place]?.id === ROLE_TILES[place]
  if (!known) report('roles', 'role-tiles', { expected, found: roles.length })
  for (const { id, coins, takenBy } of roles)
    if (takenBy !== null && coins > 0) report('roles', 'taken-coins', { role: id, coins })
}

/** A round known to be the last must report why, and what ends the game must be known. */
export function checkEnding(position: Position, report: Report): void {
  const { at, players, supply, ending, expansions } = position
  let full = false
  for (const player of players) full ||= freeCity(player) === 0
  if (full !== ending.includes('city')) report('ending', 'ending', { trigger: 'city' })
  // With an expansion a chip may be paid back after the last one was taken.
  const isBack = expansions !== undefined && ending.includes('chips')
  if ((supply.vp === 0) !== ending.includes('chips') && !isBack)
    report('ending', 'ending', { trigger: 'chips' })
  if (ending.includes('colonists')) {
    if (supply.colonists > 0 && !expansions)
      report('ending', 'ending', { trigger: 'colonists', count: supply.colonists })
    if (isWith(position, 'nobles')) report('ending', 'ending', { trigger: 'nobles' })
    else if (!hasRefilled(position)) report('ending', 'ending', { trigger: 'mayor' })
  }
  if (new Set(ending).size !== ending.length) report('ending', 'ending', { trigger: 'twice' })
  if (at === 'over' && ending.length === 0) report('ending', 'ending', { trigger: '' })
}

/** Whether a mayor phase of this round is over: only its end tells that colonists run short. */
const hasRefilled = ({ roles, role }: Position): boolean =>
  role !== 'mayor' && roles.some(({ id, takenBy }) => id === 'mayor' && takenBy !== null)
