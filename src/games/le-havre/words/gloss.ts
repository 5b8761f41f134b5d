/** The explanation of a term, as pages show it. For pages, not for the browser. */
import type { Gloss } from '../../../text/html.ts'
import { termOf } from './terms.ts'

export const glossOf: Gloss = (id) => ({ others: null, gloss: termOf(id).gloss })
