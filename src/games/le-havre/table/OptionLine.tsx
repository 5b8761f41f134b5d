import { to } from '../../../ui/link.ts'
import { Message } from '../../../ui/Message.tsx'
import { DEFAULT_OPTIONS, OPTION_IDS } from '../rules/options.ts'
import type { State } from '../rules/state.ts'
import { CHANGED, optionWords } from '../words/options.ts'
import '../../../ui/rules-in-force.css'

/** Every option of a game that was changed, linked to what it means; nothing where all are as usual. */
export function OptionLine({ options }: Pick<State, 'options'>) {
  const changed = OPTION_IDS.filter((id) => options[id] !== DEFAULT_OPTIONS[id])
  if (changed.length === 0) return null
  return (
    <p class="rules-in-force">
      <span>{CHANGED}</span>
      {changed.map((id) => (
        <a key={id} href={to(`/le-havre/rules/options/#${id}`)}>
          <Message segments={optionWords(id)} />
        </a>
      ))}
    </p>
  )
}
