import * as edit from '../../../referee/edits.ts'
import { GOODS, type Good, HOUSE_SPACES } from '../../../rules/vocabulary.ts'
import { term } from '../../../words/markup.ts'
import { say, t } from '../../../words/messages/referee.ts'
import { shipName, tileTerm } from '../../../words/say.ts'
import { Choice } from '../Choice.tsx'
import { Stepper } from '../Stepper.tsx'
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
            <Stepper
              of={say('edit.count', { ship: shipName(size) })}
              count={count}
              left={draft.supply.goods[good]}
              onCount={(many) => change(edit.setShip(size, good, many))}
            />
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

/** The plantations that lie open. */
export function PlantationsPart({ draft, edit: change }: PartProps) {
  return (
    <Row
      goods={draft.plantations.faceUp}
      spaces={draft.players.length + 1}
      tiles
      onRow={(goods) => change(edit.setFaceUp(goods))}
    />
  )
}

/** The colonists on the ship. */
export function MarketPart({ draft, edit: change }: PartProps) {
  return (
    <div class="steppers">
      <Stepper
        of={say('edit.market')}
        count={draft.market}
        left={draft.supply.colonists}
        onCount={(count) => change(edit.setMarket(count))}
      />
    </div>
  )
}
