import { ko } from './ko.ts'
import { koReferee } from './ko-referee.ts'
import { speaking } from './t.ts'

/** The words that every page has, and those of the referee; other pages need not carry them. */
export const { say, translator, t } = speaking({ ...ko, ...koReferee })
