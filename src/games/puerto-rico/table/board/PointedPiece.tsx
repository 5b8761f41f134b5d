import { Term } from '../../../../ui/Term.tsx'
import { ALL_BUILDINGS, GOODS, TILES } from '../../rules/vocabulary.ts'
import { BuildingEmblem } from '../pieces/BuildingEmblem.tsx'
import { GoodPiece } from '../pieces/GoodPiece.tsx'
import { TilePiece } from '../pieces/TilePiece.tsx'
import { termAt } from '../term-at.ts'

/** What lies at a place of a board, small and named: `0/city:factory`, `0/manned:quarry`. */
export function PointedPiece({ address }: { address: string }) {
  const [, kind, id] = /^\d\/(\w+):(\w+)$/.exec(address) ?? []
  const building = ALL_BUILDINGS.find((one) => one === id)
  const tile = TILES.find((one) => one === id)
  const good = kind === 'good' ? GOODS.find((one) => one === id) : undefined
  const term = termAt(address)
  return (
    <span class="pointed-piece" data-shows={address}>
      {building && <BuildingEmblem id={building} />}
      {good && <GoodPiece good={good} />}
      {tile && !good && <TilePiece tile={tile} manned={kind === 'manned'} />}
      {term && <Term id={term} />}
    </span>
  )
}
