import { useState } from 'preact/hooks'
import { game } from '../../rules/game.ts'
import { MOVE_KINDS, type Move, type MoveKind } from '../../rules/moves.ts'
import { type Position, playerAt } from '../../rules/state.ts'
import { BUILDINGS, GOODS, ROLES, TILES } from '../../rules/vocabulary.ts'
import { firstLayout } from '../../table/layout.ts'
import { term } from '../../words/markup.ts'
import { say, t } from '../../words/messages/referee.ts'
import { shipName, tileTerm } from '../../words/say.ts'
import { Choice } from './Choice.tsx'
import { seatOptions } from './parts/part.ts'

type Field = 'good' | 'ship' | 'tile' | 'building' | 'role'

const FIELDS: Partial<Record<MoveKind, readonly Field[]>> = {
  chooseRole: ['role'],
  takeTile: ['tile'],
  manTile: ['tile'],
  build: ['building'],
  manBuilding: ['building'],
  takeGood: ['good'],
  sell: ['good'],
  load: ['good', 'ship'],
  loadWharf: ['good'],
}

/** Any move at all, sensible or not: whose, what, and with what. */
export function MoveForm({ position, onAsk }: { position: Position; onAsk: (move: Move) => void }) {
  const [seat, setSeat] = useState(String(position.seat))
  const [kind, setKind] = useState<MoveKind>(game.moveKindsAt(position)[0] ?? 'pass')
  const [fields, setFields] = useState<Record<Field, string>>({
    good: 'corn',
    ship: String(position.ships[0]?.size ?? 4),
    tile: 'corn',
    building: 'smallMarket',
    role: 'settler',
  })
  const [count, setCount] = useState('')
  const choices: Record<Field, { value: string; text: ReturnType<typeof term> }[]> = {
    good: GOODS.map((good) => ({ value: good, text: term(good) })),
    ship: position.ships.map(({ size }) => ({
      value: String(size),
      text: [{ text: shipName(size) }],
    })),
    tile: TILES.map((tile) => ({ value: tile, text: term(tileTerm(tile)) })),
    building: BUILDINGS.map((id) => ({ value: id, text: term(id) })),
    role: ROLES.map((role) => ({ value: role, text: term(role) })),
  }
  const asked = FIELDS[kind] ?? []
  const loads = kind === 'load' || kind === 'loadWharf'
  const moveOf = (): Move | null => {
    const who = Number(seat)
    const player = playerAt(position, who)
    return game.parseMove({
      do: kind,
      seat: who,
      ...Object.fromEntries(
        asked.map((field) => [field, field === 'ship' ? Number(fields.ship) : fields[field]]),
      ),
      ...(loads && count !== '' && { count: Number(count) }),
      ...(kind === 'place' && firstLayout(player)),
      ...(kind === 'store' && { keep: {} }),
    })
  }
  return (
    <details class="panel">
      <summary>{t('ask.form')}</summary>
      <form
        class="steppers"
        onSubmit={(event) => {
          event.preventDefault()
          const move = moveOf()
          if (move) onAsk(move)
        }}
      >
        <Choice
          of={say('ask.form.seat')}
          value={seat}
          options={seatOptions(position)}
          onChange={setSeat}
        />
        <Choice
          of={say('ask.form.kind')}
          value={kind}
          options={MOVE_KINDS.map((one) => ({ value: one, text: say(`kind.${one}`) }))}
          onChange={(one) => one && setKind(one)}
        />
        {asked.map((field) => (
          <Choice
            key={field}
            of={say(`ask.form.${field}`)}
            value={fields[field]}
            options={choices[field]}
            onChange={(value) => setFields({ ...fields, [field]: value })}
          />
        ))}
        {loads && (
          <label class="choice">
            {t('ask.form.count')}
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={99}
              value={count}
              onInput={(event) => setCount(event.currentTarget.value)}
            />
          </label>
        )}
        <button type="submit" class="main-action">
          {t('ask.form.ask')}
        </button>
      </form>
    </details>
  )
}
