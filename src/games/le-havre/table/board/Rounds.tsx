import { ScreenReaderOnly } from '../../../../ui/ScreenReaderOnly.tsx'
import { Term } from '../../../../ui/Term.tsx'
import { Spot } from '../../../../ui/target.tsx'
import { roundCards, SHIP } from '../../rules/ships.ts'
import type { State } from '../../rules/state.ts'
import { TILES } from '../../rules/vocabulary.ts'
import { t } from '../../words/messages/t.ts'
import { roundWords } from '../../words/rounds.ts'
import { Lines } from '../Lines.tsx'
import { ShipPiece, Sign } from '../pieces/marks.tsx'

/** What comes at the end of a round: in signs, which tell of themselves as every piece does. */
function Card({ state, round }: { state: State; round: number }) {
  const card = roundCards(state.version, state.players.length)[round - 1]
  if (!card) return null
  return (
    <Spot at={`round:${round}`} class="round">
      <span aria-hidden="true">
        <span class="counted-item">
          <b>{card.food}</b>
          <Sign of="food" />
        </span>
        {card.harvest && <Sign of="harvest" />}
        {card.town && (
          <small>
            <Term id={card.town === 'standard' ? 'standardBuilding' : 'specialBuilding'} />
          </small>
        )}
        <ShipPiece type={SHIP[card.ship].type} />
      </span>
      <ScreenReaderOnly>
        <Lines of={roundWords(state, round)} />
      </ScreenReaderOnly>
    </Spot>
  )
}

/** The round and what its end brings; or that it is the last stage. */
export function RoundNow({ state }: { state: State }) {
  const { version, players, round, turn, final } = state
  if (final)
    return (
      <b>
        <Term id="finalStage" />
      </b>
    )
  return (
    <>
      <b>{t('table.round', { count: round, all: roundCards(version, players.length).length })}</b>
      <span>{t('table.turn-now', { count: turn, all: TILES.length })}</span>
      <Card state={state} round={round} />
    </>
  )
}

/** The rounds that are still to come. */
export function RoundsAhead({ state }: { state: State }) {
  const ahead = roundCards(state.version, state.players.length).slice(state.round)
  return (
    <ol class="rounds" start={state.round + 1}>
      {ahead.map(({ ship }, at) => (
        <li key={ship}>
          <b>{state.round + 1 + at}</b>
          <Card state={state} round={state.round + 1 + at} />
        </li>
      ))}
    </ol>
  )
}
