import { Message } from '../../../../ui/Message.tsx'

import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Term } from '../../../../ui/Term.tsx'
import { Spot } from '../../../../ui/target.tsx'
import { scoreOf } from '../../rules/scoring.ts'
import { playerAt, type State } from '../../rules/state.ts'
import { GOODS, type Seat, type Tile } from '../../rules/vocabulary.ts'
import { say, t } from '../../words/messages/t.ts'
import type { BoardKey, Targets } from '../keys.ts'
import { Coin, PointChip } from '../pieces/Coin.tsx'
import { GoodPiece } from '../pieces/GoodPiece.tsx'
import { Colonist } from '../pieces/Peg.tsx'
import { Governor, SeatMark } from '../pieces/SeatMark.tsx'
import { City } from './City.tsx'
import { Land } from './Land.tsx'
import { saleFor } from './today.ts'
import './board.css'

interface Props {
  state: State
  seat: Seat
  name: string
  targets?: Targets | undefined
}

interface PurseProps extends Props {
  /** With the points as they would count if the game ended now. */
  counted?: boolean | undefined
}

/** Who it is, whether they are governor and whose turn it is, coins and points. */
export function Purse({ state, seat, name, targets, counted = false }: PurseProps) {
  const { coins, vp } = playerAt(state, seat)
  return (
    <span class="purse">
      <span class="who">
        <SeatMark seat={seat} />
        <b>{name}</b>
        {state.governor === seat && (
          <>
            <Governor />
            <ScreenReaderOnly>
              <Term id="governor" />
            </ScreenReaderOnly>
          </>
        )}
      </span>
      <Spot at="coins" seat={seat} targets={targets} class="counted">
        <Coin />
        <ScreenReaderOnly>
          <Term id="doubloon" />{' '}
        </ScreenReaderOnly>
        <b>{coins}</b>
      </Spot>
      <Spot at="points" seat={seat} targets={targets} class="counted">
        <PointChip />
        <ScreenReaderOnly>
          <Term id="victoryPoint" />{' '}
        </ScreenReaderOnly>
        <b>{vp}</b>
      </Spot>
      {counted && (
        <span class="score-now">{t('table.score', { count: scoreOf(state, seat).total })}</span>
      )}
    </span>
  )
}

interface StockProps extends Omit<Props, 'name'> {
  /** Only what is there, has just gone or may come now. */
  bare?: boolean
}

/** Goods on the board and colonists waiting beside it. */
export function Stock({ state, seat, targets, bare = false }: StockProps) {
  const { goods, stored } = playerAt(state, seat)
  const isShown = (at: BoardKey, count: number): boolean => {
    const look = targets?.(at, seat)
    return (
      !bare ||
      count > 0 ||
      (look !== undefined && !['illegal', 'idle'].includes(look.state)) ||
      !!look?.lit
    )
  }
  return (
    <ul class="counts stock">
      {GOODS.filter((good) => isShown(`good:${good}`, goods[good])).map((good) => (
        <li key={good} class={goods[good] === 0 ? 'none' : ''}>
          <Spot at={`good:${good}`} seat={seat} targets={targets} class="counted">
            <GoodPiece good={good} />
            <ScreenReaderOnly>
              <Term id={good} />{' '}
            </ScreenReaderOnly>
            <b>{goods[good]}</b>
            {goods[good] > 0 && <Sale coins={saleFor(state, seat, good)} />}
          </Spot>
        </li>
      ))}
      {isShown('stored', stored) && (
        <li class={stored === 0 ? 'none' : ''}>
          <Spot at="stored" seat={seat} targets={targets} class="counted">
            <Colonist />
            <ScreenReaderOnly>
              <Message segments={say('table.stored')} />{' '}
            </ScreenReaderOnly>
            <b>{stored}</b>
          </Spot>
        </li>
      )}
    </ul>
  )
}

/** What one of a good would bring its owner now. */
function Sale({ coins }: { coins: number | undefined }) {
  if (coins === undefined) return null
  return (
    <span class="sale">
      <Coin value={coins} />
      <ScreenReaderOnly>
        <Message segments={say('good.sale', { coins })} />
      </ScreenReaderOnly>
    </span>
  )
}

interface BodyProps extends Omit<Props, 'name'> {
  /** The land tiles that came since the start, the first first. */
  came?: readonly Tile[] | undefined
}

/** What lies on a board: goods, land and city. */
export function BoardBody({ state, seat, targets, came }: BodyProps) {
  const player = playerAt(state, seat)
  return (
    <div class="board-body">
      <Stock state={state} seat={seat} targets={targets} />
      <Land player={player} seat={seat} targets={targets} came={came} />
      <City player={player} seat={seat} targets={targets} />
    </div>
  )
}

/** A player's whole board, standing alone. */
export function PlayerBoard({ state, seat, name, targets }: Props) {
  return (
    <div class="player-board">
      <Purse state={state} seat={seat} name={name} targets={targets} />
      <BoardBody state={state} seat={seat} targets={targets} />
    </div>
  )
}
