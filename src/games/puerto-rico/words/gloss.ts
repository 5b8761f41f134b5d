/** The explanation of a term, as pages show it. For pages, not for the browser. */

import type { Gloss } from '../../../text/html.ts'
import { t } from './messages/reference.ts'
import { FIRST_SET, type NamingSet, OTHER_SET, termName } from './names.ts'
import { termOf } from './terms.ts'

/** What else a term is called, in the other edition and in English, and one sentence. */
export const glossOf: Gloss = (id) => {
  const { gloss, abroad } = termOf(id)
  const calledIn = (set: NamingSet): string => t(`terms.called.${set}`, { name: termName(id, set) })
  const others =
    termName(id) === termName(id, OTHER_SET)
      ? null
      : ([calledIn(OTHER_SET), calledIn(FIRST_SET)] as const)
  return { others, abroad: abroad.en && { lang: 'en', name: abroad.en[0] }, gloss }
}
