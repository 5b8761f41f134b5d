import { useState } from 'preact/hooks'
import { to } from '../../../ui/link.ts'
import type { Position } from '../rules/state.ts'
import { t } from '../words/messages/figure.ts'

export interface MoreProps {
  /** Where the figure stands now. */
  position: Position
  /** The referee's page with the position that the figure begins with. */
  referee: string
  /** The page of the ruling on this position, where there is one. */
  ruling: string | null
}

/** The referee's page with a position as it stands. */
async function refereeAt(position: Position): Promise<string> {
  const { linkOf } = await import('../../../referee/link.ts')
  const { puertoRico } = await import('../plug.ts')
  return new URL(
    to('/puerto-rico/referee/') + (await linkOf(puertoRico, { position })),
    location.href,
  ).href
}

/** Where else the position can be taken. */
export function FigureMore({ position, referee, ruling }: MoreProps) {
  const [copied, setCopied] = useState<{ link: string; kept: boolean } | null>(null)
  const copy = async (): Promise<void> => {
    const link = await refereeAt(position)
    const kept = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    setCopied({ link, kept })
  }
  const judge = async (event: Event): Promise<void> => {
    event.preventDefault()
    location.href = await refereeAt(position)
  }
  return (
    <details class="figure-more">
      <summary class="quiet-action icon-action" aria-label={t('figure.more')}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M5 12h.01M12 12h.01M19 12h.01" />
        </svg>
      </summary>
      <p class="figure-ways">
        <a class="quiet-action" href={referee} onClick={judge}>
          {t('figure.referee')}
        </a>
        <button type="button" class="quiet-action" data-key="figure:copy" onClick={copy}>
          {t('figure.copy')}
        </button>
        {ruling && (
          <a class="quiet-action" href={ruling}>
            {t('figure.case')}
          </a>
        )}
        <span role="status">
          {copied && t(copied.kept ? 'figure.copied' : 'figure.uncopied')}{' '}
          {copied && !copied.kept && <a href={copied.link}>{copied.link}</a>}
        </span>
      </p>
    </details>
  )
}
