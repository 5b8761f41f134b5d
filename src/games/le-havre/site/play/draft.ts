import type { Options } from '../../rules/options.ts'
import type { Version } from '../../rules/vocabulary.ts'

/** What is chosen of a new game besides who plays. */
export interface Draft {
  version: Version
  options: Partial<Options>
}
