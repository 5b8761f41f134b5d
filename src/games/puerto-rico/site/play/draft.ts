import type { EditionId, Options } from '../../rules/editions.ts'
import type { ExpansionOptions } from '../../rules/expansions.ts'
import type { ExpansionId } from '../../rules/vocabulary.ts'

/** What is chosen of a new game besides who plays. */
export interface Draft {
  /** For how many it is. */
  seats: number
  edition: EditionId
  options: Partial<Options>
  sets: readonly ExpansionId[]
  added: Partial<ExpansionOptions>
}
