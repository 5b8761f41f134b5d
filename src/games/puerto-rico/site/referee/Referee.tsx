import { useEffect, useState } from 'preact/hooks'
import { unreadWords } from '../../../../referee/faults.ts'
import type { Question, Unread } from '../../../../referee/question.ts'
import { t } from '../../../../text/messages/referee.ts'
import { fetched } from '../../../../ui/fetched.tsx'
import { Say } from '../../../../ui/Say.tsx'
import { problemsOf } from '../../rules/position.ts'
import { type Opened, openAddress } from './opening.ts'
import { emptyTable } from './parts/GamePart.tsx'
import { SetUp } from './SetUp.tsx'
import { Start } from './Start.tsx'
import { useDraft } from './useDraft.ts'
import './referee.css'

/** Runs a game, which setting a position up does not need. */
const Ask = fetched(async () => (await import('./Ask.tsx')).Ask)

/** The referee's page: set a position up, then ask about it. */
export function Referee() {
  const drafting = useDraft(() => emptyTable('two-player', 2))
  const { draft, load } = drafting
  const [asking, setAsking] = useState<Question | null>(null)
  const [wrong, setWrong] = useState<Unread | null>(null)
  const possible = problemsOf(draft).length === 0

  const open = (opened: Opened): void => {
    if (!opened.ok) {
      setWrong(opened)
      return
    }
    setWrong(null)
    load(opened.question.position)
    setAsking(opened.question)
  }
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const opened = await openAddress(location)
      if (opened) open(opened)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  return (
    <div class="referee">
      {wrong && (
        <section class="unread" role="alert">
          {unreadWords(wrong).map((words, index) => (
            <p key={index}>
              <Say of={words} />
            </p>
          ))}
          <p>{t('unread.kept')}</p>
        </section>
      )}
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
          disabled={!possible}
          onClick={() => setAsking({ position: draft })}
        >
          {t('edit.ask')}
        </button>
      </div>
      <Start onOpen={open} />
      {asking ? (
        <Ask key={JSON.stringify(asking)} start={asking} />
      ) : (
        <SetUp drafting={drafting} onAsk={() => setAsking({ position: draft })} />
      )}
    </div>
  )
}
