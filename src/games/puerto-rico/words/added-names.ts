/** Makes known what the terms of the expansions are called. */
import { ADDED_NAMES } from '#puerto-rico/words/generated/added-names.ts'
import { addTerms } from '../../../text/names.ts'

addTerms(ADDED_NAMES)
