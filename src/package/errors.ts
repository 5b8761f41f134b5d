/** What a program is told that asks for a thing that is not there. */
import type { Problem } from '../engine/types.ts'

/** A set-up that the game does not have. `path` is the field at fault, as `options.end.colonists`. */
export class SetupError extends RangeError {
  override readonly name = 'SetupError'
  constructor(
    readonly path: string,
    message: string,
  ) {
    super(path ? `${path}: ${message}` : message)
  }
}

/** A position that cannot be read or cannot occur; `problems` tells what is wrong, and where. */
export class PositionError extends RangeError {
  override readonly name = 'PositionError'
  constructor(
    readonly problems: readonly Problem[],
    message: string,
  ) {
    super(message)
  }
}
