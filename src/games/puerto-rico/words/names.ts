/** Puts the names of this game's terms into the shared texts; whoever parses its markup imports this first. */
import type { ADDED_NAMES } from '#puerto-rico/words/generated/added-names.ts'
import { NAMES } from '#puerto-rico/words/generated/names.ts'
import { addTerms } from '../../../text/names.ts'

declare module '../../../text/names.ts' {
  interface Terms extends Readonly<Record<keyof typeof NAMES | keyof typeof ADDED_NAMES, true>> {}
}

addTerms(NAMES)

export * from '../../../text/names.ts'
