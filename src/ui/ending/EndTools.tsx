import { useState } from 'preact/hooks'
import { COMMA, STOP } from '#language/language.ts'
import type { GameTypes } from '../../engine/types.ts'
import type { NewGame, SavedGame } from '../../saves/game.ts'
import { toText } from '../../text/markup.ts'
import { t } from '../../text/messages/after.ts'
import { linkOf } from '../by-link/link-of.ts'
import { togetherAgain } from '../by-link/together.ts'
import { downloadBlob } from '../download.ts'
import { namesForOthers, namesOf } from '../play/player-names.ts'
import { newSeed } from '../play/seed.ts'
import { share } from '../share.ts'
import { useNames } from '../use-names.ts'
import type { EndingGame } from './definition.ts'
import { resultCard } from './result-card.ts'

interface Props<G extends GameTypes> {
  game: EndingGame<G>
  saved: SavedGame<NoInfer<G>>
  position: NoInfer<G>['Position']
  onAgain: (deal: NewGame<NoInfer<G>>) => void
  /** Looks the game over; null where that is done already. */
  onReview: (() => void) | null
}

/** The same again: another deal, or the same beginning where a game began in the middle. */
function dealAgain<G extends GameTypes>(
  { setup, start, botTime, link }: SavedGame<G>,
  players: string[],
  seatsOn = 0,
): NewGame<G> {
  return {
    setup: { ...setup, seed: newSeed() },
    players,
    ...(start && { start }),
    ...(botTime !== undefined && { botTime }),
    ...(link && { link: togetherAgain(link, seatsOn) }),
  }
}

/** Whether others have still to be sent how a game by link ended: that comes before another one. */
const isToSend = ({ link, moves }: Pick<SavedGame<GameTypes>, 'link' | 'moves'>): boolean =>
  link !== undefined && link.own.length > 0 && link.sent !== moves.length

/** Another game, with the same sides or with everybody one seat on; and the result for somebody else. */
export function EndTools<G extends GameTypes>(props: Props<G>) {
  const { game, saved, position, onAgain, onReview } = props
  const [status, setStatus] = useState('')
  const [text, setText] = useState('')
  const names = useNames()
  const { players: kinds } = saved
  const others = saved.link ? namesOf(saved) : namesForOthers(kinds)
  const turned = [...kinds.slice(1), ...kinds.slice(0, 1)]
  const savePicture = async (): Promise<void> => {
    try {
      const picture = await resultCard({
        card: game.card,
        rows: game.scoreRows(position),
        totals: game.pointsOf(position),
        ranked: game.rankedOf(position),
        players: others,
        headline: toText(game.verdict(position, others), names),
        names,
      })
      downloadBlob(`${saved.game}.png`, picture)
      setStatus('')
    } catch {
      setStatus(t('after.no-picture'))
    }
  }
  const shareIt = async (): Promise<void> => {
    const points = game
      .pointsOf(position)
      .map((total, seat) => `${others[seat]} ${toText(game.pointsWords(total), names)}`)
    const words = `${points.join(COMMA)}${STOP}${toText(game.verdict(position, others), names)}`
    const address = new URL(game.playHref, location.href).href
    const url = address + (await linkOf(game.saves, saved))
    const done = await share(words, url)
    const isQuiet = done === 'shared' || done === 'closed'
    setStatus(isQuiet ? '' : t(done === 'copied' ? 'after.shared' : 'after.share-by-hand'))
    setText(done === 'failed' ? `${words}\n${url}` : '')
  }
  return (
    <div class="end-tools">
      <button
        type="button"
        class={isToSend(saved) ? 'quiet-action' : 'main-action'}
        onClick={() => onAgain(dealAgain(saved, kinds))}
      >
        {t('after.again')}
      </button>
      {(saved.link || turned.some((kind, seat) => kind !== kinds[seat])) && (
        <button
          type="button"
          class="quiet-action"
          onClick={() => onAgain(dealAgain(saved, turned, 1))}
        >
          {t('after.again-turned')}
        </button>
      )}
      {onReview && (
        <button type="button" class="quiet-action" onClick={onReview}>
          {t('review.title')}
        </button>
      )}
      <button type="button" class="quiet-action" onClick={shareIt}>
        {t('after.share')}
      </button>
      <button type="button" class="quiet-action" onClick={savePicture}>
        {t('after.picture')}
      </button>
      <p role="status">{status}</p>
      {text && <textarea readOnly rows={4} value={text} aria-label={t('after.share')} />}
    </div>
  )
}
