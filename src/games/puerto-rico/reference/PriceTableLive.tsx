import { useState } from 'preact/hooks'
import { Term } from '../../../ui/Term.tsx'
import { BUILDING } from '../rules/buildings.ts'
import { BUILDINGS } from '../rules/vocabulary.ts'
import { term } from '../words/markup.ts'
import { say, t } from '../words/messages/figure.ts'
import { priceWith } from './ask-the-rules.ts'
import { TryTable, toggled } from './TryTable.tsx'

const most = Math.max(...BUILDINGS.map((id) => BUILDING[id].column))
const QUARRIES = Array.from({ length: most + 1 }, (_, count) => count)
const ROWS = [...BUILDINGS].sort((a, b) => BUILDING[a].column - BUILDING[b].column)

/** What each building costs with so many occupied quarries; the reader adds the privilege and picks a column. */
export function PriceTableLive() {
  const [on, setOn] = useState<string[]>([])
  const chosen = on.includes('privilege')
  const pick = (id: string): void => {
    const others = id === 'privilege' ? on : on.filter((one) => one === 'privilege' || one === id)
    setOn(toggled(others, id))
  }
  return (
    <TryTable
      label={t('try.price')}
      options={[
        { id: 'privilege', words: term('privilege') },
        ...QUARRIES.map((count) => ({ id: `${count}`, words: say('try.quarries', { count }) })),
      ]}
      on={on}
      onToggle={pick}
      corner={t('try.building')}
      columns={QUARRIES.map((count) => ({
        head: t('try.count', { count }),
        isPicked: on.includes(`${count}`),
      }))}
      rows={ROWS.map((id) => ({
        id,
        head: <Term id={id} />,
        cells: QUARRIES.map((count) => priceWith(id, count, chosen)),
      }))}
      isCapped={(row, count) => ROWS.some((id) => id === row && count > BUILDING[id].column)}
    />
  )
}
