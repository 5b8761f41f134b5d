/** Small signs: what a building is, food and energy, discs, ships. */
import { letterOf } from '../../../../engine/seats.ts'
import type { BuildingType, Mark, ShipType } from '../../rules/vocabulary.ts'
import { drawn } from './CardArt.tsx'
import './pieces.css'

const TYPES: Readonly<Record<BuildingType, string>> = {
  craftsman: 'M4 20 13 11M11 5l8 8-2 2-8-8ZM3 21l2-2',
  economic: 'M4 9 12 4l8 5ZM5 20h14M7 10v8M12 10v8M17 10v8',
  industrial: 'M4 20V11l5 3v-3l5 3V5h5v15ZM7.5 17h.1M11.5 17h.1M15.5 17h.1',
  public: 'M6 21V4M6 4h12l-3 4 3 4H6',
  none: 'M4 11 12 4l8 7M6 10v10h12V10',
  ship: 'M4 15h16l-3 5H7ZM12 15V4M12 5l6 8h-6',
}

/** What kind of building it is. */
export function TypeMark({ type }: { type: BuildingType }) {
  return (
    <svg class="piece mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={TYPES[type]} />
    </svg>
  )
}

const SIGNS = {
  food: 'M7 3v7a2.5 2.5 0 0 0 5 0V3M9.5 12v9M17 21V3c-3 1-4 5-4 9h4',
  energy: 'M13 2 5 14h6l-1 8 9-13h-6Z',
  hammer: 'M4 20 12 12M9 5l10 0v5H9Z',
  fisherman: 'M5 21 17 3M17 3c3 5 3 8 2 12m0 0a1.8 1.8 0 1 1-3 0',
  plus: 'M12 5v14M5 12h14',
  arrow: 'M4 12h15m-5-5 5 5-5 5',
  harvest: 'M12 21V9M12 9c-4 0-6-2-6-6 4 0 6 2 6 6ZM12 13c4 0 6-2 6-6-4 0-6 2-6 6Z',
  enter: 'M13 4h6v16h-6M3 12h11m-4-4 4 4-4 4',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
} as const satisfies Record<string, string>
type SignId = keyof typeof SIGNS | Mark

export function Sign({ of }: { of: SignId }) {
  return (
    <svg class={`piece sign ${of}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[of]} />
    </svg>
  )
}

/** A person's disc. */
export function Disc({ seat }: { seat: number }) {
  return (
    <svg class={`piece disc seat-${seat}`} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <circle class="rim" cx="12" cy="12" r="8.6" />
      <text class="letter" x="12" y="16.5">
        {letterOf(seat)}
      </text>
    </svg>
  )
}

/** A ship of its type, as a sign. */
export function ShipPiece({ type }: { type: ShipType }) {
  return (
    <svg class="piece art hull" viewBox="0 0 48 36" aria-hidden="true">
      <use href={drawn(`ship-${type}`)} />
    </svg>
  )
}

/** The ship that somebody moves along the tiles, in the colour of the seat. */
export function Marker({ seat }: { seat: number }) {
  return (
    <svg class={`piece marker seat-${seat}`} viewBox="0 0 32 24" aria-hidden="true">
      <path class="sail" d="M15 1c7 1 10 5 11 9H15ZM13 3c-4 2-6 4-7 7h7Z" />
      <path class="keel" d="M1 11h30c-1 7-4 12-9 12H10c-5 0-8-5-9-12Z" />
      <text class="letter" x="16" y="21.4">
        {letterOf(seat)}
      </text>
    </svg>
  )
}

/** A note of debt. */
export function LoanPiece() {
  return (
    <svg class="piece art item" viewBox="0 0 32 32" aria-hidden="true">
      <use href={drawn('loan')} />
    </svg>
  )
}
