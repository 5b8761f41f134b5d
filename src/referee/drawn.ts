/** Which parts of the table a case draws: what its decision is about, and the boards. */
import type { Position } from '../games/puerto-rico/state.ts'
import { letterOf } from '../scenario/seats.ts'

const SHARED: Readonly<Record<string, string>> = {
  roles: 'roles',
  settler: 'plantations',
  mayor: 'market',
  craftsman: 'supply',
  trader: 'house',
  captain: 'ships',
}

/** As `Figure` takes it: 'ships,own:A,own:B'. Of more than two boards the one that decides and the chooser's. */
export function drawnOf({ at, seat, chooser, players }: Position): string {
  const shared = SHARED[at.split('.')[0] ?? '']
  const seats = players.length === 2 ? [0, 1] : [...new Set([seat, chooser])].sort()
  return [...(shared ? [shared] : []), ...seats.map((who) => `own:${letterOf(who)}`)].join()
}
