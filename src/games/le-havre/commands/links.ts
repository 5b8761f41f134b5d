import type { SomeLinks } from '../../../frame/entry.ts'
import { linked } from '../linked.ts'
import { saves } from '../saves.ts'
import { someSetup } from '../verify/setups.ts'

export const links: SomeLinks = (use) =>
  use({
    saves,
    linked,
    setupFor: (index) => someSetup({ rng: index }, index),
    nameOf: ({ version, seats, options }) =>
      [
        version,
        `${seats} seats`,
        ...(options?.['loan.count'] === 'free' ? ['any number of loans'] : []),
      ].join(', '),
  })
