import { useState } from 'preact/hooks'
import { to } from '../../../../ui/link.ts'
import { setUp } from '../../rules/setup.ts'
import { VERSIONS, type Version } from '../../rules/vocabulary.ts'
import { SEATS } from '../../saves.ts'
import { t } from '../../words/messages/referee.ts'
import { type Opened, openText } from './opening.ts'

/** The same deal for everybody who begins with an empty table. */
const SEED = 1

/** The first position of a game. */
export const dealt = (version: Version, seats: number) => setUp({ version, seats, seed: SEED })

/** Positions to begin from: a deal, a case, pasted text. */
export function Start({ onOpen }: { onOpen: (opened: Opened) => void }) {
  const [text, setText] = useState('')
  const [version, setVersion] = useState<Version>('short')
  const [seats, setSeats] = useState(2)
  return (
    <details class="panel start">
      <summary>{t('edit.start')}</summary>
      <p>
        <a href={to('/le-havre/cases/')}>{t('edit.cases')}</a>
      </p>
      <form
        class="steppers"
        onSubmit={(event) => {
          event.preventDefault()
          onOpen({ ok: true, question: { position: dealt(version, seats) } })
        }}
      >
        <label class="choice">
          {t('edit.edition')}
          <select
            value={version}
            onChange={({ currentTarget: { value } }) => setVersion(value as Version)}
          >
            {VERSIONS.map((one) => (
              <option key={one} value={one}>
                {t(`version.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="choice">
          {t('edit.seats')}
          <select
            value={seats}
            onChange={({ currentTarget: { value } }) => setSeats(Number(value))}
          >
            {SEATS.map((count) => (
              <option key={count} value={count}>
                {t('edit.seat-count', { count })}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="quiet-action">
          {t('edit.new')}
        </button>
      </form>
      <form
        onSubmit={async (event) => {
          event.preventDefault()
          onOpen(await openText(text))
        }}
      >
        <label class="choice">
          {t('edit.paste-text')}
          <textarea
            rows={4}
            value={text}
            spellcheck={false}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="quiet-action">
          {t('edit.read')}
        </button>
      </form>
    </details>
  )
}
