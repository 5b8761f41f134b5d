import { bySeat } from '../../../ui/figure/parts.ts'
import { ForTheEye } from '../../../ui/ScreenReaderOnly.tsx'
import { Term } from '../../../ui/Term.tsx'
import { playerAt, type State } from '../rules/state.ts'
import { GoodsSupply } from '../table/board/GoodsSupply.tsx'
import { PlantationRow } from '../table/board/PlantationRow.tsx'
import { Purse, Stock } from '../table/board/PlayerBoard.tsx'
import { RoleRow } from '../table/board/RoleRow.tsx'
import { Ships } from '../table/board/Ships.tsx'
import { TradingHouse } from '../table/board/TradingHouse.tsx'
import type { Targets } from '../table/keys.ts'
import { SeatMark } from '../table/pieces/SeatMark.tsx'
import { partsFor } from './added-parts.ts'
import type { OwnPart, Part, SharedPart } from './figure-parts.ts'
import { ScoreLines } from './ScoreLines.tsx'

interface Drawn {
  state: State
  targets: Targets
}

function Shared({ name, ...drawn }: Drawn & { name: SharedPart }) {
  const parts = partsFor(drawn.state)
  switch (name) {
    case 'roles':
      return <RoleRow {...drawn} />
    case 'plantations':
      return <PlantationRow {...drawn} />
    case 'market':
      return <parts.Market {...drawn} />
    case 'ships':
      return <Ships {...drawn} />
    case 'house':
      return <TradingHouse {...drawn} />
    case 'supply':
      return <GoodsSupply {...drawn} />
    case 'buildings':
      return <parts.Supply {...drawn} />
  }
}

function Own({ name, seat, ...drawn }: Drawn & { name: OwnPart; seat: number }) {
  const player = playerAt(drawn.state, seat)
  const parts = partsFor(drawn.state)
  switch (name) {
    case 'own':
      return (
        <div class="player-board">
          <Purse {...drawn} seat={seat} name="" />
          <parts.Body {...drawn} seat={seat} />
        </div>
      )
    case 'purse':
      return <Purse {...drawn} seat={seat} name="" />
    case 'goods':
      return <Stock {...drawn} seat={seat} bare />
    case 'land':
    case 'tiles':
      return (
        <parts.Land player={player} seat={seat} targets={drawn.targets} bare={name === 'tiles'} />
      )
    case 'city':
    case 'built':
      return (
        <parts.City player={player} seat={seat} targets={drawn.targets} bare={name === 'built'} />
      )
    case 'score':
      return <ScoreLines state={drawn.state} seat={seat} />
  }
}

/** Parts that do not say by themselves what they are. */
const isNamed = (name: SharedPart): name is 'market' | 'supply' =>
  name === 'market' || name === 'supply'

/** Parts that say by themselves whose they are. */
const isMarked = (name: OwnPart): boolean => name === 'own' || name === 'purse' || name === 'score'

/** A part of the table or of a board, for the eye alone; `marked`: with the mark of its owner. */
export function Drawing({ part, marked, ...drawn }: Drawn & { part: Part; marked: boolean }) {
  const { name, seat } = part
  if (seat === undefined)
    return (
      <div class={`part part-${name}`}>
        {isNamed(name) && (
          <span class="part-name">
            <Term id={name} />
          </span>
        )}
        <Shared {...drawn} name={name} />
      </div>
    )
  return (
    <div class={`part part-${name}`}>
      {marked && !isMarked(name) && <SeatMark seat={seat} />}
      <Own {...drawn} name={name} seat={seat} />
    </div>
  )
}

/**
 * Parts of the table and of boards: for the eye alone, where `describe` says the same in words, or to be
 * `touched` and heard.
 */
export function Drawings({
  parts,
  touched = false,
  ...drawn
}: Drawn & { parts: readonly Part[]; touched?: boolean }) {
  return (
    <ForTheEye.Provider value={!touched}>
      {bySeat(parts).map((group) => {
        const drawings = group.map((part, nth) => (
          <Drawing key={part.name} {...drawn} part={part} marked={nth === 0} />
        ))
        const { name, seat } = group[0] ?? {}
        if (seat === undefined) return drawings
        return (
          <div key={`${seat}${name}`} class="of-one">
            {drawings}
          </div>
        )
      })}
    </ForTheEye.Provider>
  )
}
