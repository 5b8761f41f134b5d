import { useEffect, useRef, useState } from 'preact/hooks'
import type { Lines } from '../../../../referee/played.ts'
import type { Question, Unread } from '../../../../referee/question.ts'
import { KeptAlert } from '../../../../ui/KeptAlert.tsx'
import { lazy } from '../../../../ui/lazy.tsx'
import { draftKey } from '../../../../ui/referee/keptDraft.ts'
import { Resumed } from '../../../../ui/referee/Resumed.tsx'
import { SetUpOrAsk } from '../../../../ui/referee/SetUpOrAsk.tsx'
import { type DraftForm, useKeptDraft } from '../../../../ui/useKeptDraft.ts'
import { IDENTITY } from '../../rules/identity.ts'
import { validate } from '../../rules/impossible.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import type { Opened } from './opening.ts'
import { emptyTable } from './parts/GamePart.tsx'
import { SetUp } from './SetUp.tsx'
import { Start } from './Start.tsx'
import { CalledContext, useKeptNames } from './seat-names.ts'
import { useDraft } from './useDraft.ts'
import '../../../../ui/referee/referee.css'

/** Runs a game, which setting a position up does not need. */
const Ask = lazy(async () => (await import('./Ask.tsx')).Ask)

/** Says why something could not be read. */
const UnreadPanel = lazy(async () => (await import('./UnreadPanel.tsx')).UnreadPanel)

/** Reads and writes links, which an untouched page has no use for. */
const loadOpening = () => import('./opening.ts')

/** How the position that is being set up is kept for another visit. */
const KEPT: DraftForm<Position> = {
  key: draftKey(IDENTITY.id),
  read: async (kept) => (await loadOpening()).openKept(kept),
  linkOf: async (draft) => (await loadOpening()).linkOfDraft(draft),
}

const EMPTY = emptyTable('two-player', 2)

/** What is asked, and what was tried before the position was last changed. */
interface Asking {
  question: Question<PuertoRico>
  before: Lines<PuertoRico> | null
  /** Not from the address: somebody asked for it on the page. */
  called: boolean
}

/** The referee's page: set a position up, then ask about it. Neither loses what was done in the other. */
export function Referee() {
  const called = useKeptNames()
  const drafting = useDraft(() => EMPTY)
  const { draft, load } = drafting
  const [asking, setAsking] = useState<Asking | null>(null)
  const [wrong, setWrong] = useState<Unread | null>(null)
  const [resumed, setResumed] = useState<Position | null>(null)
  const lines = useRef<Lines<PuertoRico> | null>(null)
  const kept = useKeptDraft(KEPT, draft, load, asking !== null)
  const possible = validate(draft).length === 0

  const open = (found: Opened, called = false): void => {
    setWrong(found.ok ? null : found)
    if (found.ok) {
      kept.show(found.question.position)
      setAsking(found.question.draft ? null : { question: found.question, before: null, called })
    } else if (found.draft) {
      kept.show(found.draft)
      setAsking(null)
    }
  }
  const begin = (): void => {
    setWrong(null)
    setAsking(null)
    load(emptyTable('two-player', 2))
  }
  const ask = (): void => {
    // The way back leads to the position as it is set up.
    history.pushState(null, '', location.href)
    setAsking({ question: { position: draft }, before: lines.current, called: true })
  }
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const isOurs = kept.isAddress()
      if (isOurs) await kept.open()
      const asks = !isOurs && (location.hash !== '' || location.search !== '')
      const found = asks && (await (await loadOpening()).openAddress(location))
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
    <CalledContext.Provider value={called}>
      <div class="referee">
        <KeptAlert {...kept} />
        {wrong && <UnreadPanel wrong={wrong} empty={draft === EMPTY} />}
        {resumed && resumed === draft && !asking && <Resumed onNew={begin} />}
        <SetUpOrAsk
          isAsking={asking !== null}
          isPossible={possible}
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
          <SetUp drafting={drafting} onAsk={ask} />
        )}
      </div>
    </CalledContext.Provider>
  )
}
