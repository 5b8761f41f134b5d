import { useState } from 'preact/hooks'
import { Word } from '../../../ui/Word.tsx'
import { BUILDING } from '../rules/buildings.ts'
import { BUILDINGS } from '../rules/vocabulary.ts'
import { term } from '../words/markup.ts'
import { say, t } from '../words/messages/figure.ts'
import { priceWith } from './ask-the-rules.ts'
import { Toggles, toggled } from './Toggles.tsx'

const most = Math.max(...BUILDINGS.map((id) => BUILDING[id].column))
const QUARRIES = Array.from({ length: most + 1 }, (_, count) => count)
const ROWS = [...BUILDINGS].sort((a, b) => BUILDING[a].column - BUILDING[b].column)

/** What each building costs with so many occupied quarries; the reader adds the privilege and picks a column. */
export function PriceTableLive() {
  const [on, setOn] = useState<string[]>([])
  const chosen = on.includes('privilege')
  const column = (count: number): string => (on.includes(`${count}`) ? 'is-picked' : '')
  const pick = (id: string): void => {
    const others = id === 'privilege' ? on : on.filter((one) => one === 'privilege' || one === id)
    setOn(toggled(others, id))
  }
  return (
    <div class="live-table">
      <Toggles
        label={t('try.price')}
        options={[
          { id: 'privilege', words: term('privilege') },
          ...QUARRIES.map((count) => ({ id: `${count}`, words: say('try.quarries', { count }) })),
        ]}
        on={on}
        onToggle={pick}
      />
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{t('try.building')}</th>
            {QUARRIES.map((count) => (
              <th key={count} scope="col" class={column(count)}>
                {t('try.count', { count })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((id) => (
            <tr key={id}>
              <th scope="row">
                <Word id={id} />
              </th>
              {QUARRIES.map((count) => (
                <td
                  key={count}
                  class={`${count > BUILDING[id].column ? 'capped' : ''} ${column(count)}`}
                >
                  {priceWith(id, count, chosen)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
