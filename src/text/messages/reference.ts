import { ko } from './ko.ts'
import { koReference } from './ko-reference.ts'
import { speaking } from './t.ts'

/** The words that every page has, and those of pages made beforehand; live pages need not carry them. */
export const { say, translator, t } = speaking({ ...ko, ...koReference })
