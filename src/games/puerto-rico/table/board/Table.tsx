import type { ComponentProps, FunctionComponent } from 'preact'
import { letterOf } from '../../../../engine/seats.ts'
import { Message } from '../../../../ui/Message.tsx'
import { Term } from '../../../../ui/Term.tsx'
import { useRoomy } from '../../../../ui/wide.ts'
import type { GameEvent } from '../../rules/events.ts'
import { type Player, type Position, playerAt, type State } from '../../rules/state.ts'
import { roleOf, type Seat } from '../../rules/vocabulary.ts'
import { say, t } from '../../words/messages/t.ts'
import type { Targets } from '../keys.ts'
import { GoodPiece } from '../pieces/GoodPiece.tsx'
import { Colonist } from '../pieces/Peg.tsx'
import { TilePiece } from '../pieces/TilePiece.tsx'
import { BoardSummary } from './BoardSummary.tsx'
import { BuildingSupply } from './BuildingSupply.tsx'
import { ColonistMarket } from './ColonistMarket.tsx'
import { GoodsSupply } from './GoodsSupply.tsx'
import { tilesCame } from './land.ts'
import { OpponentStrip } from './OpponentStrip.tsx'
import { PlantationRow } from './PlantationRow.tsx'
import { BoardBody, Purse } from './PlayerBoard.tsx'
import { RoleRow } from './RoleRow.tsx'
import { Ships } from './Ships.tsx'
import { TradingHouse } from './TradingHouse.tsx'
import { Zone, type ZoneName } from './Zone.tsx'
import './table.css'
import './many.css'

/** What games with an expansion draw otherwise. */
export interface TableParts {
  Supply: FunctionComponent<ComponentProps<typeof BuildingSupply>>
  Market: FunctionComponent<ComponentProps<typeof ColonistMarket>>
  Body: FunctionComponent<ComponentProps<typeof BoardBody>>
  /** What a board holds besides, where only its counts are told. */
  Held?: FunctionComponent<{ player: Player }>
}
const PARTS: TableParts = { Supply: BuildingSupply, Market: ColonistMarket, Body: BoardBody }

interface Props {
  /** Where it is a position, a finished game is told. */
  state: State & Partial<Pick<Position, 'at'>>
  /** Whose board stands on the left, or open on a phone. */
  viewer?: Seat
  /** The zone that the decision is about: on a phone it stands first and open. */
  focus?: ZoneName
  /** Zones that are shown besides. */
  opened?: readonly ZoneName[]
  /** Places of boards that are pointed at, by address, where the decision is about something else. */
  pointed?: readonly string[]
  /** What has moved since the start, where that is known: so land tiles stay where they were put. */
  events?: readonly GameEvent[]
  /** What the players are called, by seat. */
  players?: readonly string[]
  targets?: Targets | undefined
  /** Zones are named for those who listen; one table on a page can do so, as names need ids. */
  named?: boolean
  parts?: TableParts | undefined
}

