import { useEffect, useState } from 'preact/hooks'
import { searching } from '#language/search.ts'
import { type Entry, shown } from '../../search/entry.ts'
import { fetchIndex } from '../../search/fetch-index.ts'
import { fewFor } from '../../search/few.ts'
import { t } from '../../text/messages/referee.ts'
import { FIRST_SET } from '../../text/naming-set.ts'
import { to } from '../link.ts'
import { useNames } from '../use-names.ts'

/** What the page's own search looks through of this game (Search.astro). */
const ownParts = (): string[] =>
  document.querySelector<HTMLElement>('#search')?.dataset.own?.split(' ') ?? []

/** Rules and cases that answer what was typed, where it was no move. */
export function FoundInstead({ text }: { text: string }) {
  const names = useNames()
  const [found, setFound] = useState<readonly Entry[]>([])
  useEffect(() => {
    let late = false
    const look = async (): Promise<void> => {
      const parts = ownParts().map((part) => fetchIndex(to(`/search/${part}.json`), searching))
      const few = fewFor(await Promise.all(parts), text)
      if (!late) setFound(few)
    }
    // Without a connection nothing is offered.
    look().catch(() => {})
    return () => {
      late = true
    }
  }, [text])
  if (found.length === 0) return null
  const isOther = names !== FIRST_SET
  return (
    <div class="found-instead" role="status">
      <p>{t('ask.instead')}</p>
      <ul>
        {found.map(({ href, title, label }) => (
          <li key={href}>
            <a href={to(`/${href.slice(1)}`)}>
              {[shown(label, isOther), shown(title, isOther)].filter(Boolean).join(' ')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
