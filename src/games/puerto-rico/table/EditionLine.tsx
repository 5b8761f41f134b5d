import { to } from '../../../ui/link.ts'
import { Say } from '../../../ui/Say.tsx'
import { DEFAULT_OPTIONS, OPTION_IDS } from '../rules/editions.ts'
import type { State } from '../rules/state.ts'
import { t } from '../words/messages/t.ts'
import { optionName, optionValueName } from '../words/options.ts'
import './edition-line.css'

/** Which rules are in force: the edition, how many play, and every option that was changed, linked to what it means. */
export function EditionLine({ state }: { state: Pick<State, 'edition' | 'options' | 'players'> }) {
  const { edition, options, players } = state
  const changed = OPTION_IDS.filter((id) => options[id] !== DEFAULT_OPTIONS[id])
  return (
    <p class="edition-line">
      <span>{t(`play.edition.${edition}`)}</span>
      <span>{t('play.players.count', { count: players.length })}</span>
      <span>
        {changed.length === 0 ? (
          <a href={to('/puerto-rico/rules/differences/')}>{t('play.options.none')}</a>
        ) : (
          t('play.options.changed')
        )}
      </span>
      {changed.map((id) => (
        <a key={id} href={to(`/puerto-rico/rules/differences/#${id}`)}>
          <Say of={optionName(id)} />: <Say of={optionValueName(id, options[id])} />
        </a>
      ))}
    </p>
  )
}
