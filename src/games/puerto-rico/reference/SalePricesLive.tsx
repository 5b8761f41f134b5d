import { useState } from 'preact/hooks'
import { Term } from '../../../ui/Term.tsx'
import { GOODS } from '../rules/vocabulary.ts'
import { GoodPiece } from '../table/pieces/GoodPiece.tsx'
import { term } from '../words/markup.ts'
import { t } from '../words/messages/figure.ts'
import { saleOf } from './ask-the-rules.ts'
import { TryTable, toggled } from './TryTable.tsx'

const MARKETS = ['smallMarket', 'largeMarket'] as const
const WITH = [...MARKETS, 'privilege'] as const

/** Coins for one good of each kind, with what the reader adds to a plain sale. */
export function SalePricesLive() {
  const [on, setOn] = useState<(typeof WITH)[number][]>([])
  const markets = MARKETS.filter((id) => on.includes(id))
  const priceOf = (good: (typeof GOODS)[number]): number =>
    saleOf(good, markets, on.includes('privilege'))
  return (
    <TryTable
      label={t('try.sale')}
      options={WITH.map((id) => ({ id, words: term(id) }))}
      on={on}
      onToggle={(id) => setOn(toggled(on, id))}
      corner={<Term id="good" />}
      columns={GOODS.map((good) => ({
        head: (
          <>
            <GoodPiece good={good} />
            <br />
            <Term id={good} />
          </>
        ),
      }))}
      rows={[{ id: 'doubloon', head: <Term id="doubloon" />, cells: GOODS.map(priceOf) }]}
    />
  )
}
