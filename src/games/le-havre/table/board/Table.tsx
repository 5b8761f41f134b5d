import { letterOf } from '../../../../engine/seats.ts'
import { Term } from '../../../../ui/Term.tsx'
import type { BoardProps } from '../../../../ui/table/definition.ts'
import type { LeHavre } from '../../rules/types.ts'
import { t } from '../../words/messages/t.ts'
import { type Part, partAt, zoneOf } from '../zones.ts'
import { Buildings, Ships, Stacks } from './Cards.tsx'
import { Harbour, HarbourHead } from './Harbour.tsx'
import { Offers, Tiles } from './Offers.tsx'
import { RoundNow, RoundsAhead } from './Rounds.tsx'
import { OthersStrip, OwnStrip } from './Strip.tsx'
import { Zone } from './Zone.tsx'
import './table.css'

type Props = Pick<BoardProps<LeHavre>, 'state' | 'viewer' | 'players' | 'targets'> &
  Partial<Pick<BoardProps<LeHavre>, 'asked' | 'lit'>> & {
    /** A harbour shows what it has none of too, so that it can be put there. */
    whole?: boolean
  }

/** The whole table. On a phone everything stands below one another, whoever decides first; wider, harbours stand beside. */
export function Table(props: Props) {
  const { state, viewer, players, targets, asked, lit = [], whole = false } = props
  const about = asked && zoneOf(asked)
  const parts = new Set<Part>(lit.map((address) => partAt(state, address)))
  const isAsked = (part: Part): boolean => about === part || parts.has(part)
  const count = state.players.length
  const seats = state.players.map((_, place) => (viewer + place) % count)
  const nameOf = (seat: number): string =>
    players[seat] ?? t('play.player', { letter: letterOf(seat) })
  const shared = { state, targets }
  return (
    <div class={asked ? 'game-table havre is-live' : 'game-table havre'}>
      <div class="strip" data-strip={asked && true}>
        <p class="status" data-zone="round">
          <RoundNow state={state} />
          {state.at !== 'over' && (
            <span class="whose">{t('table.turn', { seat: nameOf(state.active) })}</span>
          )}
        </p>
        {asked && <OwnStrip {...shared} seat={viewer} />}
        {asked && <OthersStrip state={state} seats={seats.slice(1)} nameOf={nameOf} />}
      </div>
      <div class="middle">
        <Zone name="offers" asked={isAsked('offers')} title={<Term id="offerSpace" />}>
          <Tiles state={state} />
          <Offers {...shared} />
        </Zone>
        <Zone name="stacks" asked={isAsked('stacks')} title={<Term id="proposal" />}>
          <Stacks {...shared} />
        </Zone>
        <Zone name="ships" asked={isAsked('ships')} title={t('table.ships')}>
          <Ships {...shared} />
        </Zone>
        <Zone
          name="town"
          asked={isAsked('town')}
          title={<Term id="town" />}
          aside={state.town.length}
        >
          <Buildings {...shared} cards={state.town} />
          {state.specials.beside.length > 0 && (
            <Buildings {...shared} cards={state.specials.beside} />
          )}
        </Zone>
        <Zone name="rounds" title={t('table.rounds')} open={false}>
          <RoundsAhead state={state} />
        </Zone>
      </div>
      <div class="harbours">
        {seats.map((seat) => (
          <Zone
            key={seat}
            name={seat === viewer ? 'own' : 'other'}
            seat={seat}
            asked={isAsked(seat) || (seat === viewer && about === 'own')}
            title={<HarbourHead state={state} seat={seat} name={nameOf(seat)} />}
            open={seat === viewer || count <= 3}
          >
            <Harbour {...shared} seat={seat} whole={whole} />
          </Zone>
        ))}
      </div>
    </div>
  )
}
