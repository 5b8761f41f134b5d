import type { SomeLinks } from '../../../frame/entry.ts'
import { linked } from '../linked.ts'
import type { LeHavre } from '../rules/types.ts'
import { saves } from '../saves.ts'
import { someSetup } from '../verify/setups.ts'

/** As many loans more than are needed as people take who may take any number. */
const MORE = 2

const isFree = ({ options }: LeHavre['Setup']): boolean => options?.['loan.count'] === 'free'
/** One in so many of such games is left to chance. */
const WILD = 16
const isWild = (setup: LeHavre['Setup']): boolean => isFree(setup) && setup.seed % WILD === 0

/**
 * Where any number of loans may be taken, chance takes some fifty at a time, and buys, sells and pays back with them all day.
 * In most of those games it borrows as people do.
 */
export const links: SomeLinks = (use) =>
  use({
    saves,
    linked,
    setupFor: (index) => someSetup({ rng: index }, index),
    nameOf: (setup) =>
      [
        setup.version,
        `${setup.seats} seats`,
        ...(isFree(setup) ? [isWild(setup) ? 'loans without end' : 'some loans more'] : []),
      ].join(', '),
    isWild,
    temper(position, drawn) {
      if (drawn.do !== 'borrow' || position.options['loan.count'] !== 'free') return undefined
      const least = saves.game.legalMoves(position).find((move) => move.do === 'borrow')
      return least?.do === 'borrow'
        ? { ...drawn, loans: least.loans + (drawn.loans % (MORE + 1)) }
        : undefined
    },
  })
