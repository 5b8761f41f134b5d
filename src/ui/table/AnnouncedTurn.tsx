import type { ComponentChildren } from 'preact'
import type { GameTypes } from '../../engine/types.ts'
import { Message } from '../Message.tsx'
import type { TableWords } from './definition.ts'
import type { Turn } from './useGame.ts'

/** The words that a move is told with. */
export type TurnWords<G extends GameTypes> = Pick<
  TableWords<G>,
  'publicMove' | 'logLine' | 'ruleHref' | 'ruleLabel'
>

interface Props<G extends GameTypes> {
  words: TurnWords<G>
  turn: Pick<Turn<NoInfer<G>>, 'move' | 'events'>
  players: readonly string[]
  /** What stands behind the move. */
  children?: ComponentChildren
}

/** A move, who made it, and everything that it made happen, each with its rule. */
export function AnnouncedTurn<G extends GameTypes>({ words, turn, players, children }: Props<G>) {
  const nameOf = (seat: number) => players[seat] ?? ''
  return (
    <>
      <p class="log-move">
        <b>{nameOf(turn.move.seat)}</b> <Message segments={words.publicMove(turn.move)} />
        {children}
      </p>
      <ul>
        {turn.events.map((event, nth) => {
          const line = words.logLine(event, nameOf)
          return (
            line && (
              <li key={nth}>
                <Message segments={line} />{' '}
                <a class="rule-link" href={words.ruleHref(event.rule)}>
                  <Message segments={words.ruleLabel(event.rule)} />
                </a>
              </li>
            )
          )
        })}
      </ul>
    </>
  )
}
