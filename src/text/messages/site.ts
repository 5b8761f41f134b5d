import { ko } from './ko.ts'
import { koSite } from './ko-site.ts'
import { speaking } from './t.ts'

/** The words that every page has, and those of pages without a table; live pages need not carry them. */
export const { say, translator, t } = speaking({ ...ko, ...koSite })
