import { useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { answered, asking, handedOn, withdrawn } from '../../saves/by-link/request.ts'
import { seatedAt } from '../../saves/by-link/seated.ts'
import type { SaveGame } from '../../saves/definition.ts'
import { t } from '../../text/messages/by-link.ts'
import { t as tOfTable } from '../../text/messages/t.ts'
import type { PersistedGame } from '../session/usePersistedGame.ts'
import type { Turn } from '../table/useGame.ts'
import { AskedBack } from './AskedBack.tsx'
import { Seats } from './Seats.tsx'
import { SendTools } from './SendTools.tsx'
import { timeOf } from './time-of.ts'
import { useLinkAddress } from './useLinkAddress.ts'
import './by-link.css'

export interface LinkToolsProps<G extends GameTypes> {
  title: string
  saves: SaveGame<G>
  kept: Pick<PersistedGame<G>, 'now' | 'link' | 'change' | 'played'>
  turns: readonly Turn<G>[]
  position: G['Position']
  players: readonly string[]
  /** The seats that play here. */
  humans: readonly number[]
  /** Somebody elsewhere is to move. */
  away: boolean
  /** The link that led here told nothing new. */
  old: boolean
  /** Where one's own last turn began that was handed on; -1 where there is none. */
  back: number
  /** Takes back one's own last move, where nothing of it has been handed on. */
  onUndo: (() => void) | null
}

/** Handing a game on by its link; what somebody asks for, or may ask for. */
export function LinkTools<G extends GameTypes>(props: LinkToolsProps<G>) {
  const { title, saves, kept, turns, position, players, humans, away, old, back, onUndo } = props
  const { link, change } = kept
  const [status, setStatus] = useState(old ? t('by-link.old') : '')
  const [seats, setSeats] = useState(false)
  const address = useLinkAddress(saves, kept, turns, () => setStatus(t('by-link.unmade')))
  const isOver = saves.game.isOver(position)
  const name = players[position.seat] ?? ''
  if (!link) return null
  const { asked, declined, owed } = link
  const asker = asked === undefined ? undefined : turns[asked]?.move.seat
  const isAskedHere = asker !== undefined && humans.includes(asker)
  const isToAnswer = asker !== undefined && !isAskedHere && humans.length > 0
  const handOn = (words: string): void => {
    setStatus(words)
    if (owed || link.sent !== turns.length) change({ link: handedOn(link, turns.length) })
  }
  const textNow = (): string => {
    if (isAskedHere) return t('by-link.text-asked', { game: title, name: players[asker] ?? '' })
    return isOver
      ? t('by-link.text-over', { game: title })
      : t('by-link.text', { game: title, name })
  }
  const answer = (isGranted: boolean): void =>
    change({
      ...(isGranted && { moves: kept.now().moves.slice(0, asked) }),
      link: answered(link, isGranted),
    })
  const isSent = link.sent === turns.length && (turns.length > 0 || link.turnedBack > 0)
  const isToSend = (away || isOver || isAskedHere) && !isToAnswer && humans.length > 0
  const wasSent = isToSend && isSent && !owed
  const waiting = wasSent && !isOver ? t(isAskedHere ? 'by-link.asked-sent' : 'by-link.sent') : ''
  // As long as nothing of it has been handed on it is one's own; then it is asked for.
  const isUndoable = onUndo !== null && !isToAnswer
  const isFree = asked === undefined && !owed && !isUndoable && !isOver
  const mayAsk = isFree && back >= 0 && declined !== back
  return (
    <div class="by-link">
      {away && (
        <p class="prompt">
          {t('by-link.turn', { name })}{' '}
          {isSent && <small>{t('by-link.since', { time: timeOf(kept.played()) })}</small>}
        </p>
      )}
      {humans.length === 0 && <p>{t('by-link.watching')}</p>}
      {seats && (
        <div class="take-seat">
          <Seats
            players={kept.now().players}
            link={link}
            onSit={(seat, name) => change({ link: seatedAt(link, seat, name) })}
          />
        </div>
      )}
      {isOver && humans.length > 0 && !isSent && <p>{t('by-link.last')}</p>}
      {isAskedHere && owed && <p>{t('by-link.asked-here')}</p>}
      {owed && asked === undefined && (
        <p>{t(declined === undefined ? 'by-link.owed' : 'by-link.declined-here')}</p>
      )}
      {isToAnswer && (
        <AskedBack
          name={players[asker] ?? ''}
          count={turns.length - (asked ?? 0)}
          onAnswer={answer}
        />
      )}
      {away && isUndoable && <p>{t('by-link.to-send', { name })}</p>}
      {away && humans.length > 0 && turns.length === 0 && <p>{t('by-link.to-begin', { name })}</p>}
      {!isToAnswer && (
        <SendTools
          address={address}
          text={textNow()}
          isNext={isToSend && !wasSent}
          wasSent={wasSent}
          status={status || waiting}
          isLast={isOver}
          onSent={handOn}
        >
          {isUndoable && (
            <button type="button" class="quiet-action" data-action="undo" onClick={onUndo}>
              {tOfTable('action.undo')}
            </button>
          )}
          {humans.length === 0 && !seats && (
            <button type="button" class="quiet-action" onClick={() => setSeats(true)}>
              {t('by-link.sit')}
            </button>
          )}
          {isAskedHere && owed && (
            <button
              type="button"
              class="quiet-action"
              onClick={() => change({ link: withdrawn(link) })}
            >
              {t('by-link.withdraw')}
            </button>
          )}
          {mayAsk && (
            <button
              type="button"
              class="quiet-action"
              onClick={() => {
                setStatus('')
                change({ link: asking(link, back) })
              }}
            >
              {t('by-link.ask')}
            </button>
          )}
        </SendTools>
      )}
    </div>
  )
}
