import { useState } from 'preact/hooks'
import { Word } from '../../../ui/Word.tsx'
import { BUILDING } from '../rules/buildings.ts'
import { GOODS, type Good } from '../rules/vocabulary.ts'
import { term } from '../words/markup.ts'
import { t } from '../words/messages/figure.ts'
import { Toggles, toggled } from './Toggles.tsx'

const PAY = BUILDING.factory.powers.kindsPay ?? []

/** Coins for the number of kinds produced; the reader names the kinds. */
export function FactoryPayLive() {
  const [made, setMade] = useState<Good[]>([])
  const mark = (kinds: number): string => (made.length === kinds && kinds > 0 ? 'is-picked' : '')
  return (
    <div class="live-table">
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{t('try.kinds')}</th>
            {PAY.map((_, kinds) => (
              <th key={kinds} scope="col" class={mark(kinds)}>
                {kinds}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <Word id="doubloon" />
            </th>
            {PAY.map((coins, kinds) => (
              <td key={kinds} class={mark(kinds)}>
                {coins}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Toggles
        label={t('try.made')}
        options={GOODS.map((id) => ({ id, words: term(id) }))}
        on={made}
        onToggle={(id) => setMade(toggled(made, id))}
      />
    </div>
  )
}
