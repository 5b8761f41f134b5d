import { useState } from 'preact/hooks'
import { lazy } from '../../../../../ui/lazy.tsx'
import { Message } from '../../../../../ui/Message.tsx'
import { Choice } from '../../../../../ui/referee/Choice.tsx'
import { Stepper } from '../../../../../ui/referee/Stepper.tsx'
import * as edit from '../../../referee/edits.ts'
import { BUILDING } from '../../../rules/buildings.ts'
import { type Position, playerAt } from '../../../rules/state.ts'
import { ALL_BUILDINGS, GOODS, type Seat, TILES } from '../../../rules/vocabulary.ts'
import { term } from '../../../words/markup.ts'
import { say, t } from '../../../words/messages/referee.ts'
import { tileTerm } from '../../../words/say.ts'
import type { PartProps } from './part.ts'

/** Reads words, which setting up by taps does not need. */
const KitField = lazy(
  async () =>
    (await import('../../../../../ui/referee/KitField.tsx')).KitField<Position, edit.Edit>,
)
const loadKit = async () => (await import('../kit.ts')).kit

/** Everything on one player's board, by numbers. */
export function BoardPart({ draft, edit: change, added, seat }: PartProps & { seat: Seat }) {
  const { coins, vp, stored, goods, tiles, manned, city } = playerAt(draft, seat)
  const { supply } = draft
  const built = new Set(city.map(({ id }) => id))
  const [inOneLine, setInOneLine] = useState(false)
  return (
    <div class="steppers">
      {/* A line has no words for nobles and forests, and would take them away. */}
      {!draft.expansions && (
        <button
          type="button"
          class="quiet-action"
          aria-expanded={inOneLine}
          onClick={() => setInOneLine(!inOneLine)}
        >
          {t('edit.kit.open')}
        </button>
      )}
      {inOneLine && <KitField load={loadKit} draft={draft} edit={change} seat={seat} />}
      <Stepper
        of={say('edit.coins')}
        count={coins}
        onCount={(n) => change(edit.setCoins(seat, n))}
      />
      <Stepper
        of={say('edit.points')}
        count={vp}
        left={supply.vp}
        onCount={(n) => change(edit.setPoints(seat, n))}
      />
      <Stepper
        of={say('edit.stored')}
        count={stored}
        left={supply.colonists}
        onCount={(n) => change(edit.setStored(seat, n))}
      />
      {GOODS.map((good) => (
        <Stepper
          key={good}
          of={term(good)}
          count={goods[good]}
          left={supply.goods[good]}
          onCount={(n) => change(edit.setGood(seat, good, n))}
        />
      ))}
      {TILES.map((tile) => (
        <Stepper
          key={tile}
          of={term(tileTerm(tile))}
          count={tiles[tile]}
          onCount={(n) => change(edit.setTiles(seat, tile, n))}
        />
      ))}
      {TILES.filter((tile) => tiles[tile] > 0).map((tile) => (
        <Stepper
          key={tile}
          of={say('edit.workers', { what: term(tileTerm(tile)) })}
          count={manned[tile]}
          onCount={(n) => change(edit.setManned(seat, tile, n))}
        />
      ))}
      {city.map(({ id, workers }, place) => (
        <div key={`${id}${place}`} class="built">
          {BUILDING[id].circles > 0 && (
            <Stepper
              of={say('edit.workers', { what: term(id) })}
              count={workers}
              onCount={(n) => change(edit.setWorkers(seat, id, n))}
            />
          )}
          <button type="button" class="quiet-action" onClick={() => change(edit.raze(seat, id))}>
            <Message segments={say('edit.raze', { what: term(id) })} />
          </button>
        </div>
      ))}
      <Choice
        of={say('edit.build')}
        value=""
        none={t('edit.none')}
        options={ALL_BUILDINGS.filter(
          (id) => (supply.buildings[id] ?? 0) > 0 && !built.has(id),
        ).map((id) => ({ value: id, text: term(id) }))}
        onChange={(id) => id && change(edit.build(seat, id))}
      />
      {added && <added.Board draft={draft} edit={change} seat={seat} />}
    </div>
  )
}
