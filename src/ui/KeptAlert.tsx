import { Aside } from './Aside.tsx'
import { lazy } from './lazy.tsx'
import type { Keeping } from './useKeptDraft.ts'

/** Few ever need it. */
const DraftWindows = lazy(async () => (await import('./DraftWindows.tsx')).DraftWindows)

/** What is to be said of a draft that is kept: that something could not be read, or that another window has changed it. */
export function KeptAlert<Draft>({ aside, windows }: Keeping<Draft>) {
  return (
    <>
      <Aside {...aside} />
      {(windows.followed || windows.choice) && <DraftWindows {...windows} />}
    </>
  )
}
