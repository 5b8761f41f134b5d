import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { linkOf } from '../../../../referee/link.ts'
import type { Lines } from '../../../../referee/played.ts'
import type { Question, Unread } from '../../../../referee/question.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import { leHavre } from '../../plug.ts'
import { draftOf, emptyTable } from '../../referee/edits.ts'
import type { LeHavre } from '../../rules/types.ts'
import { t } from '../../words/messages/referee.ts'
import { type Opened, openAddress } from './opening.ts'
import { SetUp } from './SetUp.tsx'
import { Start } from './Start.tsx'
import { useDraft } from './useDraft.ts'
import '../../../../ui/referee/referee.css'

/** Runs a game, which setting a position up does not need. */
const Ask = lazy(async () => (await import('./Ask.tsx')).Ask)

/** Says why something could not be read. */
const UnreadPanel = lazy(async () => (await import('./UnreadPanel.tsx')).UnreadPanel)

/** What is asked, and what was tried before the position was last changed. */
interface Asking {
  question: Question<LeHavre>
  before: Lines<LeHavre> | null
}

/** The referee's page: set a position up or open one, then ask about it. Neither loses what was done in the other. */
export function Referee() {
  const drafting = useDraft(() => emptyTable('short', 2))
  const { draft, load } = drafting
  const [asking, setAsking] = useState<Asking | null>(null)
  const [wrong, setWrong] = useState<Unread | null>(null)
  const lines = useRef<Lines<LeHavre> | null>(null)
  const isUntouched = drafting.undo === null
  const built = useMemo(() => leHavre.scenario.positionFrom(draft), [draft])

  const open = (found: Opened): void => {
    setWrong(found.ok ? null : found)
    if (!found.ok) return
    load(draftOf(found.question.position))
    setAsking(found.question.draft ? null : { question: found.question, before: null })
  }
  const ask = (): void => {
    if (!built.ok) return
    // The way back leads to the position as it is set up.
    history.pushState(null, '', location.href)
    setAsking({ question: { position: built.value }, before: lines.current })
  }
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const found = await openAddress(location)
      if (found) open(found)
      else setAsking(null)
    }
    void follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  // The address holds what is set up, so that it is there again on the way back.
  useEffect(() => {
    if (asking || isUntouched || !built.ok) return
    let late = false
    linkOf(leHavre, { position: built.value, draft: true }).then((link) => {
      if (!late) history.replaceState(history.state, '', location.pathname + link)
    })
    return () => {
      late = true
    }
  }, [built, asking])

  return (
    <div class="referee">
      {wrong && <UnreadPanel wrong={wrong} empty={isUntouched} />}
      <div class="modes">
        <button
          type="button"
          class="quiet-action"
          aria-pressed={!asking}
          onClick={() => setAsking(null)}
        >
          {t('edit.set-up')}
        </button>
        <button
          type="button"
          class="quiet-action"
          aria-pressed={asking !== null}
          disabled={!built.ok}
          onClick={() => !asking && ask()}
        >
          {t('edit.ask')}
        </button>
      </div>
      <Start
        onOpen={open}
        onNew={() => {
          setWrong(null)
          setAsking(null)
          load(emptyTable('short', 2))
        }}
      />
      {asking ? (
        <Ask
          key={JSON.stringify(asking.question)}
          start={asking.question}
          before={asking.before}
          lines={lines}
        />
      ) : (
        <SetUp drafting={drafting} built={built} onAsk={ask} />
      )}
    </div>
  )
}
