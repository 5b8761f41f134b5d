import type { SomeMutation } from '../../../frame/entry.ts'
import { mutation as own } from '../verify/mutation/mutation.ts'

export const mutation: SomeMutation = (use) => use(own)
