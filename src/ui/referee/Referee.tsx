import type { FunctionComponent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { ReadLink } from '../../referee/link.ts'
import type { Lines } from '../../referee/played.ts'
import type { Question, Unread } from '../../referee/question.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { PersistenceAlert } from '../PersistenceAlert.tsx'
import { type DraftForm, usePersistedDraft } from '../usePersistedDraft.ts'
import type { ByNames } from './by-names.ts'
import type { StartDefinition } from './definition.ts'
import { draftKey } from './keptDraft.ts'
import { Resumed } from './Resumed.tsx'
import { SetUpOrAsk } from './SetUpOrAsk.tsx'
import { Start } from './Start.tsx'
import { CalledContext, usePersistedNames } from './seat-names.ts'
import type { Asking } from './useAsking.ts'
import { type Drafting, useDraft } from './useDraft.ts'
import './referee.css'

/** What the referee's page asks of a game; nearly all of it comes when it is wanted. */
export interface PageDefinition<G extends ScenarioTypes, Edit> extends StartDefinition<G> {
  /** A position to set up from; everybody who begins anew has the same. */
  empty: () => G['Position']
  /** A changed copy, with everything that follows from the change. */
  edited: (position: G['Position'], change: Edit) => G['Position']
  isPossible: (position: G['Position']) => boolean
  SetUp: FunctionComponent<{ drafting: Drafting<G['Position'], Edit>; onAsk: () => void }>
  Ask: FunctionComponent<Asking<G>>
  Unread: FunctionComponent<{ wrong: Unread; empty: boolean }>
}

/** What is asked, and what was tried before the position was last changed. */
interface Asked<G extends ScenarioTypes> {
  question: Question<G>
  before: Lines<G> | null
  /** Not from the address: somebody asked for it on the page. */
  called: boolean
  /** The question in words, where it has any. */
  inWords?: ByNames | undefined
}

interface Props<G extends ScenarioTypes, Edit> {
  definition: PageDefinition<G, Edit>
}

/** The referee's page: set a position up, then ask about it. Neither loses what was done in the other. */
export function Referee<G extends ScenarioTypes, Edit>({ definition }: Props<G, Edit>) {
  const { id, empty, edited, isPossible, loadOpening, SetUp, Ask, Unread } = definition
  const called = usePersistedNames(id)
  const [first] = useState(empty)
  const drafting = useDraft<G['Position'], Edit>(() => first, edited)
  const { draft, load } = drafting
  const [asking, setAsking] = useState<Asked<G> | null>(null)
  const [wrong, setWrong] = useState<Unread | null>(null)
  const [resumed, setResumed] = useState<G['Position'] | null>(null)
  const lines = useRef<Lines<G> | null>(null)
  /** How the position that is being set up is kept for another visit. */
  const form: DraftForm<G['Position']> = {
    key: draftKey(id),
    read: async (kept) => (await loadOpening()).openKept(kept),
    linkOf: async (position) => (await loadOpening()).linkOfDraft(position),
  }
  const kept = usePersistedDraft(form, draft, load, asking !== null)

  const open = (found: ReadLink<G>, called = false, inWords?: ByNames): void => {
    setWrong(found.ok ? null : found)
    if (found.ok) {
      kept.show(found.question.position)
      const { question } = found
      setAsking(question.draft ? null : { question, before: null, called, inWords })
    } else if (found.draft) {
      kept.show(found.draft)
      setAsking(null)
    }
  }
  const begin = (): void => {
    setWrong(null)
    setAsking(null)
    load(empty())
  }
  const ask = (): void => {
    // The way back leads to the position as it is set up.
    history.pushState(null, '', location.href)
    setAsking({ question: { position: draft }, before: lines.current, called: true })
  }
  useEffect(() => {
    /** Opens what the address asks for, if it asks for something. */
    const follow = async (): Promise<boolean> => {
      const isOurs = kept.isAddress()
      if (isOurs) await kept.open()
      const asks = !isOurs && (location.hash !== '' || location.search !== '')
      const found = asks && (await (await loadOpening()).openAddress(location))
      if (found) open(found)
      return Boolean(found)
    }
    const turn = async (): Promise<void> => {
      if (!(await follow())) setAsking(null)
    }
    // What was asked while the page woke stays.
    const first = async (): Promise<void> => {
      const again = await kept.open()
      if (again) setResumed(again)
      await follow()
    }
    first().finally(() => {
      delete document.documentElement.dataset.step
    })
    addEventListener('hashchange', turn)
    return () => removeEventListener('hashchange', turn)
  }, [])

  return (
    <CalledContext.Provider value={called}>
      <div class="referee">
        <PersistenceAlert {...kept} />
        {wrong && <Unread wrong={wrong} empty={draft === first} />}
        {resumed && resumed === draft && !asking && <Resumed onNew={begin} />}
        <SetUpOrAsk
          isAsking={asking !== null}
          isPossible={isPossible(draft)}
          onSetUp={() => setAsking(null)}
          onAsk={ask}
        />
        <Start
          definition={definition}
          onOpen={(found, inWords) => open(found, true, inWords)}
          onNew={begin}
        />
        {asking ? (
          <Ask
            key={JSON.stringify(asking.question)}
            start={asking.question}
            before={asking.before}
            called={asking.called}
            inWords={asking.inWords}
            lines={lines}
          />
        ) : (
          <SetUp drafting={drafting} onAsk={ask} />
        )}
      </div>
    </CalledContext.Provider>
  )
}
