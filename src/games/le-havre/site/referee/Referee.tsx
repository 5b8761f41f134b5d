import { useEffect, useRef, useState } from 'preact/hooks'
import type { Lines } from '../../../../referee/played.ts'
import type { Question, Unread } from '../../../../referee/question.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import type { LeHavre } from '../../rules/types.ts'
import { type Opened, openAddress } from './opening.ts'
import { dealt, Start } from './Start.tsx'
import '../../../../ui/referee/referee.css'

/** Runs a game, which the page before it is awake does not need. */
const Ask = lazy(async () => (await import('./Ask.tsx')).Ask)

/** Says why something could not be read. */
const UnreadPanel = lazy(async () => (await import('./UnreadPanel.tsx')).UnreadPanel)

const FIRST: Question<LeHavre> = { position: dealt('short', 2) }

/** The referee's page: a position is opened, and every move that is asked about is answered. */
export function Referee() {
  const [question, setQuestion] = useState(FIRST)
  const [wrong, setWrong] = useState<Unread | null>(null)
  const lines = useRef<Lines<LeHavre> | null>(null)
  const open = (found: Opened): void => {
    setWrong(found.ok ? null : found)
    if (found.ok) setQuestion(found.question)
  }
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const found = await openAddress(location)
      if (found) open(found)
    }
    void follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return (
    <div class="referee">
      {wrong && <UnreadPanel wrong={wrong} empty={question === FIRST} />}
      <Start onOpen={open} />
      <Ask key={JSON.stringify(question)} start={question} before={null} lines={lines} />
    </div>
  )
}
