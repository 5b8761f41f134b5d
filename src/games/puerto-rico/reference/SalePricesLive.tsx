import { useState } from 'preact/hooks'
import { Word } from '../../../ui/Word.tsx'
import { GOODS } from '../rules/vocabulary.ts'
import { GoodPiece } from '../table/pieces/GoodPiece.tsx'
import { term } from '../words/markup.ts'
import { t } from '../words/messages/figure.ts'
import { saleOf } from './ask-the-rules.ts'
import { Toggles, toggled } from './Toggles.tsx'

const MARKETS = ['smallMarket', 'largeMarket'] as const
const WITH = [...MARKETS, 'privilege'] as const

/** Coins for one good of each kind, with what the reader adds to a plain sale. */
export function SalePricesLive() {
  const [on, setOn] = useState<(typeof WITH)[number][]>([])
  const markets = MARKETS.filter((id) => on.includes(id))
  return (
    <div class="live-table">
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">
              <Word id="good" />
            </th>
            {GOODS.map((good) => (
              <th key={good} scope="col">
                <GoodPiece good={good} />
                <br />
                <Word id={good} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <Word id="doubloon" />
            </th>
            {GOODS.map((good) => (
              <td key={good}>{saleOf(good, markets, on.includes('privilege'))}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <Toggles
        label={t('try.sale')}
        options={WITH.map((id) => ({ id, words: term(id) }))}
        on={on}
        onToggle={(id) => setOn(toggled(on, id))}
      />
    </div>
  )
}
