import { useLayoutEffect, useState } from 'preact/hooks'
import { type LiveGame, type Turn, useGame } from '../../../../ui/table/useGame.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { taps } from '../../table/plug/taps.ts'

/** What was played from the position asked about, and branches that were left. */
export interface Trail extends LiveGame<PuertoRico> {
  branches: readonly (readonly Turn<PuertoRico>[])[]
}

const MOST_BRANCHES = 8
const movesOf = (turns: readonly Turn<PuertoRico>[]): string =>
  JSON.stringify(turns.map(({ move }) => move))

/** Where a trail begins: moves made from its position, of which `at` stand, and branches. */
export interface TrailStart {
  made: readonly Turn<PuertoRico>[]
  at: number
  branches: Trail['branches']
}

/** Plays on from a position: forth, back, and into other branches. */
export function useTrail(start: Position, { made, at, branches: left }: TrailStart): Trail {
  const game = useGame(taps, start, made)
  const [branches, setBranches] = useState(left)
  useLayoutEffect(() => {
    if (at < made.length) game.goTo(at)
  }, [])
  const leave = (): void => {
    if (game.undone.length === 0) return
    const left = [...game.turns, ...game.undone]
    const others = (kept: Trail['branches']) => kept.filter((one) => movesOf(one) !== movesOf(left))
    setBranches((kept) => [...others(kept), left].slice(-MOST_BRANCHES))
  }
  return {
    ...game,
    branches,
    attempt(move) {
      const broken = game.attempt(move)
      if (broken.length === 0) leave()
      return broken
    },
    restart(position, turns) {
      leave()
      game.restart(position, turns)
    },
  }
}
