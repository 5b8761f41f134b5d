import { lazy } from '../../../../ui/lazy.tsx'
import { to } from '../../../../ui/link.ts'
import { Message } from '../../../../ui/Message.tsx'
import type { FieldsProps, SetUpGame } from '../../../../ui/play/definition.ts'
import { LEVELS } from '../../bots/levels.ts'
import type { LeHavre } from '../../rules/types.ts'
import { VERSIONS } from '../../rules/vocabulary.ts'
import { SEATS, saves } from '../../saves.ts'
import { say, t } from '../../words/messages/games.ts'
import type { Draft } from './draft.ts'
import { StackNames } from './StackNames.tsx'
import './play.css'

/** Setting up a game of Le Havre. */
export const setUp: SetUpGame<LeHavre, Draft> = {
  saves,
  levels: LEVELS,
  seats: SEATS,
  seatsFirst: true,
  solo: t('start.solo'),
  draft: { version: 'short', options: {} },
  fitted: (draft) => draft,
  setupOf: ({ version, options }, seed) => ({ version, seed, options }),
  firstSeed: 2008,
  First: Versions,
  Options: lazy(async () => (await import('./OptionFields.tsx')).OptionFields),
  optionsHref: to('/le-havre/rules/options/'),
  firstLook: t('play.first-look'),
  Preview: StackNames,
}

/** Which game: the long or the short one. */
function Versions({ draft, onChange }: FieldsProps<Draft>) {
  const { version } = draft
  return (
    <>
      <fieldset class="opponents versions">
        <legend>{t('start.version')}</legend>
        {VERSIONS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="version"
              checked={version === one}
              onChange={() => onChange({ ...draft, version: one })}
            />
            <span>{t(`version.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <p class="told">
        <Message segments={say(`version.${version}.told`)} />
      </p>
    </>
  )
}
