import { useLayoutEffect, useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { type LiveGame, type Moving, type Turn, useGame } from '../table/useGame.ts'

/** What was played from the position asked about, and branches that were left. */
export interface Trail<G extends GameTypes> extends LiveGame<G> {
  branches: readonly (readonly Turn<G>[])[]
}

const MOST_BRANCHES = 8
const movesOf = <G extends GameTypes>(turns: readonly Turn<G>[]): string =>
  JSON.stringify(turns.map(({ move }) => move))

/** Where a trail begins: moves made from its position, of which `at` stand, and branches. */
export interface TrailStart<G extends GameTypes> {
  made: readonly Turn<G>[]
  at: number
  branches: Trail<G>['branches']
}

/** Plays on from a position: forth, back, and into other branches. */
export function useTrail<G extends GameTypes>(
  moving: Moving<G>,
  start: G['Position'],
  { made, at, branches: left }: TrailStart<G>,
): Trail<G> {
  const game = useGame(moving, start, made)
  const [branches, setBranches] = useState(left)
  useLayoutEffect(() => {
    if (at < made.length) game.goTo(at)
  }, [])
  const leave = (): void => {
    if (game.undone.length === 0) return
    const left = [...game.turns, ...game.undone]
    const others = (kept: Trail<G>['branches']) =>
      kept.filter((one) => movesOf(one) !== movesOf(left))
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
