import { Message } from '../../../../ui/Message.tsx'
import { memo } from '../../../../ui/memo.ts'
import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Term } from '../../../../ui/Term.tsx'
import { BUILDING } from '../../rules/buildings.ts'
import type { BuildingId } from '../../rules/vocabulary.ts'
import { say } from '../../words/messages/t.ts'
import { BuildingPicture } from './BuildingPicture.tsx'
import { Coin, PointChip } from './Coin.tsx'
import { Circle } from './Peg.tsx'
import './building-card.css'

interface Props {
  id: BuildingId
  /** Colonists on its circles. */
  workers?: number
  /** Copies left in the supply, where it lies there. */
  left?: number
  /** What it costs in this game, and today, where that is not what is printed. */
  cost?: number
  today?: number | undefined
}

/** Its picture, the good at its door; price and points, circles and the most that quarries save in the corners. */
export const BuildingCard = memo(function BuildingCard(props: Props) {
  const { id, workers = 0, left, today } = props
  const { kind, good, vp, circles, column } = BUILDING[id]
  const { cost = BUILDING[id].cost } = props
  const state = left === 0 ? ' is-gone' : ''
  return (
    <span class={`building ${kind} ${good ?? ''}${state}`}>
      {today === undefined ? (
        <Coin value={cost} />
      ) : (
        <span class="price">
          <Coin value={today} />
          <s aria-hidden="true">{cost}</s>
        </span>
      )}
      <BuildingPicture id={id} />
      <PointChip value={vp} />
      <span class="building-name">
        <Term id={id} />
        {left !== undefined && left !== 1 && <span class="copies"> ×{left}</span>}
      </span>
      <span class="circles">
        {Array.from({ length: circles }, (_, circle) => (
          <Circle key={circle} manned={circle < workers} />
        ))}
      </span>
      <i class={`quarry-limit up-to-${column}`} />
      <ScreenReaderOnly>
        <Message
          segments={say('building.facts', {
            cost: today ?? cost,
            vp,
            circles,
            workers,
            limit: column,
          })}
        />
      </ScreenReaderOnly>
    </span>
  )
})
