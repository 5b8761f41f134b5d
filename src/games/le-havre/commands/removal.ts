import type { SomeRemoval } from '../../../frame/entry.ts'
import { removal as own } from '../proof/removal/removal.ts'

export const removal: SomeRemoval = (use) => use(own)
