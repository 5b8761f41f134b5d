import type { ComponentChildren } from 'preact'
import { Message } from '../../../../ui/Message.tsx'
import { Spot, type Targets } from '../../../../ui/target.tsx'
import { materialsOf } from '../../rules/costs.ts'
import type { State } from '../../rules/state.ts'
import { type BuildingId, type CardId, SHIP_TYPES } from '../../rules/vocabulary.ts'
import { cardName } from '../../words/card.ts'
import { say, t } from '../../words/messages/t.ts'
import { BuildingCard, ShipCard } from '../pieces/Cards.tsx'

interface Props {
  state: State
  targets?: Targets | undefined
}

/** The seats whose discs stand on a building. */
const discsOn = ({ players }: State, id: BuildingId): number[] =>
  players.flatMap(({ disc }, seat) => (disc === id ? [seat] : []))

interface PlaceProps {
  card: CardId
  targets: Targets | undefined
  children: ComponentChildren
  /** What stands below it. */
  below?: ComponentChildren
}

/** A card in its row; what can be done with it now stands first where a row is pushed along. */
export function CardPlace({ card, targets, children, below }: PlaceProps) {
  const target = targets?.(`card:${card}`)
  return (
    <li class={target?.state === 'may' ? 'may' : undefined}>
      <Spot at={`card:${card}`} targets={() => target}>
        {children}
      </Spot>
      {below}
    </li>
  )
}

/** Buildings that stand. */
export function Buildings({ state, targets, cards }: Props & { cards: readonly BuildingId[] }) {
  return (
    <ul class="cards" data-along={targets ? true : undefined}>
      {cards.map((id) => (
        <CardPlace key={id} card={id} targets={targets}>
          <BuildingCard
            id={id}
            discs={discsOn(state, id)}
            modernised={state.modernised.includes(id)}
          />
        </CardPlace>
      ))}
    </ul>
  )
}

/** The three stacks: the top card of each, and the names of those below. */
export function Stacks({ state, targets }: Props) {
  return (
    <ul class="cards stacks">
      {state.stacks.map(([top, ...below], at) => (
        <li key={at}>
          {top ? (
            <>
              <Spot at={`card:${top}`} targets={targets}>
                <BuildingCard id={top} cost={materialsOf(state, top)} />
              </Spot>
              {below.length > 0 && (
                <details class="below">
                  <summary>{t('table.below', { count: below.length })}</summary>
                  <ol>
                    {below.map((id) => (
                      <li key={id}>
                        <Message segments={cardName(id)} />
                      </li>
                    ))}
                  </ol>
                </details>
              )}
            </>
          ) : (
            <p class="none">{t('table.empty-stack')}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The ships that can be built or bought, the top one of each kind. */
export function Ships({ state, targets }: Props) {
  const shown = SHIP_TYPES.filter((type) => state.ships[type].length > 0)
  if (shown.length === 0) return <p class="none">{t('table.no-ships')}</p>
  return (
    <ul class="cards" data-along={targets ? true : undefined}>
      {shown.map((type) => {
        const [top, ...below] = state.ships[type]
        return (
          top && (
            <CardPlace
              key={type}
              card={top}
              targets={targets}
              below={
                below.length > 0 && (
                  <small class="more">
                    <Message segments={say('table.more', { count: below.length })} />
                  </small>
                )
              }
            >
              <ShipCard id={top} seats={state.players.length} offered />
            </CardPlace>
          )
        )
      })}
    </ul>
  )
}
