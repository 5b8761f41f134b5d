import type { SomeLinks } from '../../../frame/entry.ts'
import { linked } from '../linked.ts'
import { saves } from '../saves.ts'
import { GAMES, someAddedSetup, someSetup } from '../verify/positions.ts'
import '../expansions.ts'

/** Every table without expansions, and then each with one or both. */
export const links: SomeLinks = (use) =>
  use({
    saves,
    linked,
    setupFor: (index) =>
      Math.floor(index / GAMES.length) % 2 === 0
        ? someSetup({ rng: index }, index)
        : someAddedSetup(
            { rng: index },
            Math.floor(index / (2 * GAMES.length)) * GAMES.length + (index % GAMES.length),
          ),
    nameOf: ({ edition, seats, expansions = [] }) =>
      [edition, `${seats} seats`, ...expansions].join(', '),
  })
