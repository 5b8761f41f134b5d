import { useEffect, useRef, useState } from 'preact/hooks'
import { LANGUAGE } from '#language/language.ts'
import type { GameTypes } from '../../engine/types.ts'
import { writingGame } from '../../saves/by-link/link.ts'
import { seatedAt } from '../../saves/by-link/seated.ts'
import type { SaveGame } from '../../saves/definition.ts'
import { inStretches } from '../../saves/steps.ts'
import { t } from '../../text/messages/by-link.ts'
import { copyText } from '../copy.ts'
import { lazy } from '../lazy.tsx'
import type { PersistedGame } from '../session/usePersistedGame.ts'
import { share } from '../share.ts'
import type { Turn } from '../table/useGame.ts'
import { Seats } from './Seats.tsx'
import './by-link.css'

const QrCode = lazy(async () => (await import('../referee/QrCode.tsx')).QrCode)

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
}

/** Handing a game on by its link; what somebody asks for, or may ask for. */
export function LinkTools<G extends GameTypes>(props: LinkToolsProps<G>) {
  const { title, saves, kept, turns, position, players, humans, away, old } = props
  const { link, change } = kept
  const [url, setUrl] = useState('')
  const [told, setTold] = useState(old ? t('by-link.old') : '')
  const [byHand, setByHand] = useState(false)
  const [coded, setCoded] = useState(false)
  const [seats, setSeats] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (coded) dialog.current?.showModal()
  }, [coded])
  const isOver = saves.game.isOver(position)
  const name = players[position.seat] ?? ''
  // What a link tells: how far it was handed on is no part of that.
  const telling = JSON.stringify(link && { ...link, sent: 0, owed: true })
  useEffect(() => {
    let isNewest = true
    setUrl('')
    const make = async (): Promise<void> => {
      const linked = await saves.linked?.()
      if (!linked || !isNewest) return
      const address = new URL(location.pathname, location.href).href
      const game = { ...kept.now(), saved: kept.played() }
      const hash = await inStretches(writingGame<G>(saves, linked, game))
      if (isNewest) setUrl(address + hash)
    }
    make().catch(() => setTold(t('by-link.unmade')))
    return () => {
      isNewest = false
    }
  }, [turns, telling])
  if (!link) return null
  const { asked, declined, owed } = link
  const asker = asked === undefined ? undefined : turns[asked]?.move.seat
  const isAskedHere = asker !== undefined && humans.includes(asker)
  const isToAnswer = asker !== undefined && !isAskedHere && humans.length > 0
  const handedOn = (words: string): void => {
    setTold(words)
    const { owed: _, ...rest } = link
    if (owed || link.sent !== turns.length) change({ link: { ...rest, sent: turns.length } })
  }
  const text = isOver
    ? t('by-link.text-over', { game: title })
    : t('by-link.text', { game: title, name })
  const send = async (): Promise<void> => {
    const done = await share(text, url)
    setByHand(done === 'failed')
    handedOn(done === 'failed' ? t('by-link.by-hand') : t(SAID[done]))
  }
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(url)
    setByHand(!isCopied)
    handedOn(t(isCopied ? 'by-link.copied' : 'by-link.by-hand'))
  }
  const answer = (isGranted: boolean): void => {
    const { asked: to = 0, declined: _, ...rest } = link
    const answered = { ...rest, owed: true } as const
    const turnedBack = link.turnedBack + 1
    if (isGranted)
      change({
        moves: kept.now().moves.slice(0, to),
        link: { ...answered, sent: to, turnedBack },
      })
    else change({ link: { ...answered, declined: to } })
  }
  // The last decision that was handed on is what can be asked for.
  const back = turns.findLastIndex(
    ({ before, move, forced }, index) =>
      index < link.sent &&
      humans.includes(move.seat) &&
      // What a table elsewhere made for this seat does not come with a mark.
      !forced &&
      saves.game.forcedMove(before) === null,
  )
  const isToSend = (away || isOver || isAskedHere) && !isToAnswer && humans.length > 0
  const isDeclinedHere = declined !== undefined && declined === back
  return (
    <div class="by-link">
      {away && (
        <p class="prompt">
          {t('by-link.turn', { name })}{' '}
          <small>{t('by-link.since', { time: timeOf(kept.played()) })}</small>
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
      {isAskedHere && <p>{t('by-link.asked-here')}</p>}
      {owed && <p>{t(declined === undefined ? 'by-link.owed' : 'by-link.declined-here')}</p>}
      {isToAnswer && (
        <div class="asked">
          <p>
            {t('by-link.asked', {
              name: players[asker] ?? '',
              count: turns.length - (asked ?? 0),
            })}
          </p>
          <button type="button" class="main-action" onClick={() => answer(true)}>
            {t('by-link.grant')}
          </button>
          <button type="button" class="quiet-action" onClick={() => answer(false)}>
            {t('by-link.decline')}
          </button>
        </div>
      )}
      <button
        type="button"
        class={isToSend ? 'main-action' : 'quiet-action'}
        disabled={url === ''}
        onClick={send}
      >
        {link.sent === turns.length && turns.length > 0 && !isAskedHere && !owed
          ? t('by-link.again')
          : t('by-link.send')}
      </button>
      <button type="button" class="quiet-action" disabled={url === ''} onClick={copy}>
        {t('by-link.copy')}
      </button>
      <button
        type="button"
        class="quiet-action"
        aria-haspopup="dialog"
        disabled={url === ''}
        onClick={() => {
          setCoded(true)
          handedOn('')
        }}
      >
        {t('by-link.qr')}
      </button>
      {humans.length === 0 && !seats && (
        <button type="button" class="quiet-action" onClick={() => setSeats(true)}>
          {t('by-link.sit')}
        </button>
      )}
      {asked === undefined && back >= 0 && !isDeclinedHere && !isOver && (
        <button
          type="button"
          class="quiet-action"
          onClick={() => change({ link: { ...link, asked: back } })}
        >
          {t('by-link.ask')}
        </button>
      )}
      <p role="status">{told}</p>
      {byHand && <textarea readOnly rows={3} value={url} aria-label={t('by-link.send')} />}
      {coded && (
        <dialog class="link-code" ref={dialog} onClose={() => setCoded(false)}>
          <QrCode address={url} alt={t('by-link.qr')} hint={t('by-link.qr.hint')} />
          <button type="button" class="quiet-action" onClick={() => dialog.current?.close()}>
            {t('by-link.close')}
          </button>
        </dialog>
      )}
    </div>
  )
}

const SAID = { shared: 'by-link.sent', copied: 'by-link.copied' } as const

/** '11. 28. 15:05': in figures alone, which every typeface of the site has. */
const timeOf = (ms: number): string =>
  new Date(ms).toLocaleString(LANGUAGE, {
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
