/** A step takes every move that its words describe: the others have an answer of their own. */
import { matches } from '../engine/move-kinds.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import type { LessonGame } from './definition.ts'
import { goOn, type Step, type StepState, standingOf, type Wrong, wayOn } from './run.ts'

/** A layout can be made in a great many ways; so many moves are tried at a decision. */
const MOST_TRIED = 500

/** The learner's legal moves at a decision. */
function* triedAt<G extends ScenarioTypes>(
  { game }: LessonGame<G>,
  { you }: Step<G>,
  { position }: StepState<G>,
): Generator<G['Move'], undefined> {
  let tried = 0
  for (const move of game.legalMoves(position)) {
    if (++tried > MOST_TRIED) return
    if (move.seat === you) yield move
  }
}

/**
 * What is wrong with how a step meets each legal move where it asks for one, at `decisions` on the way of its solution.
 * A move that misses the goal has an answer. Where it is of the kind that is asked for, that is an answer of the step
 * itself, not one of the chapter for many steps (`shared`); and where it is made on lit places alone, which the step
 * points at, not one for all moves of its kind.
 */
export function unansweredIn<G extends ScenarioTypes>(
  definition: LessonGame<G>,
  step: Step<G>,
  decisions: readonly StepState<G>[],
  shared: readonly Wrong<G>[],
): string[] {
  const lit = new Set(step.lit)
  return decisions.flatMap((decision, index) => {
    const asked = step.solution[index]
    const faults: string[] = []
    for (const move of triedAt(definition, step, decision)) {
      const standing = standingOf(definition, step, goOn(definition, decision, move))
      if (standing.is !== 'missed') continue
      const known = step.wrong.find((one) => !one.broken && matches(move, one.move))
      const places = definition.places.of(move)
      const isLit = places.length > 0 && places.every((place) => lit.has(place))
      const isSpecial = known && Object.keys(known.move).length > 1
      const fault = !known
        ? 'is neither taken nor answered'
        : move.do !== asked?.do
          ? null
          : shared.includes(known)
            ? 'is of the kind that is asked for, and has the answer of the chapter'
            : isLit && !isSpecial
              ? 'is pointed at, and answered like any other'
              : null
      if (fault) faults.push(`${definition.game.keyOfMove(move)} ${fault}`)
    }
    return faults
  })
}

/**
 * A step that goes on where the solution of this one ended forgets what else was chosen: the moves, of the kind that is
 * asked for, by which the goal is reached with other tokens in other places.
 */
export function forgottenIn<G extends ScenarioTypes>(
  definition: LessonGame<G>,
  step: Step<G>,
  decisions: readonly StepState<G>[],
  next: G['Position'],
): string[] {
  const heldIn = (position: G['Position']): string => {
    const held: string[] = []
    definition.inventory.tell(position, (token, place, seat, count) => {
      if (count !== 0 && seat !== null) held.push(`${token} ${place} ${seat} ${count}`)
    })
    return held.sort().join()
  }
  const wanted = heldIn(next)
  return decisions.flatMap((decision, index) => {
    const asked = step.solution[index]
    const faults: string[] = []
    for (const move of triedAt(definition, step, decision)) {
      if (move.do !== asked?.do) continue
      const made = goOn(definition, decision, move)
      const end =
        standingOf(definition, step, made).is === 'missed' ? null : wayOn(definition, step, made)
      if (end && heldIn(end.position) !== wanted)
        faults.push(`${definition.game.keyOfMove(move)} may be made, and the next step forgets it`)
    }
    return faults
  })
}
