import { useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { Message } from '../../../ui/Message.tsx'
import type { Tool } from '../../../ui/referee/set-up.ts'
import { Spot, type Target } from '../../../ui/target.tsx'
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
import type { TargetKey, Targets } from '../table/keys.ts'
import { TilePiece } from '../table/pieces/TilePiece.tsx'
import { say, t } from '../words/messages/figure.ts'
import '../../../ui/table/actions.css'
import './score-board.css'

const SEAT: Seat = 0
const HOLD = ['add', 'remove'] as const
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
  const { draft, edit, load, undo } = useDraft(() => start)
  const [tool, setTool] = useState<Tool>('add')
  const [awake, setAwake] = useState(false)
  useLayoutEffect(() => setAwake(true), [])
  const { total } = scoreOf(draft, SEAT)
  const targets: Targets = (key, seat): Target | undefined => {
    const change = awake ? editFor(draft, tool, key, seat) : null
    if (!change) return undefined
    const label = t(seat === undefined ? 'score.add' : `score.${tool}`)
    return { state: 'idle', label, onTap: () => edit(change) }
  }
  return (
    <div class="score-board not-content">
      <fieldset class="toggles" aria-label={t('score.tools')}>
        {HOLD.map((one) => (
          <button
            key={one}
            type="button"
            class="quiet-action"
            data-key={`score:${one}`}
            aria-pressed={tool === one}
            onClick={() => setTool(one)}
          >
            {t(`score.${one}`)}
          </button>
        ))}
        <button type="button" class="quiet-action" disabled={!undo} onClick={() => undo?.()}>
          {t('action.undo')}
        </button>
        <button type="button" class="quiet-action" onClick={() => load(start)}>
          {t('score.start')}
        </button>
      </fieldset>
      <div class="score-pair">
        <PlayerBoard state={draft} seat={SEAT} name="" targets={targets} />
        <ScoreLines state={draft} seat={SEAT} linked />
      </div>
      <p class="sr" role="status">
        {awake && <Message segments={say('figure.total', { count: total })} />}
      </p>
      <details class="score-supply">
        <summary>{t('score.supply')}</summary>
        <p class="score-tiles">
          {TILES.map((tile) => (
            <Spot key={tile} at={`tile:${tile}`} targets={targets}>
              <TilePiece tile={tile} />
            </Spot>
          ))}
        </p>
        <BuildingSupply state={draft} targets={targets} />
      </details>
    </div>
  )
}
