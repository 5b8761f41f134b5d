/** Mutants that change nothing anybody could notice, each with the reason. */
export interface Equivalent {
  file: string
  /** The line on which the mutant begins. */
  within: string
  from: string
  to: readonly string[]
  why: string
}

export const EQUIVALENTS: readonly Equivalent[] = []
