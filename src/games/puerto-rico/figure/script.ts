/** A scripted walk as a figure shows it: the start, every move, and what each brought. */

import type { Turn } from '../../../ui/table/useGame.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Note } from '../rules/notes.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Position } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import { TILES } from '../rules/vocabulary.ts'
import { addressesOf } from '../table/note-places.ts'

/** One drawing: a position, and the move that led to it; null at the start, or where it could not be read. */
export interface Frame {
  position: Position
  move: Move | null
  /** Rules that refused the move; the position is then as before. */
  broken: readonly RuleId[]
  notes: readonly Note[]
  /** Addresses of places that the move changed. */
  changed: ReadonlySet<string>
}

/** Tiles and buildings on which colonists came or from which they went, which notes do not always tell. */
function changedCircles(before: Position, after: Position): string[] {
  return after.players.flatMap(({ manned, city }, seat) => {
    const was = before.players[seat]
    const tiles = TILES.filter((tile) => manned[tile] !== was?.manned[tile]).map((tile) =>
      manned[tile] > (was?.manned[tile] ?? 0) ? `manned:${tile}` : `land:${tile}`,
    )
    const buildings = city
      .filter(({ id, workers }) => workers !== was?.city.find((one) => one.id === id)?.workers)
      .map(({ id }) => `city:${id}`)
    return [...tiles, ...buildings].map((place) => `${seat}/${place}`)
  })
}

/** Role tiles whose coins or taker are others now. */
function changedRoles(before: Position, after: Position): string[] {
  return after.roles
    .filter(({ coins, takenBy }, nth) => {
      const was = before.roles[nth]
      return was?.coins !== coins || was.takenBy !== takenBy
    })
    .map(({ id }) => `role:${id}`)
}

function frameAfter(before: Position, tried: unknown): Frame {
  const move = game.parseMove(tried)
  const result = game.applyMove(before, tried)
  if (!result.ok)
    return { position: before, move, broken: result.broken, notes: [], changed: new Set() }
  const { position, notes } = result
  const places = notes.flatMap((note) => [note.from, note.to].flatMap((p) => addressesOf(p, note)))
  const changed = [
    ...places,
    ...changedCircles(before, position),
    ...changedRoles(before, position),
  ]
  return { position, move, broken: [], notes, changed: new Set(changed) }
}

/** The start and a frame for every move tried, each made when it is first asked for. */
export interface Frames {
  length: number
  at: (index: number) => Frame | undefined
  /** Those from the start to this one. */
  upTo: (index: number) => Frame[]
}

/** What the rules refuse leaves the position as it was. */
export function framesOf(start: Position, script: readonly unknown[]): Frames {
  const made: Frame[] = [{ position: start, move: null, broken: [], notes: [], changed: new Set() }]
  const upTo = (index: number): Frame[] => {
    for (const tried of script.slice(made.length - 1, Math.max(index, 0)))
      made.push(frameAfter(made.at(-1)?.position ?? start, tried))
    return made.slice(0, index + 1)
  }
  return { length: script.length + 1, at: (index) => upTo(index)[index], upTo }
}

/** The moves that led to frame `at`, as a game's turns. */
export function turnsTo(frames: Frames, at: number): Turn<PuertoRico>[] {
  const [, ...moved] = frames.upTo(at)
  return moved.flatMap(({ move, broken, notes, position: after }, index) => {
    const before = frames.at(index)?.position
    return move && before && broken.length === 0 ? [{ before, move, notes, after }] : []
  })
}