/** The whole table: three columns when there is room, folding zones on a phone. */
export function Table(props: Props) {
  const { state, viewer = 0, focus = 'roles', opened = [], players = [], targets, named } = props
  const { events = [], pointed = [], parts = PARTS } = props
  const idOf = (name: string) => (named ? `zone-${name}` : undefined)
  const shows = (name: ZoneName) => {
    const shown = focus === name || opened.includes(name)
    return { id: idOf(name), ...(shown && { open: true, first: true }) }
  }
  const shared = { state, targets }
  const nameOf = (seat: Seat) => players[seat] ?? t('play.player', { letter: letterOf(seat) })
  const count = state.players.length
  const others = state.players.slice(1).map((_, place) => (viewer + 1 + place) % count)
  const chips = {
    land: state.plantations.faceUp.map((tile, place) => (
      <TilePiece key={`${tile}${place}`} tile={tile} />
    )),
    ships: state.ships.map(({ size, good, count }) => (
      <span key={size}>
        {good && <GoodPiece good={good} />} {count}/{size}
      </span>
    )),
    house: state.house.map((good) => <GoodPiece key={good} good={good} />),
  }
  const roomy = useRoomy() && named === true && others.length === 2
  const free = state.roles.filter((card) => card.takenBy === null).length
  return (
    <div class={others.length > 1 ? 'game-table many' : 'game-table'}>
      <p class="status">
        <b>
          {state.at === 'draft' ? t('table.drafting') : t('table.round', { count: state.round })}
        </b>
        {state.at === 'over' ? (
          <span>{t('table.over')}</span>
        ) : (
          <>
            {state.at !== 'draft' && (
              <span>{state.role ? <Term id={roleOf(state.role)} /> : t('table.choosing')}</span>
            )}
            <span>{t('table.turn', { seat: nameOf(state.seat) })}</span>
          </>
        )}
      </p>
      {named && (
        <OpponentStrip
          state={state}
          seats={others}
          nameOf={nameOf}
          pointed={pointed}
          More={parts.Held}
        />
      )}
      <Zone
        name="roles"
        title={t('table.roles')}
        chips={t('table.left', { count: free })}
        {...shows('roles')}
      >
        <RoleRow {...shared} nameOf={nameOf} />
        {named && (
          <p class="at-a-glance" aria-hidden="true">
            <span>{chips.land}</span>
            <span>
              <Colonist /> {state.market}
            </span>
            <span>
              <Term id="ship" /> {chips.ships}
            </span>
            <span>
              <Term id="house" /> {state.house.length > 0 ? chips.house : t('table.nothing')}
            </span>
          </p>
        )}
      </Zone>
      <Zone
        name="land"
        title={<Message segments={say('table.land')} />}
        chips={chips.land}
        {...shows('land')}
      >
        <PlantationRow {...shared} />
      </Zone>
      <Zone
        name="market"
        title={<Term id="market" />}
        chips={
          <Message
            segments={say('table.colonists', { count: state.market, rest: state.supply.colonists })}
          />
        }
        {...shows('market')}
      >
        <parts.Market {...shared} />
      </Zone>
      <Zone name="ships" title={<Term id="ship" />} chips={chips.ships} {...shows('ships')}>
        <Ships {...shared} />
      </Zone>
      <Zone name="house" title={<Term id="house" />} chips={chips.house} {...shows('house')}>
        <TradingHouse {...shared} />
      </Zone>
      <Zone
        name="buildings"
        title={t('table.buildings')}
        chips={
          <Message
            segments={say('table.purse', {
              seat: nameOf(viewer),
              count: playerAt(state, viewer).coins,
            })}
          />
        }
        {...shows('buildings')}
      >
        <parts.Supply {...shared} />
      </Zone>
      <Zone
        name="goods"
        title={<Term id="supply" />}
        chips={t('table.points', { count: state.supply.vp })}
        {...shows('goods')}
      >
        <GoodsSupply {...shared} />
      </Zone>
      <div class="boards">
        <Zone
          name="own"
          id={idOf('own')}
          title={<Purse state={state} seat={viewer} name={nameOf(viewer)} counted={named} />}
          open
        >
          <parts.Body {...shared} seat={viewer} came={tilesCame(events, viewer)} />
        </Zone>
        <div class="others">
          {others.map((seat) => (
            <Zone
              key={seat}
              name="other"
              id={idOf(`other-${seat}`)}
              open={roomy || opened.includes('other')}
              folds={others.length > 1}
              title={<Purse state={state} seat={seat} name={nameOf(seat)} counted={named} />}
              chips={
                others.length > 1 && <BoardSummary state={state} seat={seat} More={parts.Held} />
              }
            >
              <parts.Body {...shared} seat={seat} came={tilesCame(events, seat)} />
            </Zone>
          ))}
        </div>
      </div>
    </div>
  )
}
