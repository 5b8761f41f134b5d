import type { ComponentChildren } from 'preact'
import { memo } from '../../../../ui/memo.ts'
import { Spot } from '../../../../ui/target.tsx'
import type { Player } from '../../rules/state.ts'
import { type BuildingId, CITY_SPACES, type Seat } from '../../rules/vocabulary.ts'
import type { Targets } from '../keys.ts'
import { BuildingCard } from '../pieces/BuildingCard.tsx'
import { cityLayout } from './city.ts'
import './board.css'

interface Props {
  player: Player
  seat: Seat
  targets?: Targets | undefined
  /** Without the empty spaces. */
  bare?: boolean
  /** What else is drawn on a building. */
  on?: (id: BuildingId) => ComponentChildren
}

const WELLS = Array.from({ length: CITY_SPACES }, (_, n) => ({
  row: Math.floor(n / 4) + 1,
  column: (n % 4) + 1,
}))

const Wells = memo(() => (
  <>
    {WELLS.map(({ row, column }) => (
      <li
        key={`${row}${column}`}
        class="well"
        data-row={row}
        data-column={column}
        aria-hidden="true"
      />
    ))}
  </>
))

/** The twelve city spaces and what has been built on them. */
export function City({ player, seat, targets, bare = false, on }: Props) {
  const built = cityLayout(player.city)
  const isLow = built.every(({ row }) => row === 1)
  return (
    <ul class={isLow ? 'grid city one-row' : 'grid city'}>
      {!bare && <Wells />}
      {built.map(({ id, workers, row, column, shape }) => (
        <li key={id} class={shape} data-row={row} data-column={column}>
          <Spot at={`city:${id}`} seat={seat} targets={targets}>
            <BuildingCard id={id} workers={workers} />
            {on?.(id)}
          </Spot>
        </li>
      ))}
    </ul>
  )
}
