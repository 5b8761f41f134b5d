import { messages as own } from '#puerto-rico/words/generated/verdicts.ts'
import { speaking } from '../../../../text/speaking.ts'
import '../names.ts'

/** What kind of answer a verdict is; pages are made with it and do not carry it. */
export const { t } = speaking({ ...own })
