import { useMemo } from 'preact/hooks'
import { ScoreBoard } from '../../../ui/figure/ScoreBoard.tsx'
import type { Tool } from '../../../ui/referee/set-up.ts'
import { Spot } from '../../../ui/target.tsx'
import { type Packed, unpack } from '../figure/pack.ts'
import { ScoreLines } from '../figure/ScoreLines.tsx'
import { type Edit, setPoints } from '../referee/edits.ts'
import { editAt } from '../referee/taps.ts'
import { BUILDING } from '../rules/buildings.ts'
import { freeCity, hasBuilt } from '../rules/player.ts'
import { scoreOf } from '../rules/scoring.ts'
import { type Player, type Position, playerAt } from '../rules/state.ts'
import { BUILDINGS, LAND_SPACES, type Seat, TILES } from '../rules/vocabulary.ts'
import { useDraft } from '../site/referee/useDraft.ts'
import { BuildingSupply } from '../table/board/BuildingSupply.tsx'
import { PlayerBoard } from '../table/board/PlayerBoard.tsx'
import type { TargetKey } from '../table/keys.ts'
import { TilePiece } from '../table/pieces/TilePiece.tsx'
import { say } from '../words/messages/figure.ts'

const SEAT: Seat = 0
/** Points come in handfuls: one by one nobody would get far. */
const CHIPS = 5

const landTiles = ({ tiles }: Player): number => TILES.reduce((sum, tile) => sum + tiles[tile], 0)

/** Whether there is room on the board for what a tap in the supply would put there. */
function fits(player: Player, key: TargetKey): boolean {
  const building = BUILDINGS.find((id) => key === `building:${id}`)
  if (building) return !hasBuilt(player, building) && freeCity(player) >= BUILDING[building].size
  return !key.startsWith('tile:') || landTiles(player) < LAND_SPACES
}

function editFor(draft: Position, tool: Tool, key: TargetKey, seat?: Seat): Edit | null {
  const player = playerAt(draft, SEAT)
  if (key === 'points') return setPoints(SEAT, player.vp + (tool === 'add' ? CHIPS : -CHIPS))
  if (seat === undefined && !fits(player, key)) return null
  const edit = editAt(draft, { tool: seat === undefined ? 'add' : tool, board: SEAT }, key, seat)
  return typeof edit === 'function' ? edit : null
}

/** A board that the reader changes piece by piece; its score follows, line by line with the rule. */
export function ScoreBoardLive({ data }: { data: string }) {
  const start = useMemo(() => unpack(JSON.parse(data) as Packed), [data])
  const drafting = useDraft(() => start)
  return (
    <ScoreBoard
      start={start}
      drafting={drafting}
      editFor={editFor}
      total={say('figure.total', { count: scoreOf(drafting.draft, SEAT).total })}
      drawBoard={(state, targets) => (
        <>
          <PlayerBoard state={state} seat={SEAT} name="" targets={targets} />
          <ScoreLines state={state} seat={SEAT} linked />
        </>
      )}
      drawSupply={(state, targets) => (
        <>
          <p class="score-tiles">
            {TILES.map((tile) => (
              <Spot key={tile} at={`tile:${tile}`} targets={targets}>
                <TilePiece tile={tile} />
              </Spot>
            ))}
          </p>
          <BuildingSupply state={state} targets={targets} />
        </>
      )}
    />
  )
}
