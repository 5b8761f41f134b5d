import { useState } from 'preact/hooks'
import { letterOf } from '../../engine/seats.ts'
import type { GameTypes } from '../../engine/types.ts'
import { joined } from '../../saves/by-link/meet.ts'
import type { SaveGame } from '../../saves/definition.ts'
import { HUMAN, type SavedGame } from '../../saves/game.ts'
import { t } from '../../text/messages/by-link.ts'
import { t as tOfGames } from '../../text/messages/games.ts'
import './by-link.css'

interface Props<G extends GameTypes> {
  saves: SaveGame<G>
  told: Parameters<typeof joined<G>>[1]
  onOpen: (game: SavedGame<G>) => void
}

/** A game by link that this device has not seen: as whom it is played here, or that one watches. */
export function TakeSeat<G extends GameTypes>({ saves, told, onOpen }: Props<G>) {
  const { names, taken } = told.shared.link
  const [typed, setTyped] = useState<Record<number, string>>({})
  const nameOf = (seat: number): string =>
    names[seat] || tOfGames('play.player', { letter: letterOf(seat) })
  const sit = (seat: number): void => {
    const game = joined(saves, told, [seat])
    const own = typed[seat]?.trim()
    const named = game.link.names.map((name, at) => (at === seat && own ? own.slice(0, 20) : name))
    onOpen({ ...game, link: { ...game.link, names: named } })
  }
  const people = told.players.flatMap((kind, seat) => (kind === HUMAN ? [seat] : []))
  // Free seats first; one that is taken is taken again by whoever plays it on another device.
  const seats = people.toSorted((one, other) => Number(taken[one]) - Number(taken[other]))
  return (
    <section class="set-up take-seat" aria-label={t('by-link.who')}>
      <h2>{t('by-link.who')}</h2>
      <p>{t('by-link.who.lead')}</p>
      {seats.map((seat) => (
        <div key={seat} class="by-link-seat">
          {names[seat] === '' && !taken[seat] && (
            <label>
              {t('by-link.who.name')}
              <input
                type="text"
                maxLength={20}
                autoComplete="off"
                placeholder={nameOf(seat)}
                onInput={({ currentTarget }) => setTyped({ ...typed, [seat]: currentTarget.value })}
              />
            </label>
          )}
          <button
            type="button"
            class={taken[seat] ? 'quiet-action' : 'main-action'}
            onClick={() => sit(seat)}
          >
            {t('by-link.who.sit', { name: nameOf(seat) })}
          </button>
          {taken[seat] && <small>{t('by-link.who.taken')}</small>}
        </div>
      ))}
      <button type="button" class="quiet-action" onClick={() => onOpen(joined(saves, told, []))}>
        {t('by-link.watch')}
      </button>
      <p class="told">{t('by-link.trust')}</p>
    </section>
  )
}
