import { messages as byLink } from '#language/generated/by-link.ts'
import { messages as common } from '#language/generated/common.ts'
import { speaking } from '../speaking.ts'

/** What is said of games that friends play apart. */
export const { t } = speaking({ ...common, ...byLink })
