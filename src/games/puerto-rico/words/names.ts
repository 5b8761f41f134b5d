/** Puts the names of this game's terms into the shared texts; whoever parses its markup imports this first. */
import { NAMES } from '#puerto-rico/words/generated/names.ts'
import { addTerms } from '../../../text/names.ts'

declare module '../../../text/names.ts' {
  interface Terms extends Readonly<Record<keyof typeof NAMES, true>> {}
}

addTerms(NAMES)

export * from '../../../text/names.ts'
