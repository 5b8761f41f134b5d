/**
 * The rules of both expansions. Importing this module makes them known to the rules of the base game; without it a
 * position with an expansion cannot be played.
 */
import { addRules } from '../added.ts'
import { dealByTurns } from './arrivals.ts'
import { savedOf } from './builder.ts'
import { payWithProduction, producedMore } from './craftsman.ts'
import { copyExpansions } from './fresh.ts'
import { checkExpansions, isAskedFor } from './impossible.ts'
import { countExpansions, tellExpansions } from './inventory.ts'
import { refillWithNoble } from './mayor.ts'
import { MOVE_DEFINITIONS as ALL_MOVE_DEFINITIONS } from './move-definitions.ts'
import { closeOpening, keepsOpen } from './opening.ts'
import { expansionsSchema } from './schema.ts'
import { addedGuards, addedSteps } from './sequence.ts'
import { addExpansions } from './setup.ts'
import { fullSingles, singlesByRule, singlesHaveRoom, singlesKeepAll } from './singles.ts'
import { rewardAction, smallWharfLeft } from './small-ship.ts'
import { optionEntries, tableSchema } from './source.ts'

addRules({
  moveDefinitions: ALL_MOVE_DEFINITIONS,
  guards: addedGuards,
  steps: addedSteps,
  setUp: addExpansions,
  copy: copyExpansions,
  tell: tellExpansions,
  count: countExpansions,
  check: checkExpansions,
  isAskedFor,
  schema: expansionsSchema,
  source: { options: optionEntries, table: tableSchema },
  savedOf,
  dealByTurns,
  refillWithNoble,
  producedMore,
  payWithProduction,
  closeOpening,
  rewardAction,
  keepsOpen,
  smallWharfLeft,
  singles: {
    haveRoom: singlesHaveRoom,
    keepAll: singlesKeepAll,
    choices: fullSingles,
    byRule: singlesByRule,
  },
})
