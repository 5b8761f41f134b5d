import { useEffect, useState } from 'preact/hooks'
import { t } from '../../text/messages/referee.ts'
import { useNames } from '../use-names.ts'
import { type ByNames, textIn } from './by-names.ts'
import type { Ruling } from './rulings.ts'

interface Props {
  inWords: ByNames | undefined
  rulings: readonly Ruling[]
  /** The links under which its verdict may be among the rulings; null where nothing is ruled. */
  links: () => Promise<readonly string[]> | null
  onKeep: () => void
}

/** What was opened with its verdict: the question in words, and keeping it among the rulings. */
export function Opened({ inWords, rulings, links, onKeep }: Props) {
  const names = useNames()
  const [own, setOwn] = useState<readonly string[] | null>(null)
  useEffect(() => {
    links()?.then(setOwn)
  }, [])
  const isKept = own !== null && rulings.some(({ link }) => own.includes(link))
  if (!inWords && !own) return null
  return (
    <div class="opened">
      {inWords && (
        <p>
          <b>{textIn(inWords, names)}</b>
        </p>
      )}
      {own && !isKept && (
        <button type="button" class="quiet-action" data-action="keep" onClick={onKeep}>
          {t('rulings.keep')}
        </button>
      )}
      {isKept && <small role="status">{t('rulings.kept')}</small>}
    </div>
  )
}
