import type { State } from '../../games/puerto-rico/state.ts'
import { roleOf, type Seat } from '../../games/puerto-rico/vocabulary.ts'
import { GoodPiece } from '../pieces/GoodPiece.tsx'
import { SEAT_LETTERS } from '../pieces/SeatMark.tsx'
import { TilePiece } from '../pieces/TilePiece.tsx'
import { Word } from '../Word.tsx'
import { BuildingSupply } from './BuildingSupply.tsx'
import { ColonistMarket } from './ColonistMarket.tsx'
import { GoodsSupply } from './GoodsSupply.tsx'
import { PlantationRow } from './PlantationRow.tsx'
import { BoardBody, Purse } from './PlayerBoard.tsx'
import { RoleRow } from './RoleRow.tsx'
import { Ships } from './Ships.tsx'
import { TradingHouse } from './TradingHouse.tsx'
import type { Targets } from './target.tsx'
import { Zone, type ZoneName } from './Zone.tsx'
import './table.css'

interface Props {
  state: State
  /** Whose board stands on the left, or open on a phone. */
  viewer?: Seat
  /** The zone that the decision is about: on a phone it stands first and open. */
  focus?: ZoneName
  /** What the players are called, by seat. */
  players?: readonly string[]
  targets?: Targets | undefined
}

/** The whole table: three columns when there is room, folding zones on a phone. */
export function Table({ state, viewer = 0, focus = 'roles', players = [], targets }: Props) {
  const shared = { state, targets }
  const nameOf = (seat: Seat) => players[seat] ?? `플레이어 ${SEAT_LETTERS[seat]}`
  const others = state.players.map((_, seat) => seat).filter((seat) => seat !== viewer)
  const free = state.roles.filter((card) => card.takenBy === null).length
  return (
    <div class="game-table" data-focus={focus}>
      <p class="status">
        <b>{state.round}라운드</b>
        <span>{state.role ? <Word id={roleOf(state.role)} /> : '역할 고르기'}</span>
        <span>{nameOf(state.seat)}의 차례</span>
      </p>
      <Zone name="roles" title="역할" chips={`${free}개 남음`} open={focus === 'roles'}>
        <RoleRow {...shared} />
      </Zone>
      <Zone
        name="land"
        title="농장과 채석장"
        chips={state.plantations.faceUp.map((tile, place) => (
          <TilePiece key={`${tile}${place}`} tile={tile} />
        ))}
        open={focus === 'land'}
      >
        <PlantationRow {...shared} />
      </Zone>
      <Zone
        name="market"
        title={<Word id="market" />}
        chips={`${state.market}명, 공급처 ${state.supply.colonists}명`}
        open={focus === 'market'}
      >
        <ColonistMarket {...shared} />
      </Zone>
      <Zone
        name="ships"
        title="배"
        chips={state.ships.map(({ size, good, count }) => (
          <span key={size}>
            {good && <GoodPiece good={good} />} {count}/{size}
          </span>
        ))}
        open={focus === 'ships'}
      >
        <Ships {...shared} />
      </Zone>
      <Zone
        name="house"
        title={<Word id="house" />}
        chips={state.house.map((good) => <GoodPiece key={good} good={good} />)}
        open={focus === 'house'}
      >
        <TradingHouse {...shared} />
      </Zone>
      <Zone name="buildings" title="건물" open={focus === 'buildings'}>
        <BuildingSupply {...shared} />
      </Zone>
      <Zone name="goods" title="공급처" chips={`승점 ${state.supply.vp}`} open={focus === 'goods'}>
        <GoodsSupply {...shared} />
      </Zone>
      <div class="boards">
        <Zone name="own" title={<Purse state={state} seat={viewer} name={nameOf(viewer)} />} open>
          <BoardBody {...shared} seat={viewer} />
        </Zone>
        {others.map((seat) => (
          <Zone
            key={seat}
            name="other"
            title={<Purse state={state} seat={seat} name={nameOf(seat)} />}
          >
            <BoardBody {...shared} seat={seat} />
          </Zone>
        ))}
      </div>
    </div>
  )
}
