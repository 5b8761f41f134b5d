import { Message } from '../../../../ui/Message.tsx'
import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Term } from '../../../../ui/Term.tsx'
import { Spot } from '../../../../ui/target.tsx'
import { noblesOf, noblesOn } from '../../rules/player.ts'
import { type Player, playerAt, type State } from '../../rules/state.ts'
import { GOODS, type Good, LAND_SPACES, type Seat, type Tile } from '../../rules/vocabulary.ts'
import { say as added } from '../../words/messages/expansions.ts'
import { say } from '../../words/messages/t.ts'
import { tileTerm } from '../../words/say.ts'
import { City } from '../board/City.tsx'
import { landClass, landOrder } from '../board/land.ts'
import { Stock } from '../board/PlayerBoard.tsx'
import type { Targets } from '../keys.ts'
import { Noble } from '../pieces/Noble.tsx'
import { TileBack, TilePiece } from '../pieces/TilePiece.tsx'
import './expansions.css'

interface Props {
  state: State
  seat: Seat
  targets?: Targets | undefined
}

/** What lies on a board: goods, land with forests, city; nobles where they stand. */
export function AddedBody({ state, seat, targets }: Props) {
  const player = playerAt(state, seat)
  const waiting = noblesOn(player, 'stored')
  return (
    <div class="board-body">
      <Stock state={state} seat={seat} targets={targets} />
      {noblesOf(player) > 0 && (
        <p class="nobles-held">
          <Noble /> <Term id="noble" /> <b>{noblesOf(player)}</b>
          {waiting > 0 && <Message segments={added('table.nobles-waiting', { count: waiting })} />}
        </p>
      )}
      <AddedLand player={player} seat={seat} targets={targets} />
      <AddedCity player={player} seat={seat} targets={targets} />
    </div>
  )
}

interface BoardProps extends Omit<Props, 'state'> {
  player: Player
  /** Without the empty spaces. */
  bare?: boolean
}

/** The city, with nobles where they stand. */
export function AddedCity(props: BoardProps) {
  return <City {...props} on={(id) => <Nobles count={noblesOn(props.player, id)} />} />
}

/** The twelve land spaces: tiles by kind, nobles and then colonists on the first of them, and forests. */
export function AddedLand({ player, seat, targets, bare = false }: BoardProps) {
  const counts: Partial<Record<Tile, number>> = {}
  const tiles = landOrder(player.tiles).map((tile) => {
    const nth = counts[tile] ?? 0
    counts[tile] = nth + 1
    return { tile, manned: nth < player.manned[tile], noble: nth < noblesOn(player, tile) }
  })
  const forests = GOODS.flatMap((good) => Array<Good>(player.forests?.[good] ?? 0).fill(good))
  const empty = bare ? 0 : Math.max(0, LAND_SPACES - tiles.length - forests.length)
  return (
    <ul class={landClass(tiles.length + forests.length)}>
      {tiles.map(({ tile, manned, noble }, space) => (
        <li key={space}>
          <Spot at={`${manned ? 'manned' : 'land'}:${tile}`} seat={seat} targets={targets}>
            <TilePiece tile={tile} manned={manned && !noble} />
            {noble && <Nobles count={1} />}
            <ScreenReaderOnly>
              <Term id={tileTerm(tile)} />
              {manned && !noble && <Message segments={say('table.manned')} />}
            </ScreenReaderOnly>
          </Spot>
        </li>
      ))}
      {forests.map((good, place) => (
        <li key={`${good}${place}`}>
          <Spot at={`forest:${good}`} seat={seat} targets={targets}>
            <TileBack />
            <ScreenReaderOnly>
              <Term id="forest" /> <Term id={tileTerm(good)} />
            </ScreenReaderOnly>
          </Spot>
        </li>
      ))}
      {Array.from({ length: empty }, (_, space) => (
        <li key={`well${space}`} class="well" aria-hidden="true" />
      ))}
    </ul>
  )
}

/** How many of those who stand here are nobles. */
function Nobles({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span class="nobles-here">
      {Array.from({ length: count }, (_, peg) => (
        <Noble key={peg} />
      ))}
      <ScreenReaderOnly>
        , <Term id="noble" /> {count}
      </ScreenReaderOnly>
    </span>
  )
}
