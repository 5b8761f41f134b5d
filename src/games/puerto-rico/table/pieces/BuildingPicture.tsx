import { BUILDING } from '../../rules/buildings.ts'
import type { BuildingId } from '../../rules/vocabulary.ts'
import { BuildingEmblem } from './BuildingEmblem.tsx'
import { GoodPiece } from './GoodPiece.tsx'

/** The picture of a building, and at its door the good that it makes. */
export function BuildingPicture({ id }: { id: BuildingId }) {
  const { good } = BUILDING[id]
  return (
    <span class="makes">
      <BuildingEmblem id={id} />
      {good && <GoodPiece good={good} bare />}
    </span>
  )
}
