import { useEffect, useRef, useState } from 'preact/hooks'
import { draftOf, type PersistedDraft, readDraft } from '../saves/draft.ts'
import { newId } from '../saves/id.ts'
import { keepNext } from '../saves/revisions.ts'
import { device } from './storage.ts'
import { useUnreadableBackup } from './UnreadableBackup.tsx'
import { useAddress } from './useAddress.ts'
import { useKeeping } from './useKeeping.ts'
import { watch } from './watch.ts'

/** How a draft is kept. */
export interface DraftForm<Draft> {
  /** Where on the device it lies, raw. */
  key: string
  /** The draft of what was kept, or of a link that an earlier site kept; null where it is none. */
  read: (kept: unknown) => Promise<Draft | null>
  /** The part of an address behind the page that opens it. */
  linkOf: (draft: Draft) => Promise<string>
}

export interface Keeping<Draft> {
  /** Shows the draft that the device keeps, and gives it; null where it is shown already or there is none. */
  open: () => Promise<Draft | null>
  /** Shows one that comes from elsewhere: until it is changed nothing of it is kept. */
  show: (draft: Draft) => void
  /** Whether the address is that of the draft on the device, which may be ahead of it. */
  isAddress: () => boolean
  /** What could not be read and lies aside. */
  aside: { text: string | null; onDrop: () => void }
  /** What another window means for this one. */
  windows: Windows
}

export interface Windows {
  /** This window has just gone on to what another one has changed. */
  followed: boolean
  /** Another window has gone on, and what was changed here is not kept: which of them counts is to be chosen. */
  choice: { follow: () => void; stay: () => void } | null
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const stored = (key: string): PersistedDraft | null => {
  const read = readDraft(device.read(key) ?? '')
  return read.ok ? read.value : null
}

/**
 * Keeps what is being set up or filled in: raw on the device at once, packed in the address a moment later. Where
 * another window changes the same draft this one follows it, and nothing of either is overwritten unseen; what
 * gives way can be had back by undoing. `isAway` while something else has the page and its address.
 */
export function usePersistedDraft<Draft extends object>(
  { key, read, linkOf }: DraftForm<Draft>,
  draft: Draft,
  load: (draft: Draft) => void,
  isAway = false,
): Keeping<Draft> {
  /** What the device last held, as far as this window knows; without an id there was nothing. */
  const known = useRef({ id: '', revision: 0 })
  /** The draft that is kept already, or need not be. */
  const settled = useRef(draft)
  /** The draft that the address tells, or need not. */
  const addressed = useRef(draft)
  /** What is shown is the draft of the device, and not one from elsewhere. */
  const isOwn = useRef(true)
  const shown = useRef(draft)
  shown.current = draft
  const [other, setOther] = useState<PersistedDraft | null>(null)
  const [followed, setFollowed] = useState(false)
  const unread = useUnreadableBackup(key)

  const show = (next: Draft, from: PersistedDraft | null): void => {
    if (from) known.current = from
    isOwn.current = from !== null
    settled.current = next
    addressed.current = next
    setOther(null)
    load(next)
  }
  /** What stands in the history beside an address that need not be read: the device has what it tells, or more. */
  const mark = (): { kept: string } | null =>
    isOwn.current && shown.current === settled.current ? { kept: known.current.id } : null
  const keep = (): void => {
    const { id, revision } = known.current
    const next = draftOf((isOwn.current && id) || newId(), revision + 1, shown.current)
    const done = keepNext(device, key, next, readDraft)
    if (done === 'overtaken') {
      refresh()
      return
    }
    if (done === 'unreadable') {
      unread.put()
      device.keep(key, JSON.stringify(next))
    }
    known.current = next
    isOwn.current = true
    settled.current = shown.current
    // The link of what is kept comes late: until then, whatever stands in the address, what is kept comes before it.
    if (!isAway) history.replaceState(mark(), '', location.href)
    setOther(null)
    setFollowed(false)
  }
  const follow = async (there: PersistedDraft, isAsked: boolean): Promise<void> => {
    const next = await read(there.draft)
    if (!next || there.revision <= known.current.revision) return
    if (!isAsked && shown.current !== settled.current) {
      setOther(there)
      return
    }
    show(next, there)
    // The address here is still that of what was shown.
    addressed.current = draft
    setFollowed(true)
  }
  const refresh = (): void => {
    const there = stored(key)
    if (!there || isAway || there.revision <= known.current.revision) return
    const { id } = known.current
    if (isSame(there.draft, shown.current)) {
      known.current = there
      isOwn.current = true
      settled.current = shown.current
      setOther(null)
    } else if (shown.current !== settled.current) setOther(there)
    else if (isOwn.current && (id === '' || id === there.id)) follow(there, false)
  }
  const latestRefresh = useRef(refresh)
  latestRefresh.current = refresh

  useKeeping(() => {
    if (draft !== settled.current) keep()
  }, [draft])
  useEffect(() => {
    if (known.current.id) latestRefresh.current()
    return watch(key, () => latestRefresh.current())
  }, [isAway])
  useAddress(isAway || draft === addressed.current ? null : () => linkOf(draft), mark, [
    draft,
    isAway,
  ])

  const isAddress = (): boolean => {
    const state: { kept?: unknown } | null = history.state
    return state?.kept !== undefined && state.kept === stored(key)?.id
  }
  const open = async (): Promise<Draft | null> => {
    const text = device.read(key)
    if (text === null) return null
    const kept = readDraft(text)
    if (kept.ok && isOwn.current && kept.value.revision <= known.current.revision) return null
    const next = kept.ok ? await read(kept.value.draft) : null
    if (!kept.ok || !next) unread.put()
    // Something was changed before it could be shown.
    else if (shown.current !== settled.current) setOther(kept.value)
    else {
      show(next, kept.value)
      return next
    }
    return null
  }
  /** The other one is a step back from here. */
  const stay = async (there: PersistedDraft): Promise<void> => {
    const [mine, theirs] = [shown.current, await read(there.draft)]
    if (theirs) load(theirs)
    load(mine)
    known.current = { ...known.current, revision: there.revision }
    keep()
  }
  const choice = other && {
    follow: () => void follow(other, true),
    stay: () => void stay(other),
  }
  return {
    open,
    show: (next) => show(next, null),
    isAddress,
    aside: unread.notice,
    windows: { followed, choice },
  }
}
