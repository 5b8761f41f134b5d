import { messages } from '#language/generated/verdicts.ts'
import { speaking } from '../speaking.ts'

/** What kind of answer a verdict is; pages are made with it and do not carry it. */
export const { t } = speaking(messages)
