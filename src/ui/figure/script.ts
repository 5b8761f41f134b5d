/** A scripted walk as a figure shows it: the start, every move, and what each brought. */
import type { EventOf, GameTypes, RuleOf } from '../../engine/types.ts'
import type { Turn } from '../table/useGame.ts'
import type { ScriptDefinition } from './definition.ts'

/** One drawing: a position, and the move that led to it; null at the start, or where it could not be read. */
export interface Frame<G extends GameTypes> {
  position: G['Position']
  move: G['Move'] | null
  /** Rules that refused the move; the position is then as before. */
  broken: readonly RuleOf<G>[]
  events: readonly EventOf<G>[]
  /** Addresses of places that the move changed. */
  changed: ReadonlySet<string>
}

function frameAfter<G extends GameTypes>(
  { game, addressesOf, changed }: ScriptDefinition<G>,
  before: G['Position'],
  tried: unknown,
): Frame<G> {
  const move = game.parseMove(tried)
  const result = game.applyMove(before, tried)
  if (!result.ok)
    return { position: before, move, broken: result.broken, events: [], changed: new Set() }
  const { position, events } = result
  const places = events.flatMap((event) =>
    [event.from, event.to].flatMap((p) => addressesOf(p, event)),
  )
  return {
    position,
    move,
    broken: [],
    events,
    changed: new Set([...places, ...changed(before, position)]),
  }
}

/** The start and a frame for every move tried, each made when it is first asked for. */
export interface Frames<G extends GameTypes> {
  length: number
  at: (index: number) => Frame<G> | undefined
  /** Those from the start to this one. */
  upTo: (index: number) => Frame<G>[]
}

/** What the rules refuse leaves the position as it was. */
export function framesOf<G extends GameTypes>(
  definition: ScriptDefinition<G>,
  start: G['Position'],
  script: readonly unknown[],
): Frames<G> {
  const made: Frame<G>[] = [
    { position: start, move: null, broken: [], events: [], changed: new Set() },
  ]
  const upTo = (index: number): Frame<G>[] => {
    for (const tried of script.slice(made.length - 1, Math.max(index, 0)))
      made.push(frameAfter(definition, made.at(-1)?.position ?? start, tried))
    return made.slice(0, index + 1)
  }
  return { length: script.length + 1, at: (index) => upTo(index)[index], upTo }
}

/** The moves that led to frame `at`, as a game's turns. */
export function turnsTo<G extends GameTypes>(frames: Frames<G>, at: number): Turn<G>[] {
  const [, ...moved] = frames.upTo(at)
  return moved.flatMap(({ move, broken, events, position: after }, index) => {
    const before = frames.at(index)?.position
    return move && before && broken.length === 0 ? [{ before, move, events: events, after }] : []
  })
}
