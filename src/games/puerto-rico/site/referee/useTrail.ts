import { useState } from 'preact/hooks'
import type { LiveGame, Turn } from '../../../../ui/table/useGame.ts'
import { game } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import type { Position } from '../../rules/state.ts'

/** What was played from the position asked about, and branches that were left. */
export interface Trail extends Omit<LiveGame, 'attempt'> {
  play: (move: Move) => void
  branches: readonly (readonly Turn[])[]
}

const movesOf = (turns: readonly Turn[]): string => JSON.stringify(turns.map(({ move }) => move))

/** Where turns lead from `start`. */
function endOf(start: Position, turns: readonly Turn[]): Position {
  const last = turns.at(-1)
  const next = last && game.advance(last.before, last.move)
  return next?.ok ? next.position : start
}

/** Plays on from a position: forth, back, and into other branches. */
export function useTrail(start: Position): Trail {
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [undone, setUndone] = useState<readonly Turn[]>([])
  const [branches, setBranches] = useState<readonly (readonly Turn[])[]>([])
  const position = endOf(start, turns)
  const leave = (): void => {
    if (undone.length === 0) return
    const left = [...turns, ...undone]
    setBranches((kept) => [...kept.filter((one) => movesOf(one) !== movesOf(left)), left].slice(-8))
  }
  return {
    position,
    turns,
    undone,
    branches,
    play(move) {
      const next = game.advance(position, move)
      if (!next.ok) return
      leave()
      setTurns([...turns, { before: position, move, notes: next.notes }])
      setUndone([])
    },
    goTo(index) {
      const all = [...turns, ...undone]
      setTurns(all.slice(0, index))
      setUndone(all.slice(index))
    },
    restart(_, made = []) {
      leave()
      setTurns(made)
      setUndone([])
    },
  }
}
