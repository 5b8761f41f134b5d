import { letterOf } from '../../engine/seats.ts'
import { HUMAN } from '../../saves/game.ts'
import { t } from '../../text/messages/by-link.ts'
import { t as tOfGames } from '../../text/messages/games.ts'
import type { LinkDraft } from './together.ts'
import './by-link.css'

interface Props {
  players: readonly string[]
  draft: LinkDraft
  onChange: (draft: LinkDraft) => void
}

/** Who plays where in a game by link, and what has been agreed upon. */
export function LinkFields({ players, draft, onChange }: Props) {
  const { names, own, hints } = draft
  const rename = (seat: number, name: string): void =>
    onChange({ ...draft, names: players.map((_, at) => (at === seat ? name : (names[at] ?? ''))) })
  const seatHere = (seat: number, isHere: boolean): void =>
    onChange({ ...draft, own: isHere ? [...own, seat] : own.filter((one) => one !== seat) })
  return (
    <div class="by-link-fields">
      <p class="told">{t('by-link.lead')}</p>
      {players.map((kind, seat) => {
        const title = tOfGames('play.player', { letter: letterOf(seat) })
        if (kind !== HUMAN) return null
        return (
          <div key={title} class="by-link-seat">
            <label>
              {t('by-link.name', { seat: title })}
              <input
                type="text"
                maxLength={20}
                autoComplete="off"
                placeholder={title}
                value={names[seat] ?? ''}
                onInput={({ currentTarget }) => rename(seat, currentTarget.value)}
              />
            </label>
            <label>
              {t('by-link.here')}
              <input
                type="checkbox"
                checked={own.includes(seat)}
                onChange={({ currentTarget }) => seatHere(seat, currentTarget.checked)}
              />
            </label>
          </div>
        )
      })}
      <label>
        {t('by-link.hints')}
        <input
          type="checkbox"
          checked={hints}
          onChange={({ currentTarget }) => onChange({ ...draft, hints: currentTarget.checked })}
        />
      </label>
      <p class="told">{t('by-link.trust')}</p>
    </div>
  )
}
