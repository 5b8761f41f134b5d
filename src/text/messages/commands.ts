import { messages as commands } from '#language/generated/commands.ts'
import { messages as common } from '#language/generated/common.ts'
import { messages as play } from '#language/generated/play.ts'
import { speaking } from '../speaking.ts'

/** What commands print, besides what every page may show. */
export const { say, t } = speaking({ ...common, ...play, ...commands })
