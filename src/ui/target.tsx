import type { ComponentChildren, TargetedKeyboardEvent } from 'preact'
import { ScreenReaderOnly } from './ScreenReaderOnly.tsx'
import './spot.css'

/** What a place is at the moment. */
export interface Target {
  /** Can be done now; picked just now; refused now, as a tap tells; nothing special; shown to the reader. */
  state: 'may' | 'chosen' | 'illegal' | 'idle' | 'lit'
  /** What a tap does, added to the name of the piece for those who listen: `싣기`. */
  label: string
  /** Shown to the reader, whatever it is besides. */
  lit?: boolean
  onTap?: () => void
}

/** Answers for every place, which a game names by keys; a place without an answer is plain. Keys of a board come with its seat. */
export type Targets<Key extends string = string> = (key: Key, seat?: number) => Target | undefined

/** The name of a place in the document, `data-key`: `ship:4`, `0/good:corn`. */
export function addressOf(key: string, seat?: number): string {
  return seat === undefined ? key : `${seat}/${key}`
}

/** Lights the places at these addresses. */
export function highlightedAt(addresses: ReadonlySet<string>): Targets {
  return (key, seat) =>
    addresses.has(addressOf(key, seat)) ? { state: 'lit', label: '' } : undefined
}

interface Props<Key extends string> {
  at: Key
  seat?: number | undefined
  targets?: Targets<Key> | undefined
  class?: string
  children: ComponentChildren
}

/** The places of a table where a tap does something. */
export const TAPPABLE = '.spot[role=button]'

/** Whether a tap there that does nothing else, and the focus, tell what lies there; what folds a zone does just that. */
export const isExplained = (spot: Element): boolean => spot.closest('summary') === null

/** What a `button` does by itself: Enter and the space bar tap it. */
function tapByKey(event: TargetedKeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  // The space bar would scroll.
  event.preventDefault()
  if (!event.repeat) event.currentTarget.click()
}

/**
 * One place of the table: a button where a tap does something, plain markup everywhere else. It is a button by its
 * role, as nearly every decision makes some places tappable and others not: another element would draw its piece anew.
 */
export function Spot<Key extends string>(props: Props<Key>) {
  const { at, seat, targets, class: kind = '', children } = props
  const target = targets?.(at, seat)
  const classes = `spot ${kind}${target ? ` is-${target.state}` : ''}${target?.lit ? ' is-lit' : ''}`
  const button = target?.onTap && {
    role: 'button' as const,
    tabIndex: 0,
    'aria-pressed': target.state === 'chosen' || undefined,
    onClick: target.onTap,
    onKeyDown: tapByKey,
  }
  return (
    <span class={classes} data-key={addressOf(at, seat)} {...button}>
      {children}
      {target?.label && <ScreenReaderOnly>{` ${target.label}`}</ScreenReaderOnly>}
    </span>
  )
}
