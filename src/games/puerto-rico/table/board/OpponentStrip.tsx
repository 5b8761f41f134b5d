import type { FunctionComponent } from 'preact'
import { Message } from '../../../../ui/Message.tsx'
import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Term } from '../../../../ui/Term.tsx'
import { colonistsOf } from '../../rules/player.ts'
import { type Player, playerAt, type State } from '../../rules/state.ts'
import { GOODS, type Seat, TILES } from '../../rules/vocabulary.ts'
import { say } from '../../words/messages/t.ts'
import { Coin, PointChip } from '../pieces/Coin.tsx'
import { GoodPiece } from '../pieces/GoodPiece.tsx'
import { Colonist } from '../pieces/Peg.tsx'
import { SeatMark } from '../pieces/SeatMark.tsx'
import { TilePiece } from '../pieces/TilePiece.tsx'
import { PointedPiece } from './PointedPiece.tsx'
import './strip.css'

interface Props {
  state: State
  seats: readonly Seat[]
  nameOf: (seat: Seat) => string
  /** Places of boards that are pointed at and lie further down. */
  pointed: readonly string[]
  /** What a game with an expansion holds besides. */
  More?: FunctionComponent<{ player: Player }> | undefined
}

/** Opens the whole board of a seat and goes there. */
function show(button: HTMLElement, seat: Seat): void {
  const purse = button.closest('.game-table')?.querySelector(`[data-key="${seat}/coins"]`)
  const board = purse?.closest('details')
  if (!board) return
  board.open = true
  board.scrollIntoView({ block: 'center' })
}

/** On a phone boards lie far below: what the others have, and what is pointed at, stands in a line each, which leads there. */
export function OpponentStrip({ state, seats, nameOf, pointed, More }: Props) {
  const piecesOf = (seat: number) => [...new Set(pointed)].filter((at) => at.startsWith(`${seat}/`))
  return (
    <ul class="opponent-strip" data-strip>
      {seats.map((seat) => (
        <li key={seat}>
          <button type="button" onClick={({ currentTarget }) => show(currentTarget, seat)}>
            <Line state={state} seat={seat} name={nameOf(seat)} More={More} />
          </button>
        </li>
      ))}
      {state.players.map((_, seat) => {
        const pieces = piecesOf(seat)
        if (pieces.length === 0) return null
        return (
          <li key={`pointed-${seat}`} class="pointed-line">
            <button type="button" onClick={({ currentTarget }) => show(currentTarget, seat)}>
              <SeatMark seat={seat} />
              <b class="strip-name">{nameOf(seat)}</b>
              {pieces.map((address) => (
                <PointedPiece key={address} address={address} />
              ))}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Line({
  state,
  seat,
  name,
  More,
}: Pick<Props, 'state' | 'More'> & { seat: Seat; name: string }) {
  const player = playerAt(state, seat)
  const { coins, vp, goods, tiles, manned } = player
  const fields = TILES.filter((tile) => tiles[tile] > 0)
  return (
    <>
      <SeatMark seat={seat} />
      <b class="strip-name">{name}</b>
      <span>
        <Coin />
        <ScreenReaderOnly>
          <Term id="doubloon" />{' '}
        </ScreenReaderOnly>
        {coins}
      </span>
      <span>
        <PointChip />
        <ScreenReaderOnly>
          <Term id="victoryPoint" />{' '}
        </ScreenReaderOnly>
        {vp}
      </span>
      <span>
        <Colonist />
        <ScreenReaderOnly>
          <Term id="colonist" />{' '}
        </ScreenReaderOnly>
        {colonistsOf(player)}
      </span>
      {GOODS.filter((good) => goods[good] > 0).map((good) => (
        <span key={good}>
          <GoodPiece good={good} />
          <ScreenReaderOnly>
            <Term id={good} />{' '}
          </ScreenReaderOnly>
          {goods[good]}
        </span>
      ))}
      {More && <More player={player} />}
      <span class="strip-fields">
        {fields.map((tile) => (
          <span key={tile}>
            <TilePiece tile={tile} />
            {manned[tile]}/{tiles[tile]}
          </span>
        ))}
        <ScreenReaderOnly>
          <Message segments={say('table.working')} />
        </ScreenReaderOnly>
      </span>
    </>
  )
}
