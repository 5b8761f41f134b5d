import { t as tOfOptions } from '../../../text/messages/options.ts'
import { to } from '../../../ui/link.ts'
import { Message } from '../../../ui/Message.tsx'
import { DEFAULT_OPTIONS, OPTION_IDS } from '../rules/editions.ts'
import type { State } from '../rules/state.ts'
import { addedWords } from '../words/added.ts'
import { parse } from '../words/markup.ts'
import { t } from '../words/messages/t.ts'
import { optionName, optionValueName } from '../words/options.ts'
import { chapterName } from '../words/rules.ts'
import '../../../ui/rules-in-force.css'

interface Props {
  state: Pick<State, 'edition' | 'options' | 'players' | 'expansions'>
}

/** Which rules are in force: edition, expansions, how many play, and every option that was changed, linked to what it means. */
export function EditionLine({ state }: Props) {
  const { edition, options, players, expansions } = state
  const changed = [
    ...OPTION_IDS.filter((id) => options[id] !== DEFAULT_OPTIONS[id]).map((id) => ({
      id,
      name: optionName(id),
      value: optionValueName(id, options[id]),
    })),
    ...(expansions ? addedWords().changed(expansions) : []),
  ]
  return (
    <p class="rules-in-force">
      <span>{t(`play.edition.${edition}`)}</span>
      {expansions?.sets.map((set) => (
        <span key={set}>
          <Message segments={parse(chapterName(set))} />
        </span>
      ))}
      <span>{tOfOptions('play.players.count', { count: players.length })}</span>
      <span>
        {changed.length === 0 ? (
          <a href={to('/puerto-rico/rules/differences/')}>{tOfOptions('play.options.none')}</a>
        ) : (
          tOfOptions('play.options.changed')
        )}
      </span>
      {changed.map(({ id, name, value }) => (
        <a key={id} href={to(`/puerto-rico/rules/differences/#${id}`)}>
          <Message segments={name} />: <Message segments={value} />
        </a>
      ))}
    </p>
  )
}
