import type { BuildingId } from '../../rules/vocabulary.ts'
import { Art } from './Art.tsx'

/** Plants that look alike: the good at the door tells them apart. */
const LIKE: Partial<Record<BuildingId, BuildingId>> = {
  smallSugarMill: 'smallFruitPlant',
  largeSugarMill: 'largeFruitPlant',
}

/** The picture that stands for a building in the file of pictures. */
export const pictureOf = (id: BuildingId): BuildingId => LIKE[id] ?? id

/** The picture of a building. Roofs tell its kind: thatch for production, tiles for commerce, stone under a flag for the large ones. */
export function BuildingEmblem({ id }: { id: BuildingId }) {
  return <Art id={pictureOf(id)} />
}
