import { useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import type { Segment } from '../../text/markup.ts'
import { t } from '../../text/messages/t.ts'
import { Say, SayExplained } from '../Say.tsx'
import type { Guide, Refusal } from './guide.ts'
import { Icon } from './Icon.tsx'
import type { BarGame, TableWords } from './plug.ts'

interface Props<G extends GameTypes, Hand> {
  bar: BarGame<G, Hand>
  position: G['Position']
  hand: Hand
  refusal: Refusal<G> | null
  /** Whether what was asked last may be done. */
  answered?: readonly Segment[]
  players: readonly string[]
  canUndo: boolean
  canRedo: boolean
  plays?: (seat: number) => boolean
  onAttempt: (move: G['Move']) => void
  onHand: (hand: Hand) => void
  onUndo: () => void
  onRedo: () => void
  guide?: Guide<G> | undefined
}

/** Few type; what reads words comes when it is asked for. */
async function fetchTyping<G extends GameTypes>({ typing }: Pick<BarGame<G, never>, 'typing'>) {
  const [{ TypedMove }, reading] = await Promise.all([import('./TypedMove.tsx'), typing()])
  return { TypedMove: TypedMove<G>, reading }
}

/** What is asked, what can be said to it, and why the last try was refused. Always in reach. */
export function ActionBar<G extends GameTypes, Hand>(props: Props<G, Hand>) {
  const { bar, position, hand, refusal, players, canUndo, canRedo, onAttempt } = props
  const { onHand, onUndo, onRedo, guide, plays = () => true, answered = [] } = props
  const { game, words, HandTools } = bar
  const [typed, setTyped] = useState<Awaited<ReturnType<typeof fetchTyping<G>>> | null>(null)
  const seat = guide?.alone ? null : (players[position.seat] ?? '')
  const ready = bar.readyMove(position, hand)
  const about = guide?.frozen ? null : bar.aboutOf(refusal?.move ?? ready, hand)
  const declined = words.decline(position)
  const isOver = game.isOver(position)
  const toggleTyping = async (): Promise<void> => setTyped(typed ? null : await fetchTyping(bar))
  return (
    <section class="action-bar" aria-label={t('action.label')}>
      <div class="said">
        {!about && guide?.message}
        {answered.length > 0 && (
          <p class={`answered ${refusal ? 'no' : 'yes'}`}>
            <Say of={answered} />
          </p>
        )}
        {refusal && <Refused words={words} refusal={refusal} players={players} guide={guide} />}
        {about && (
          <bar.About
            key={about}
            position={position}
            viewer={position.seat}
            address={about}
            refused={refusal !== null}
          />
        )}
        {!refusal && !about && !guide?.frozen && (
          <p class="prompt">
            <Say of={bar.promptWords(position, hand, seat)} />
          </p>
        )}
      </div>
      <div class="actions">
        {!guide?.frozen && (
          <>
            {ready && (
              <button type="button" class="main-action" onClick={() => onAttempt(ready)}>
                <Say of={words.move(ready, position)} />
              </button>
            )}
            <HandTools
              position={position}
              hand={hand}
              refusal={refusal}
              players={players}
              plays={plays}
              onHand={onHand}
              onAttempt={onAttempt}
            />
            {declined && (
              <button
                type="button"
                class="quiet-action"
                data-action="pass"
                onClick={() => onAttempt(declined.move)}
              >
                <Say of={declined.words} />
              </button>
            )}
            {(canUndo || !guide) && (
              <button
                type="button"
                class="quiet-action short-action"
                data-action="undo"
                disabled={!canUndo}
                onClick={onUndo}
              >
                <Icon of="undo" />
                <span>{t('action.undo')}</span>
              </button>
            )}
            {canRedo && (
              <button
                type="button"
                class="quiet-action short-action"
                data-action="redo"
                onClick={onRedo}
              >
                <Icon of="redo" />
                <span>{t('action.redo')}</span>
              </button>
            )}
            {!isOver && (
              <button
                type="button"
                class="quiet-action icon-action"
                data-action="type"
                aria-expanded={typed !== null}
                aria-label={t('typed.open')}
                title={t('typed.open')}
                onClick={toggleTyping}
              >
                <Icon of="keyboard" />
              </button>
            )}
          </>
        )}
        {guide?.tools}
      </div>
      {typed && !guide?.frozen && (
        <typed.TypedMove
          game={game}
          words={words}
          typing={typed.reading}
          position={position}
          onAttempt={onAttempt}
        />
      )}
    </section>
  )
}

interface RefusedProps<G extends GameTypes> {
  words: TableWords<G>
  refusal: Refusal<G>
  players: readonly string[]
  guide: Guide<G> | undefined
}

/** Why a try was refused: in the words of a lesson, or of the rule that decides, with any others. */
function Refused<G extends GameTypes>({ words, refusal, players, guide }: RefusedProps<G>) {
  const { move, broken } = refusal
  const [deciding] = broken
  if (guide?.refused && deciding)
    return (
      <div class="refusal">
        {guide.refused(refusal).map((line, index) => (
          <p key={index}>
            <SayExplained of={line} />
          </p>
        ))}
        <a href={words.ruleHref(deciding)} class="rule-link">
          {t('action.more')}
        </a>
      </div>
    )
  return (
    <div class="refusal">
      {broken.map((rule, index) => {
        const why = words.refusal(rule, move, (seat) => players[seat] ?? '')
        return (
          <p key={rule} class={index === 0 ? 'deciding' : 'also'}>
            {index === 0 && why && <Say of={why} />}{' '}
            <a href={words.ruleHref(rule)} class="rule-link">
              <Say of={words.ruleTitle(rule)} />
            </a>
          </p>
        )
      })}
    </div>
  )
}
