import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Lines } from '../../../../referee/played.ts'
import type { Question } from '../../../../referee/question.ts'
import { KeptAlert } from '../../../../ui/KeptAlert.tsx'
import { lazy } from '../../../../ui/lazy.tsx'
import { draftKey } from '../../../../ui/referee/keptDraft.ts'
import { Resumed } from '../../../../ui/referee/Resumed.tsx'
import { SetUpOrAsk } from '../../../../ui/referee/SetUpOrAsk.tsx'
import { type DraftForm, useKeptDraft } from '../../../../ui/useKeptDraft.ts'
import { leHavre } from '../../plug.ts'
import { type Draft, draftOf, emptyTable } from '../../referee/edits.ts'
import type { LeHavre } from '../../rules/types.ts'
import { linkOfDraft, type Opened, openAddress, openKept, type Wrong } from './opening.ts'
import { SetUp } from './SetUp.tsx'
import { Start } from './Start.tsx'
import { useDraft } from './useDraft.ts'
import '../../../../ui/referee/referee.css'

/** How the table that is being set up is kept for another visit. */
const KEPT: DraftForm<Draft> = {
  key: draftKey(leHavre.game.parts.id),
  read: openKept,
  linkOf: linkOfDraft,
}

const EMPTY = emptyTable('short', 2)

/** Runs a game, which setting a position up does not need. */
const Ask = lazy(async () => (await import('./Ask.tsx')).Ask)

/** Says why something could not be read. */
const UnreadPanel = lazy(async () => (await import('./UnreadPanel.tsx')).UnreadPanel)

/** What is asked, and what was tried before the position was last changed. */
interface Asking {
  question: Question<LeHavre>
  before: Lines<LeHavre> | null
  /** Not from the address: somebody asked for it on the page. */
  called: boolean
}

/** The referee's page: set a position up or open one, then ask about it. Neither loses what was done in the other. */
export function Referee() {
  const drafting = useDraft(() => EMPTY)
  const { draft, load } = drafting
  const [asking, setAsking] = useState<Asking | null>(null)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [resumed, setResumed] = useState<Draft | null>(null)
  const lines = useRef<Lines<LeHavre> | null>(null)
  const kept = useKeptDraft(KEPT, draft, load, asking !== null)
  const built = useMemo(() => leHavre.scenario.positionFrom(draft), [draft])

  const open = (found: Opened, called = false): void => {
    setWrong(found.ok ? null : found)
    if (!found.ok) {
      if (found.mend) {
        kept.show(found.mend)
        setAsking(null)
      }
      return
    }
    const isDraft = 'draft' in found
    kept.show(isDraft ? found.draft : draftOf(found.question.position))
    setAsking(isDraft ? null : { question: found.question, before: null, called })
  }
  const begin = (): void => {
    setWrong(null)
    setAsking(null)
    load(emptyTable('short', 2))
  }
  const ask = (): void => {
    if (!built.ok) return
    // The way back leads to the position as it is set up.
    history.pushState(null, '', location.href)
    setAsking({ question: { position: built.value }, before: lines.current, called: true })
  }
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const isOurs = kept.isAddress()
      if (isOurs) await kept.open()
      const found = isOurs ? null : await openAddress(location)
      if (found) open(found)
      else setAsking(null)
    }
    const first = async (): Promise<void> => {
      const again = await kept.open()
      if (again) setResumed(again)
      await follow()
    }
    first().finally(() => {
      delete document.documentElement.dataset.step
    })
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  return (
    <div class="referee">
      <KeptAlert {...kept} />
      {wrong && <UnreadPanel wrong={wrong} empty={draft === EMPTY} />}
      {resumed && resumed === draft && !asking && <Resumed onNew={begin} />}
      <SetUpOrAsk
        isAsking={asking !== null}
        isPossible={built.ok}
        onSetUp={() => setAsking(null)}
        onAsk={ask}
      />
      <Start onOpen={(found) => open(found, true)} onNew={begin} />
      {asking ? (
        <Ask
          key={JSON.stringify(asking.question)}
          start={asking.question}
          before={asking.before}
          called={asking.called}
          lines={lines}
        />
      ) : (
        <SetUp drafting={drafting} built={built} onAsk={ask} />
      )}
    </div>
  )
}
