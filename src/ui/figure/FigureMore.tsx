import { useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/figure-ways.ts'
import { copyText } from '../copy.ts'
import { to } from '../link.ts'
import type { MoreProps } from './definition.ts'

type Path = `/${string}`

/** Where a game takes the position of a figure. */
export interface FigureWays<G extends GameTypes> {
  /** The referee's page with a scenario, for those without scripts, and with a position as it stands. */
  refereeHref: (scenario: string) => Path
  refereeAt: (position: G['Position']) => Promise<string>
  /** The page of a case. */
  caseHref: (scenario: string) => Path
  /** Problems like the position. */
  practiceHref: (position: G['Position']) => Path | null
}

/** Where else the position can be taken. */
export function FigureMore<G extends GameTypes>({
  ways,
  position,
  scenario,
  isCase,
}: MoreProps<G> & { ways: FigureWays<G> }) {
  const ruling = to(ways.caseHref(scenario))
  const practice = ways.practiceHref(position)
  const [copied, setCopied] = useState<{ link: string; kept: boolean } | null>(null)
  const linkNow = async (): Promise<string> =>
    new URL(await ways.refereeAt(position), location.href).href
  const copy = async (): Promise<void> => {
    const link = await linkNow()
    setCopied({ link, kept: await copyText(link) })
  }
  const judge = async (event: Event): Promise<void> => {
    event.preventDefault()
    location.href = await linkNow()
  }
  return (
    <p class="figure-ways">
      <a class="quiet-action" href={to(ways.refereeHref(scenario))} onClick={judge}>
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
      {practice && (
        <a class="quiet-action" href={to(practice)}>
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
