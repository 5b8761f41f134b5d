import { t } from '../../text/messages/by-link.ts'

interface Props {
  /** Who asks. */
  name: string
  /** How many moves would be taken back. */
  count: number
  onAnswer: (isGranted: boolean) => void
}

/** Somebody asks for their moves back: whoever has the game answers. */
export const AskedBack = ({ name, count, onAnswer }: Props) => (
  <div class="asked">
    <p class="prompt">{t('by-link.asked', { name, count })}</p>
    <button type="button" class="main-action" onClick={() => onAnswer(true)}>
      {t('by-link.grant')}
    </button>
    <button type="button" class="quiet-action" onClick={() => onAnswer(false)}>
      {t('by-link.decline')}
    </button>
  </div>
)
