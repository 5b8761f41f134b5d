import { useEffect } from 'preact/hooks'
import type { LinkProblem } from '../saves/link.ts'
import type { Keeping } from './usePersistedDraft.ts'

type Opened<Draft> = { ok: true; draft: Draft } | { ok: false; problem: LinkProblem }

/**
 * Opens what a sheet's address holds, over what the device keeps, to which one can go back; the kept one itself where
 * the address is its own. `tell` hears what was opened: the kept one `again`, or why a link could not be read.
 */
export function useSheet<Draft>(
  { open, show, isAddress }: Keeping<Draft>,
  openLink: (hash: string) => Promise<Opened<Draft>>,
  tell: (outcome: { again: Draft } | { wrong: LinkProblem } | null) => void,
): void {
  useEffect(() => {
    const read = async (isFirst: boolean): Promise<void> => {
      const { hash } = location
      const isBare = hash === ''
      const isOurs = isBare || isAddress()
      const kept = isFirst || isOurs ? await open() : null
      if (isOurs) return tell(kept && isBare ? { again: kept } : null)
      const found = await openLink(hash)
      if (found.ok) show(found.draft)
      tell(found.ok ? null : { wrong: found.problem })
    }
    const follow = () => read(false)
    read(true)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
}
