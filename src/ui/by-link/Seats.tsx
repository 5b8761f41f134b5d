import { useState } from 'preact/hooks'
import { letterOf } from '../../engine/seats.ts'
import { HUMAN } from '../../saves/game.ts'
import { t } from '../../text/messages/by-link.ts'
import { t as tOfGames } from '../../text/messages/games.ts'

/** Longest name that is typed. */
export const LONGEST_NAME = 20

interface Props {
  players: readonly string[]
  link: { names: readonly string[]; taken: readonly boolean[] }
  /** Somebody sits down here, by the name that was typed. */
  onSit: (seat: number, name: string) => void
}

/** The seats of people, free ones first; one that is taken is taken again by whoever plays it on another device. */
export function Seats({ players, link, onSit }: Props) {
  const { names, taken } = link
  const [typed, setTyped] = useState<Record<number, string>>({})
  const people = players.flatMap((kind, seat) => (kind === HUMAN ? [seat] : []))
  const seats = people.toSorted((one, other) => Number(taken[one]) - Number(taken[other]))
  return seats.map((seat) => {
    const name = names[seat] || tOfGames('play.player', { letter: letterOf(seat) })
    return (
      <div key={seat} class="by-link-seat">
        {names[seat] === '' && !taken[seat] && (
          <label>
            {t('by-link.who.name')}
            <input
              type="text"
              maxLength={LONGEST_NAME}
              autoComplete="off"
              placeholder={name}
              onInput={({ currentTarget }) => setTyped({ ...typed, [seat]: currentTarget.value })}
            />
          </label>
        )}
        <button
          type="button"
          class={taken[seat] ? 'quiet-action' : 'main-action'}
          onClick={() => onSit(seat, (typed[seat] ?? '').trim().slice(0, LONGEST_NAME))}
        >
          {t('by-link.who.sit', { name })}
        </button>
        {taken[seat] && <small>{t('by-link.who.taken')}</small>}
      </div>
    )
  })
}
