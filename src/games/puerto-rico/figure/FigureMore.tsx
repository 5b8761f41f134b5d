import { useState } from 'preact/hooks'
import { copyText } from '../../../ui/copy.ts'
import { to } from '../../../ui/link.ts'
import { themeAt } from '../puzzles/puzzle.ts'
import { caseHref, liveHref, practiceHref } from '../reference/scenario-links.ts'
import type { Position } from '../rules/state.ts'
import { t } from '../words/messages/figure.ts'

export interface MoreProps {
  /** Where the figure stands now. */
  position: Position
  /** What the figure begins with. */
  scenario: string
  /** A page of its own rules on it. */
  isCase: boolean
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
export function FigureMore({ position, scenario, isCase }: MoreProps) {
  const ruling = to(caseHref(scenario))
  const theme = themeAt(position)
  const [copied, setCopied] = useState<{ link: string; kept: boolean } | null>(null)
  const copy = async (): Promise<void> => {
    const link = await refereeAt(position)
    setCopied({ link, kept: await copyText(link) })
  }
  const judge = async (event: Event): Promise<void> => {
    event.preventDefault()
    location.href = await refereeAt(position)
  }
  return (
    <p class="figure-ways">
      <a class="quiet-action" href={to(liveHref(scenario))} onClick={judge}>
        {t('figure.referee')}
      </a>
      <button type="button" class="quiet-action" data-key="figure:copy" onClick={copy}>
        {t('figure.copy')}
      </button>
      {isCase && !location.pathname.startsWith(ruling.replace(/\/$/, '')) && (
        <a class="quiet-action" href={ruling}>
          {t('figure.case')}
        </a>
      )}
      {theme && (
        <a class="quiet-action" href={to(practiceHref(theme))}>
          {t('figure.practice')}
        </a>
      )}
      <span role="status">
        {copied && t(copied.kept ? 'figure.copied' : 'figure.uncopied')}{' '}
        {copied && !copied.kept && <a href={copied.link}>{copied.link}</a>}
      </span>
    </p>
  )
}
