/** What a program is told that asks for a thing that is not there. */
import type { Problem } from '../engine/types.ts'

/** A set-up that the game does not have. `path` is the field at fault, as `options.end.colonists`. */
export class SetupError extends RangeError {
  override readonly name = 'SetupError'
  readonly path: string
  constructor(path: string, message: string) {
    super(path ? `${path}: ${message}` : message)
    this.path = path
  }
}

/** A position that cannot be read or cannot occur; `problems` tells what is wrong, and where. */
export class PositionError extends RangeError {
  override readonly name = 'PositionError'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[], message: string) {
    super(message)
    this.problems = problems
  }
}
