import { useState } from 'preact/hooks'
import type { Words } from '../../../../../referee/words.ts'
import { Message } from '../../../../../ui/Message.tsx'
import { Choice } from '../../../../../ui/referee/Choice.tsx'
import { Stepper } from '../../../../../ui/referee/Stepper.tsx'
import { useCalled } from '../../../../../ui/referee/seat-names.ts'
import { edited } from '../../../referee/edit-position.ts'
import * as edit from '../../../referee/edits.ts'
import { GOODS, type Good, HOUSE_SPACES } from '../../../rules/vocabulary.ts'
import { inSupply, type Stock } from '../../../scenario/supply.ts'
import { term } from '../../../words/markup.ts'
import { say, t } from '../../../words/messages/referee.ts'
import { shipName, tileTerm } from '../../../words/say.ts'
import { editWords } from '../edit-words.ts'
import type { PartProps } from './part.ts'

const GOOD_OPTIONS = GOODS.map((good) => ({ value: good, text: term(good) }))
const TILE_OPTIONS = GOODS.map((good) => ({ value: good, text: term(tileTerm(good)) }))

/** What each ship carries. */
export function ShipsPart({ draft, edit: change }: PartProps) {
  return (
    <div class="steppers">
      {draft.ships.map(({ size, good, count }) => (
        <div key={size} class="built">
          <Choice
            of={say('edit.carries', { ship: shipName(size) })}
            value={good ?? ''}
            none={t('edit.none')}
            options={GOOD_OPTIONS}
            onChange={(kind) => change(edit.setShip(size, kind || null, Math.max(1, count)))}
          />
          {good && (
            <>
              <Stepper
                of={say('edit.count', { ship: shipName(size) })}
                count={count}
                left={draft.supply.goods[good]}
                onCount={(many) => change(edit.setShip(size, good, many))}
              />
              <button
                type="button"
                class="quiet-action"
                disabled={count >= size}
                onClick={() => change(edit.fillShip(size, good))}
              >
                {t('edit.fill', { ship: shipName(size) })}
              </button>
            </>
          )}
        </div>
      ))}
    </div>
  )
}

/** A row of places, each with one of the goods or nothing. */
function Row({
  goods,
  spaces,
  tiles,
  onRow,
}: {
  goods: readonly Good[]
  spaces: number
  tiles?: boolean
  onRow: (goods: Good[]) => void
}) {
  const shown = Math.min(spaces, goods.length + 1)
  return (
    <div class="steppers">
      {Array.from({ length: shown }, (_, space) => (
        <Choice
          key={space}
          of={say('edit.space', { count: space + 1 })}
          value={goods[space] ?? ''}
          none={t('edit.none')}
          options={tiles ? TILE_OPTIONS : GOOD_OPTIONS}
          onChange={(good) => onRow(goods.toSpliced(space, 1, ...(good ? [good] : [])))}
        />
      ))}
    </div>
  )
}

/** The goods in the trading house. */
export function HousePart({ draft, edit: change }: PartProps) {
  return (
    <Row
      goods={draft.house}
      spaces={HOUSE_SPACES}
      onRow={(goods) => change(edit.setHouse(goods))}
    />
  )
}

/** The plantations that lie open, the one that is drawn next, and the discards. */
export function PlantationsPart({ draft, edit: change }: PartProps) {
  const { faceUp, pile, discard } = draft.plantations
  return (
    <>
      <Row
        goods={faceUp}
        spaces={draft.players.length + 1}
        tiles
        onRow={(goods) => change(edit.setFaceUp(goods))}
      />
      <div class="steppers">
        <Choice
          of={say('edit.pile-top', { count: pile.length })}
          value={pile.at(-1) ?? ''}
          {...(pile.length === 0 && { none: t('edit.none') })}
          options={TILE_OPTIONS.filter(({ value }) => pile.includes(value))}
          onChange={(good) => good && change(edit.setPileTop(good))}
        />
        <button
          type="button"
          class="quiet-action"
          disabled={pile.length === 0}
          onClick={() => change(edit.discardPile())}
        >
          {t('edit.discard-pile')}
        </button>
        {GOODS.map((good) => (
          <Stepper
            key={good}
            of={say('count.discard', { what: term(tileTerm(good)) })}
            count={discard[good]}
            onCount={(count) => change(edit.setDiscard(good, count))}
          />
        ))}
      </div>
    </>
  )
}

const STOCKS = ['colonists', 'vp', ...GOODS] as const

const stockWords = (stock: Stock): Words =>
  stock === 'colonists' ? term('colonist') : stock === 'vp' ? say('token.vp') : term(stock)

/** What is left in the supply; the players have the rest. */
export function SupplyPart({ draft, edit: change }: PartProps) {
  const { nameOf } = useCalled()
  const [announced, setAnnounced] = useState<Words>([])
  const empty = (stock: Stock) => (): void => {
    const emptying = edit.setSupply(stock, 0)
    setAnnounced(editWords(draft, edited(draft, emptying), nameOf))
    change(emptying)
  }
  return (
    <div class="steppers">
      {STOCKS.map((stock) => (
        <div key={stock} class="built">
          <Stepper
            of={stockWords(stock)}
            count={inSupply(draft, stock)}
            onCount={(count) => change(edit.setSupply(stock, count))}
          />
          <button
            type="button"
            class="quiet-action"
            disabled={inSupply(draft, stock) <= 0}
            onClick={empty(stock)}
          >
            <Message segments={say('edit.empty', { what: stockWords(stock) })} />
          </button>
        </div>
      ))}
      {announced.length > 0 && (
        <p class="emptied">
          <Message segments={announced} />
        </p>
      )}
    </div>
  )
}

/** The colonists on the ship. */
export function MarketPart({ draft, edit: change, added }: PartProps) {
  return (
    <div class="steppers">
      <Stepper
        of={say('edit.market')}
        count={draft.market}
        left={draft.supply.colonists}
        onCount={(count) => change(edit.setMarket(count))}
      />
      {draft.market > 0 && (
        <button type="button" class="quiet-action" onClick={() => change(edit.dealMarket())}>
          <Message segments={say('edit.deal-market')} />
        </button>
      )}
      {added && <added.Market draft={draft} edit={change} />}
    </div>
  )
}
