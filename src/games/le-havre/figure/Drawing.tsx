import type { DrawingsProps } from '../../../ui/figure/definition.ts'
import { ForTheEye } from '../../../ui/ScreenReaderOnly.tsx'
import { Spot, type Targets } from '../../../ui/target.tsx'
import { materialsOf } from '../rules/costs.ts'
import { isShip } from '../rules/player.ts'
import type { State } from '../rules/state.ts'
import { playerAt } from '../rules/state.ts'
import type { LeHavre } from '../rules/types.ts'
import type { BuildingId, CardId } from '../rules/vocabulary.ts'
import { Buildings, Ships, Stacks } from '../table/board/Cards.tsx'
import { Goods, Harbour, HarbourHead } from '../table/board/Harbour.tsx'
import { Offers, Tiles } from '../table/board/Offers.tsx'
import { RoundNow } from '../table/board/Rounds.tsx'
import { BuildingCard, ShipCard } from '../table/pieces/Cards.tsx'
import { Disc } from '../table/pieces/marks.tsx'
import { cardIn, type OwnPart, type Part } from './parts.ts'
import { ScoreLines } from './ScoreLines.tsx'
import '../table/board/table.css'
import './parts.css'

interface Drawn {
  state: State
  targets: Targets
}

/** A card as it lies: with what it costs where it can be built. */
function Card({ card, state, targets }: Drawn & { card: CardId }) {
  const isStacked = state.stacks.some((stack) => stack.includes(card as BuildingId))
  if (!isShip(card) && !isStacked)
    return <Buildings state={state} targets={targets} cards={[card]} />
  const isOwned = state.players.some(({ ships }) => isShip(card) && ships.includes(card))
  return (
    <ul class="cards">
      <li>
        <Spot at={`card:${card}`} targets={targets}>
          {isShip(card) ? (
            <ShipCard id={card} seats={state.players.length} offered={!isOwned} />
          ) : (
            <BuildingCard id={card} cost={materialsOf(state, card)} />
          )}
        </Spot>
      </li>
    </ul>
  )
}

function Shared({ part, ...drawn }: Drawn & { part: Part }) {
  const card = cardIn(part)
  if (card) return <Card card={card} {...drawn} />
  switch (part.name) {
    case 'round':
      return (
        <p class="status">
          <RoundNow state={drawn.state} />
        </p>
      )
    case 'tiles':
      return <Tiles state={drawn.state} />
    case 'offers':
      return <Offers {...drawn} />
    case 'stacks':
      return <Stacks {...drawn} />
    case 'ships':
      return <Ships {...drawn} />
    default:
      return <Buildings {...drawn} cards={drawn.state.town} />
  }
}

function Own({ name, seat, ...drawn }: Drawn & { name: OwnPart; seat: number }) {
  const { buildings, ships } = playerAt(drawn.state, seat)
  switch (name) {
    case 'head':
      return <HarbourHead {...drawn} seat={seat} name="" />
    case 'own':
      return (
        <>
          <HarbourHead {...drawn} seat={seat} name="" />
          <Harbour {...drawn} seat={seat} />
        </>
      )
    case 'goods':
      return (
        <>
          <Disc seat={seat} />
          <Goods {...drawn} seat={seat} />
        </>
      )
    case 'cards':
      return (
        <>
          <Disc seat={seat} />
          {[...buildings, ...ships].map((card) => (
            <Card key={card} card={card} {...drawn} />
          ))}
        </>
      )
    case 'score':
      return <ScoreLines state={drawn.state} seat={seat} />
  }
}

/** Parts of the table and of harbours, for the eye alone or to be `touched` and heard. */
export function Drawings({ parts, touched = false, ...drawn }: DrawingsProps<LeHavre, Part>) {
  return (
    <ForTheEye.Provider value={!touched}>
      {parts.map((part) => (
        <div
          key={`${part.seat}${part.name}`}
          class={`part havre part-${part.name.replace(/\..*/, '')}`}
        >
          {part.seat === undefined ? (
            <Shared part={part} {...drawn} />
          ) : (
            <Own name={part.name} seat={part.seat} {...drawn} />
          )}
        </div>
      ))}
    </ForTheEye.Provider>
  )
}
