import { messages as common } from '#language/generated/common.ts'
import { messages as games } from '#language/generated/games.ts'
import { messages as play } from '#language/generated/play.ts'
import { makeTranslator } from '../translator.ts'

/** The words of starting, keeping and playing games, whatever the game. */
export const { say, translator, t } = makeTranslator({ ...common, ...play, ...games })
