import type { AddedPhase, Expansions } from '../expansions.ts'

/** Nothing done yet in a phase. */
export function freshPhase(): AddedPhase {
  return {
    called: 0,
    calling: false,
    doubled: false,
    recruits: 0,
    dealt: 0,
    placing: false,
    drawn: null,
    second: false,
    settled: 0,
    bonus: 0,
    received: [],
    sold: false,
    traded: false,
    opened: [],
    paired: [],
    paid: false,
    supplied: [],
    smallWharfUsed: [],
  }
}

/** A copy that shares nothing with the original. */
export function copyExpansions(expansions: Expansions): Expansions {
  const { phase } = expansions
  return {
    ...expansions,
    sets: [...expansions.sets],
    options: { ...expansions.options },
    chosen: [...expansions.chosen],
    removed: { ...expansions.removed },
    doubled: [...expansions.doubled],
    phase: {
      ...phase,
      received: phase.received.map((goods) => ({ ...goods })),
      opened: [...phase.opened],
      paired: [...phase.paired],
      supplied: [...phase.supplied],
      smallWharfUsed: [...phase.smallWharfUsed],
    },
  }
}
