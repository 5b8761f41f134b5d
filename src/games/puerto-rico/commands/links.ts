import type { SomeLinks } from '../../../frame/entry.ts'
import { linked } from '../linked.ts'
import { saves } from '../saves.ts'
import { GAMES, SETS, someAddedSetup, someSetup } from '../verify/positions.ts'
import '../expansions.ts'

/** Every table without expansions, then with each of them and with both, by turns. */
export const links: SomeLinks = (use) =>
  use({
    saves,
    linked,
    setupFor(index) {
      const expansions = [undefined, ...SETS][Math.floor(index / GAMES.length) % (SETS.length + 1)]
      return expansions
        ? { ...someAddedSetup({ rng: index }, index), expansions }
        : someSetup({ rng: index }, index)
    },
    nameOf: ({ edition, seats, expansions = [] }) =>
      [edition, `${seats} seats`, ...expansions].join(', '),
  })
