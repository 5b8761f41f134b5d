import { useState } from 'preact/hooks'
import { COMMA, STOP } from '#language/language.ts'
import { packLink } from '../../../../saves/link.ts'
import { downloadBlob } from '../../../../ui/download.ts'
import { to } from '../../../../ui/link.ts'
import { namesForOthers } from '../../../../ui/play/player-names.ts'
import { newSeed } from '../../../../ui/play/seed.ts'
import { share } from '../../../../ui/share.ts'
import { useNames } from '../../../../ui/use-names.ts'
import { IDENTITY } from '../../rules/identity.ts'
import { resultOf } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import type { Dealt, Saved } from '../../saves.ts'
import { toText } from '../../words/markup.ts'
import { t } from '../../words/messages/after.ts'
import { verdict } from '../score/FinalScore.tsx'
import { resultCard } from './result-card.ts'

interface Props {
  saved: Saved
  position: Position
  onAgain: (deal: Dealt) => void
  /** Looks the game over; null where that is done already. */
  onReview: (() => void) | null
}

/** The same again: another deal, or the same beginning where a game began in the middle. */
function dealAgain({ setup, start, botTime }: Saved, players: string[]): Dealt {
  return {
    setup: { ...setup, seed: newSeed() },
    players,
    ...(start && { start }),
    ...(botTime !== undefined && { botTime }),
  }
}

/** Another game, with the same sides or with everybody one seat on; and the result for somebody else. */
export function EndTools({ saved, position, onAgain, onReview }: Props) {
  const [told, setTold] = useState('')
  const [text, setText] = useState('')
  const names = useNames()
  const { players: kinds } = saved
  const others = namesForOthers(kinds)
  const turned = [...kinds.slice(1), ...kinds.slice(0, 1)]
  const savePicture = async (): Promise<void> => {
    const result = resultOf(position)
    try {
      const headline = toText(verdict(result, others), names)
      downloadBlob('puerto-rico.png', await resultCard(result, others, headline, names))
      setTold('')
    } catch {
      setTold(t('after.no-picture'))
    }
  }
  const shareIt = async (): Promise<void> => {
    const result = resultOf(position)
    const points = result.sheets.map(({ seat, total }) =>
      t('after.points', { seat: others[seat] ?? '', points: total }),
    )
    const words = `${points.join(COMMA)}${STOP}${toText(verdict(result, others), names)}`
    const address = new URL(to('/puerto-rico/play/'), location.href).href
    const url = address + (await packLink(IDENTITY, { ...saved, foreign: true }))
    const done = await share(words, url)
    setTold(done === 'shared' ? '' : t(done === 'copied' ? 'after.shared' : 'after.share-by-hand'))
    setText(done === 'failed' ? `${words}\n${url}` : '')
  }
  return (
    <div class="end-tools">
      <button type="button" class="main-action" onClick={() => onAgain(dealAgain(saved, kinds))}>
        {t('after.again')}
      </button>
      {turned.some((kind, seat) => kind !== kinds[seat]) && (
        <button
          type="button"
          class="quiet-action"
          onClick={() => onAgain(dealAgain(saved, turned))}
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
      <p role="status">{told}</p>
      {text && <textarea readOnly rows={4} value={text} aria-label={t('after.share')} />}
    </div>
  )
}
