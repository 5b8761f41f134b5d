import { Say } from '../../../../ui/Say.tsx'
import { Word } from '../../../../ui/Word.tsx'
import { type RoundCard, roundCards, SHIP } from '../../rules/ships.ts'
import type { State } from '../../rules/state.ts'
import { say, t } from '../../words/messages/t.ts'
import { ShipPiece, Sign } from '../pieces/marks.tsx'

/** What comes at the end of a round. */
function Card({ card }: { card: RoundCard }) {
  return (
    <>
      <span class="counted-item">
        <b>{card.food}</b>
        <Sign of="food" />
      </span>
      {card.harvest && <Sign of="harvest" />}
      {card.town && (
        <small>
          <Word id={card.town === 'standard' ? 'standardBuilding' : 'specialBuilding'} />
        </small>
      )}
      <ShipPiece type={SHIP[card.ship].type} />
    </>
  )
}

/** The round and what its end brings; or that it is the last stage. */
export function RoundNow({ state }: { state: State }) {
  const cards = roundCards(state.version, state.players.length)
  const card = cards[state.round - 1]
  if (state.final)
    return (
      <b>
        <Word id="finalStage" />
      </b>
    )
  return (
    <>
      <b>{t('table.round', { count: state.round, all: cards.length })}</b>
      <span class="sr">{t('table.round-end')}</span>
      {card && <Card card={card} />}
    </>
  )
}

/** The rounds that are still to come. */
export function RoundsAhead({ state }: { state: State }) {
  const cards = roundCards(state.version, state.players.length)
  return (
    <ol class="rounds" start={state.round + 1}>
      {cards.slice(state.round).map((card, at) => (
        <li key={card.ship}>
          <b>{state.round + 1 + at}</b>
          <Card card={card} />
          <span class="sr">
            <Say of={say('table.round-tells', { count: card.food })} />
          </span>
        </li>
      ))}
    </ol>
  )
}
