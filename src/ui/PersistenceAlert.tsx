import { lazy } from './lazy.tsx'
import { UnreadableBackup } from './UnreadableBackup.tsx'
import type { Keeping } from './usePersistedDraft.ts'

/** Few ever need it. */
const DraftWindows = lazy(async () => (await import('./DraftWindows.tsx')).DraftWindows)

/** What is to be said of a draft that is kept: that something could not be read, or that another window has changed it. */
export function PersistenceAlert<Draft>({ aside, windows }: Keeping<Draft>) {
  return (
    <>
      <UnreadableBackup {...aside} />
      {(windows.followed || windows.choice) && <DraftWindows {...windows} />}
    </>
  )
}
