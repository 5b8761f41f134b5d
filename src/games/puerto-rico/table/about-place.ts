import type { Move } from '../rules/moves.ts'

/** The place that a move is about, where it has something to tell before it is made. */
export function aboutOf(move: Move | null): string | null {
  if (!move) return null
  if (move.do === 'chooseRole') return `role:${move.role}`
  if (move.do === 'build' || move.do === 'draft') return `building:${move.building}`
  return null
}
