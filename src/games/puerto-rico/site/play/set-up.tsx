import { lazy } from '../../../../ui/lazy.tsx'
import { to } from '../../../../ui/link.ts'
import type { SetUpGame } from '../../../../ui/play/definition.ts'
import { LEVELS } from '../../bots/levels.ts'
import { isPlayedWith, seatsOf } from '../../rules/editions.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { saves } from '../../saves.ts'
import { PlantationRow } from '../../table/board/PlantationRow.tsx'
import { t } from '../../words/messages/games.ts'
import type { Draft } from './draft.ts'
import { SetUpFields } from './SetUpFields.tsx'

/** Setting up a game of Puerto Rico. */
export const setUp: SetUpGame<PuertoRico, Draft> = {
  saves,
  levels: LEVELS,
  seats: seatsOf('classic'),
  draft: { seats: 2, edition: 'two-player', options: {}, sets: [], added: {} },
  fitted: (draft, seats) => ({
    ...draft,
    seats,
    edition: isPlayedWith(draft.edition, seats) ? draft.edition : 'classic',
  }),
  setupOf: ({ edition, options, sets, added }, seed) => ({
    edition,
    seed,
    options,
    ...(sets.length > 0 && { expansions: sets, expansionOptions: added }),
  }),
  // The rules of an expansion are not there yet; it changes nothing of what lies open.
  dealOf: ({ edition, options }, seed) => ({ edition, seed, options }),
  firstSeed: 1897,
  Fields: SetUpFields,
  Options: lazy(async () => (await import('./OptionFields.tsx')).OptionFields),
  optionsHref: to('/puerto-rico/rules/differences/'),
  firstLook: t('play.first-look'),
  Preview: PlantationRow,
}
