import { useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import type { Segment } from '../../text/markup.ts'
import { t } from '../../text/messages/t.ts'
import { Message } from '../Message.tsx'
import { answersAt } from './answers.ts'
import type { BarGame } from './definition.ts'
import type { Guide, Refusal } from './guide.ts'
import { Icon } from './Icon.tsx'
import { More } from './More.tsx'
import { Refused } from './Refused.tsx'
import type { Moment } from './useOwnMoves.ts'

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
  /** The table is about to move on by itself. */
  moment?: Moment
}

/** Few type; what reads words comes when it is asked for. */
async function fetchTyping<G extends GameTypes>({ typing }: Pick<BarGame<G, never>, 'typing'>) {
  const [{ TypedMove }, reading] = await Promise.all([import('./TypedMove.tsx'), typing()])
  return { TypedMove: TypedMove<G>, reading }
}

/** What is asked, what can be said to it, and why the last try was refused. Always in reach. */
export function ActionBar<G extends GameTypes, Hand>(props: Props<G, Hand>) {
  const { bar, position, hand, refusal, players, canUndo, canRedo, onAttempt } = props
  const { onHand, onUndo, onRedo, guide, plays = () => true, answered = [], moment } = props
  const { game, words, HandTools } = bar
  const [typed, setTyped] = useState<Awaited<ReturnType<typeof fetchTyping<G>>> | null>(null)
  const seat = guide?.alone ? null : (players[position.seat] ?? '')
  const ready = bar.readyMove(position, hand)
  const about = guide?.frozen ? null : bar.aboutOf(refusal?.move ?? ready, hand)
  const answers = answersAt(bar, position, hand)
  const changes = bar.changesOf?.(position, hand) ?? []
  const isIdle = !answers.main && !answers.decline
  const press = (move: G['Move']) => () => onAttempt(move)
  // It can be asked why not, but nothing invites to it.
  const lookOf = (look: 'main-action' | 'quiet-action', move: G['Move']) =>
    game.judge(position, move).legal ? look : (`${look} is-refused` as const)
  const isYesOrNo = answers.main && answers.decline && !answers.chosen
  const decline = answers.decline && (
    <Answer
      look={lookOf('quiet-action', answers.decline.move)}
      action="pass"
      words={answers.decline.words}
      onClick={press(answers.decline.move)}
    />
  )
  const undo = (canUndo || !guide) && <Signed of="undo" disabled={!canUndo} onClick={onUndo} />
  const isOver = game.isOver(position)
  const toggleTyping = async (): Promise<void> => setTyped(typed ? null : await fetchTyping(bar))
  return (
    <section class="action-bar" aria-label={t('action.label')}>
      <div class="said">
        {!about && guide?.message}
        {answered.length > 0 && (
          <p class={`answered ${refusal ? 'no' : 'yes'}`}>
            <Message segments={answered} />
          </p>
        )}
        {refusal && (
          <Refused
            words={words}
            position={position}
            refusal={refusal}
            players={players}
            guide={guide}
          />
        )}
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
            {moment?.running ? (
              t('action.ending')
            ) : (
              <Message segments={bar.promptWords(position, hand, seat)} />
            )}
          </p>
        )}
      </div>
      <div class="actions">
        {!guide?.frozen && (
          <HandTools
            position={position}
            hand={hand}
            refusal={refusal}
            players={players}
            plays={plays}
            onHand={onHand}
            onAttempt={onAttempt}
          />
        )}
        {!guide?.frozen && answers.offered.length > 0 && (
          <ul class="choices">
            {answers.offered.map((move) => (
              <li key={game.keyOfMove(move)}>
                <Answer
                  look="quiet-action"
                  words={words.move(move, position)}
                  onClick={press(move)}
                />
              </li>
            ))}
          </ul>
        )}
        <div class="action-row">
          {!guide?.frozen && (
            <>
              {answers.main && (
                <Answer
                  look={lookOf('main-action', answers.main)}
                  words={words.move(answers.main, position)}
                  onClick={press(answers.main)}
                />
              )}
              {moment?.running && (
                <button
                  type="button"
                  class="quiet-action"
                  data-action="hold"
                  style={{ '--lasts': `${moment.lasts}ms` }}
                  onClick={moment.hold}
                >
                  {t('action.hold')}
                </button>
              )}
              {!answers.chosen && decline}
              {isIdle && guide?.help}
              {!isYesOrNo && undo}
            </>
          )}
          {guide?.tools}
          <More>
            {!guide?.frozen && (
              <>
                {changes.map(({ key, words, hand: next }) => (
                  <button
                    key={key}
                    type="button"
                    class="quiet-action"
                    disabled={next === null}
                    onClick={() => next && onHand(next)}
                  >
                    <Message segments={words} />
                  </button>
                ))}
                {answers.chosen && decline}
                {!isIdle && guide?.help}
                {isYesOrNo && undo}
                {canRedo && <Signed of="redo" onClick={onRedo} />}
              </>
            )}
            {guide?.more}
            {!guide?.frozen && !isOver && (
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
          </More>
        </div>
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

interface AnswerProps {
  look: `${'main' | 'quiet'}-action${'' | ' is-refused'}`
  words: readonly Segment[]
  action?: string
  onClick: () => void
}

/** A move that is made by a press. */
function Answer({ look, words, action, onClick }: AnswerProps) {
  return (
    <button type="button" class={look} data-action={action} onClick={onClick}>
      <Message segments={words} />
    </button>
  )
}

interface SignedProps {
  of: 'undo' | 'redo'
  disabled?: boolean
  onClick: () => void
}

/** A button that a phone shows as a sign. */
function Signed({ of, disabled, onClick }: SignedProps) {
  return (
    <button
      type="button"
      class="quiet-action short-action"
      data-action={of}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon of={of} />
      <span>{t(`action.${of}`)}</span>
    </button>
  )
}
