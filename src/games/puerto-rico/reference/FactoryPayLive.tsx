import { useState } from 'preact/hooks'
import { Term } from '../../../ui/Term.tsx'
import { BUILDING } from '../rules/buildings.ts'
import { GOODS, type Good } from '../rules/vocabulary.ts'
import { term } from '../words/markup.ts'
import { t } from '../words/messages/figure.ts'
import { TryTable, toggled } from './TryTable.tsx'

const PAY = BUILDING.factory.powers.kindsPay ?? []

/** Coins for the number of kinds produced; the reader names the kinds. */
export function FactoryPayLive() {
  const [made, setMade] = useState<Good[]>([])
  return (
    <TryTable
      label={t('try.made')}
      options={GOODS.map((id) => ({ id, words: term(id) }))}
      on={made}
      onToggle={(id) => setMade(toggled(made, id))}
      corner={t('try.kinds')}
      columns={PAY.map((_, kinds) => ({
        head: kinds,
        isPicked: made.length === kinds && kinds > 0,
      }))}
      rows={[{ id: 'doubloon', head: <Term id="doubloon" />, cells: PAY }]}
    />
  )
}
