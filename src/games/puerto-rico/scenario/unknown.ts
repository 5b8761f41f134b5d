/** What a scenario names and its game does not have, or could not hold: it would be passed over in silence. */
import { SEAT_LETTERS, seatOf } from '../../../engine/seats.ts'
import type { Figures } from '../rules/editions.ts'
import { EXPANSION_OPTION_IDS } from '../rules/expansions.ts'
import type { Problem, Report } from '../rules/impossible/problem.ts'
import type { PlayerSource, Start } from '../rules/notation.ts'
import { hasOption } from '../rules/variant.ts'
import { ALL_BUILDINGS, GOODS, isAdded, ROLE_TILES, type RoleTile } from '../rules/vocabulary.ts'

/** Seats, ships, role tiles and colonists out of place, each with its path in the file. */
export function unknownIn(source: Start, figures: Figures): Problem[] {
  const { set = {} } = source
  const problems: Problem[] = []
  const report: Report = (path, problem, values = {}) => {
    problems.push({ path, problem, values })
  }
  checkSeats(source, report)
  checkAdded(source, report)
  for (const letter of SEAT_LETTERS) {
    const player = set[letter]
    if (player) checkColonists(player, `set.${letter}.colonists`, report)
  }
  checkShips(set.ships ?? {}, figures, report)
  const tiles: readonly RoleTile[] = ROLE_TILES.slice(0, 6 + figures.prospectors)
  const known = (path: string, role: RoleTile): void => {
    if (!tiles.includes(role)) report(path, 'no-role', { role })
  }
  for (const role of ROLE_TILES) if (set.coins?.[role]) known('set.coins', role)
  for (const letter of SEAT_LETTERS)
    for (const role of set.taken?.[letter] ?? []) known(`set.taken.${letter}`, role)
  return problems
}

function checkSeats({ game, chooser, seat, set = {} }: Start, report: Report): void {
  const seats = game?.seats ?? 2
  const seated = (path: string, letter: (typeof SEAT_LETTERS)[number] | undefined): void => {
    if (letter && seatOf(letter) >= seats) report(path, 'seat', { seat: seatOf(letter), seats })
  }
  seated('chooser', chooser)
  seated('seat', seat)
  seated('set.governor', set.governor)
  for (const letter of SEAT_LETTERS) {
    if (set[letter]) seated(`set.${letter}`, letter)
    if (set.taken?.[letter]) seated(`set.taken.${letter}`, letter)
  }
  for (const letter of set.phase?.wharfUsed ?? []) seated('set.phase.wharfUsed', letter)
  for (const { seat } of set.phase?.due ?? []) seated('set.phase.due', seat)
}

/** What comes with an expansion that the game is played without; buildings are seen in the position. */
function checkAdded({ game, at, set = {} }: Start, report: Report): void {
  const { expansions = [], options = {} } = game ?? {}
  if (at && isAdded(at) && expansions.length === 0) report('at', 'not-in-game', { token: at })
  for (const id of EXPANSION_OPTION_IDS)
    if (id in options && !hasOption(expansions, id))
      report('game.options', 'not-in-game', { token: id })
  if (set.expansions && expansions.length === 0)
    report('set.expansions', 'not-in-game', { token: 'expansions' })
  for (const what of ['nobles', 'aboard'] as const)
    if (set.expansions?.[what] !== undefined && !expansions.includes('nobles'))
      report(`set.expansions.${what}`, 'not-in-game', { token: 'noble' })
  for (const letter of SEAT_LETTERS) {
    const { nobles, forests } = set[letter] ?? {}
    if (nobles && !expansions.includes('nobles'))
      report(`set.${letter}.nobles`, 'not-in-game', { token: 'noble' })
    if (forests && !expansions.includes('new-buildings'))
      report(`set.${letter}.forests`, 'not-in-game', { token: 'forest' })
  }
}

function checkColonists(
  { city = [], colonists }: PlayerSource,
  path: string,
  report: Report,
): void {
  if (typeof colonists !== 'object') return
  for (const building of ALL_BUILDINGS) {
    const count = colonists[building] ?? 0
    if (count > 0 && !city.includes(building)) report(path, 'not-built', { building, count })
  }
}

function checkShips(
  ships: NonNullable<NonNullable<Start['set']>['ships']>,
  figures: Figures,
  report: Report,
): void {
  for (const [size, load] of Object.entries(ships)) {
    if (!figures.ships.map(String).includes(size))
      report('set.ships', 'no-ship', { size, ships: figures.ships.join(', ') })
    const kinds = GOODS.filter((good) => load[good])
    if (kinds.length > 1) report('set.ships', 'ship-kinds', { ship: Number(size) })
  }
}
