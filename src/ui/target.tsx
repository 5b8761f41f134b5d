import type { ComponentChildren } from 'preact'
import type {
  BuildingId,
  Good,
  RoleTile,
  Seat,
  Tile,
} from '../games/puerto-rico/rules/vocabulary.ts'
import { ScreenReaderOnly } from './ScreenReaderOnly.tsx'
import '../games/puerto-rico/table/board/spot.css'

/** Places on a player's board; they are asked for together with a seat. */
export type BoardKey =
  | `good:${Good}`
  /** A tile without a colonist, and one with it. */
  | `land:${Tile}`
  | `manned:${Tile}`
  | `city:${BuildingId}`
  | 'stored'
  | 'coins'
  | 'points'

/** Places on the table that all share. */
export type TableKey =
  | `role:${RoleTile}`
  | `tile:${Tile}`
  | 'pile'
  | 'market'
  | `ship:${number}`
  | 'house'
  | `building:${BuildingId}`
  | `supplyGood:${Good}`
  | 'supplyColonist'
  | 'supplyPoints'

export type TargetKey = BoardKey | TableKey

/** What a place is at the moment. */
export interface Target {
  /** Can be done now; picked just now; nothing special; shown to the reader. */
  state: 'may' | 'chosen' | 'idle' | 'lit'
  /** What a tap does, added to the name of the piece for those who listen: `싣기`. */
  label: string
  /** Shown to the reader, whatever it is besides. */
  lit?: boolean
  onTap?: () => void
}

/** Answers for every place; a place without an answer is plain. Board keys come with their seat. */
export type Targets = (key: TargetKey, seat?: Seat) => Target | undefined

/** The name of a place in the document, `data-key`: `ship:4`, `0/good:corn`. */
export function addressOf(key: TargetKey, seat?: Seat): string {
  return seat === undefined ? key : `${seat}/${key}`
}

interface Props {
  at: TargetKey
  seat?: Seat | undefined
  targets?: Targets | undefined
  class?: string
  children: ComponentChildren
}

/** One place of the table: a button where a tap does something, plain markup everywhere else. */
export function Spot({ at, seat, targets, class: kind = '', children }: Props) {
  const target = targets?.(at, seat)
  const look = `spot ${kind}${target ? ` is-${target.state}` : ''}${target?.lit ? ' is-lit' : ''}`
  const address = addressOf(at, seat)
  const label = target?.label && <ScreenReaderOnly>{` ${target.label}`}</ScreenReaderOnly>
  if (!target?.onTap) {
    return (
      <span class={look} data-key={address}>
        {children}
        {label}
      </span>
    )
  }
  return (
    <button
      type="button"
      class={look}
      data-key={address}
      aria-pressed={target.state === 'chosen' ? 'true' : undefined}
      onClick={target.onTap}
    >
      {children}
      {label}
    </button>
  )
}
