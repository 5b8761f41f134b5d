import { useMemo } from 'preact/hooks'
import { ScoreBoard } from '../../../ui/figure/ScoreBoard.tsx'
import { Message } from '../../../ui/Message.tsx'
import { useDraft } from '../../../ui/referee/useDraft.ts'
import { Spot, type Targets } from '../../../ui/target.tsx'
import { type Packed, unpack } from '../figure/pack.ts'
import { ScoreLines } from '../figure/ScoreLines.tsx'
import { BUILDING } from '../rules/buildings.ts'
import { cardValue } from '../rules/cards.ts'
import { isShip } from '../rules/player.ts'
import { scoreOf } from '../rules/scoring.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { BUILDING_TYPES, type BuildingType, type CardId, GOODS } from '../rules/vocabulary.ts'
import { Goods } from '../table/board/Harbour.tsx'
import { Pile } from '../table/board/Pile.tsx'
import { LoanPiece, TypeMark } from '../table/pieces/marks.tsx'
import { cardName } from '../words/card.ts'
import { term } from '../words/markup.ts'
import { say } from '../words/messages/figure.ts'
import { cardsIn, changeAt, changed, SEAT } from './wealth.ts'
import '../table/board/table.css'
import '../figure/parts.css'

interface Drawn {
  state: Position
  targets: Targets
}

const typeOf = (card: CardId): BuildingType => (isShip(card) ? 'ship' : BUILDING[card].type)

/** Loans lie in no place of the table: here they do. */
const Loans = ({ state, targets }: Drawn) => (
  <div class="goods">
    <Spot at="loan" seat={SEAT} targets={targets}>
      <span class="pile">
        <LoanPiece />
        <b>{playerAt(state, SEAT).loans}</b>
        <small>
          <Message segments={term('loan')} />
        </small>
      </span>
    </Spot>
  </div>
)

/** Cards by their names alone, so that the score stands beside them on a phone as well. */
const Cards = ({ cards, targets }: { cards: readonly CardId[]; targets: Targets }) => (
  <ul class="score-cards">
    {cards.map((card) => (
      <li key={card}>
        <Spot at={`card:${card}`} targets={targets}>
          <TypeMark type={typeOf(card)} />
          <Message segments={cardName(card)} /> <b>{cardValue(card)}</b>
        </Spot>
      </li>
    ))}
  </ul>
)

/** Tokens and cards that somebody does not have, by the kind of each. */
function Supply({ state, targets, cards }: Drawn & { cards: readonly CardId[] }) {
  const owned = cardsIn(playerAt(state, SEAT))
  return (
    <div class="havre">
      <ul class="goods">
        {GOODS.map((item) => (
          <li key={item}>
            <Pile at={`item:${item}`} item={item} count={1} targets={targets} flat />
          </li>
        ))}
      </ul>
      {BUILDING_TYPES.map((type) => (
        <Cards
          key={type}
          cards={cards.filter((card) => typeOf(card) === type && !owned.includes(card))}
          targets={targets}
        />
      ))}
    </div>
  )
}

/** A harbour that the reader changes piece by piece; its wealth follows, line by line with the rule. */
export function ScoreBoardLive({ start, cards }: { start: Packed; cards: CardId[] }) {
  const position = useMemo(() => unpack(start), [start])
  const drafting = useDraft(() => position, changed)
  return (
    <ScoreBoard
      start={position}
      drafting={drafting}
      editFor={changeAt}
      total={say('figure.total', { count: scoreOf(drafting.draft, SEAT).total })}
      drawBoard={(state, targets) => (
        <>
          <div class="part havre part-own">
            <Loans state={state} targets={targets} />
            <Goods state={state} targets={targets} seat={SEAT} />
            <Cards cards={cardsIn(playerAt(state, SEAT))} targets={targets} />
          </div>
          <ScoreLines state={state} seat={SEAT} />
        </>
      )}
      drawSupply={(state, targets) => <Supply state={state} targets={targets} cards={cards} />}
    />
  )
}
