/** The explanation of a term, as pages show it. For pages, not for the browser. */

import type { Gloss } from '../../../text/html.ts'
import { t } from './messages/reference.ts'
import { termName } from './names.ts'
import { termOf } from './terms.ts'

/** What else a term is called, in the other edition and in English, and one sentence. */
export const glossOf: Gloss = (id) => {
  const { gloss, abroad } = termOf(id)
  const [modern, classic] = [termName(id), termName(id, 'classic')]
  const others =
    modern === classic
      ? null
      : ([
          t('terms.called-classic', { name: classic }),
          t('terms.called-1897', { name: modern }),
        ] as const)
  return { others, abroad: abroad.en && { lang: 'en', name: abroad.en[0] }, gloss }
}
