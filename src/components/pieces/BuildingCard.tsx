import { BUILDING } from '../../games/puerto-rico/buildings.ts'
import type { BuildingId } from '../../games/puerto-rico/vocabulary.ts'
import { Word } from '../Word.tsx'
import { BuildingEmblem } from './BuildingEmblem.tsx'
import { Coin, PointChip } from './Coin.tsx'
import { GoodPiece } from './GoodPiece.tsx'
import { Circle } from './Peg.tsx'
import './pieces.css'

interface Props {
  id: BuildingId
  /** Colonists on its circles. */
  workers?: number
  /** Copies left in the supply, where it lies there. */
  left?: number
}

/** Price and points in the upper corners, circles and the most that quarries save in the lower ones. */
export function BuildingCard({ id, workers = 0, left }: Props) {
  const { kind, good, cost, vp, circles, column } = BUILDING[id]
  const state = left === 0 ? ' is-gone' : ''
  return (
    <span class={`building ${kind} ${good ?? ''}${state}`}>
      <span class="corner price">
        <Coin value={cost} />
        <span class="sr">값 {cost},</span>
      </span>
      <span class="corner makes">
        {good ? <GoodPiece good={good} /> : <BuildingEmblem id={id} />}
      </span>
      <span class="corner points">
        <PointChip value={vp} />
        <span class="sr">승점 {vp},</span>
      </span>
      <span class="building-name">
        <Word id={id} />
        {left !== undefined && left !== 1 && <span class="copies"> ×{left}</span>}
      </span>
      <span class="corner circles">
        {Array.from({ length: circles }, (_, circle) => (
          <Circle key={circle} manned={circle < workers} />
        ))}
        <span class="sr">
          일꾼 칸 {circles}개 중 {workers}개 참,
        </span>
      </span>
      <span class="corner quarry-limit">
        {Array.from({ length: column }, (_, pip) => (
          <i key={pip} />
        ))}
        <span class="sr">채석장 할인 {column}까지</span>
      </span>
    </span>
  )
}
