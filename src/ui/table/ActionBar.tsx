import { useState } from 'preact/hooks'
import { game } from '../../games/puerto-rico/rules/game.ts'
import type { Move } from '../../games/puerto-rico/rules/moves.ts'
import { circlesOf } from '../../games/puerto-rico/rules/player.ts'
import { type Position, playerAt } from '../../games/puerto-rico/rules/state.ts'
import type { Hand } from '../../games/puerto-rico/table/hand.ts'
import { clearLayout, fillUp, placedIn, waitingIn } from '../../games/puerto-rico/table/layout.ts'
import {
  keptWords,
  moveWords,
  passWords,
  promptWords,
} from '../../games/puerto-rico/words/moves.ts'
import { ruleLabel, ruleWords } from '../../games/puerto-rico/words/rules.ts'
import { refusal as refusalWords } from '../../games/puerto-rico/words/say.ts'
import { parse } from '../../text/markup.ts'
import { t } from '../../text/messages/t.ts'
import { lazy } from '../lazy.tsx'
import { ruleHref } from '../rule-link.ts'
import { Say } from '../Say.tsx'
import type { Guide, Refusal } from './guide.ts'

interface Props {
  position: Position
  hand: Hand
  ready: Move | null
  refusal: Refusal | null
  players: readonly string[]
  canUndo: boolean
  canRedo: boolean
  onAttempt: (move: Move) => void
  onHand: (hand: Hand) => void
  onUndo: () => void
  onRedo: () => void
  guide?: Guide | undefined
}

/** Few type; what reads words comes when it is asked for. */
const TypedMove = lazy(async () => (await import('./TypedMove.tsx')).TypedMove)

/** What is asked, what can be said to it, and why the last try was refused. Always in reach. */
export function ActionBar(props: Props) {
  const { position, hand, ready, refusal, players, canUndo, canRedo, onAttempt } = props
  const { onHand, onUndo, onRedo, guide } = props
  const [typing, setTyping] = useState(false)
  const seat = guide?.alone ? null : (players[position.seat] ?? '')
  const passing = game.moveKindsAt(position).includes('pass') && position.at !== 'roles'
  return (
    <section class="action-bar" aria-label={t('action.label')}>
      {guide?.message}
      {refusal ? (
        <Refused refusal={refusal} players={players} guide={guide} />
      ) : (
        !guide?.frozen && (
          <p class="prompt">
            <Say of={promptWords(position, hand, seat)} />
          </p>
        )
      )}
      <div class="actions">
        {!guide?.frozen && (
          <>
            {ready && (
              <button type="button" class="main-action" onClick={() => onAttempt(ready)}>
                <Say of={moveWords(ready)} />
              </button>
            )}
            {position.at === 'captain.storing' && (!ready || refusal) && (
              <StoreChoices {...props} />
            )}
            {hand.layout && <LayoutTools position={position} hand={hand} onHand={onHand} />}
            {passing && (
              <button
                type="button"
                class="quiet-action"
                data-action="pass"
                onClick={() => onAttempt({ do: 'pass', seat: position.seat })}
              >
                <Say of={passWords(position.at)} />
              </button>
            )}
            {(canUndo || !guide) && (
              <button
                type="button"
                class="quiet-action"
                data-action="undo"
                disabled={!canUndo}
                onClick={onUndo}
              >
                {t('action.undo')}
              </button>
            )}
            {canRedo && (
              <button type="button" class="quiet-action" data-action="redo" onClick={onRedo}>
                {t('action.redo')}
              </button>
            )}
            {position.at !== 'over' && (
              <button
                type="button"
                class="quiet-action icon-action"
                aria-expanded={typing}
                aria-label={t('typed.open')}
                title={t('typed.open')}
                onClick={() => setTyping(!typing)}
              >
                <Keyboard />
              </button>
            )}
          </>
        )}
        {guide?.tools}
      </div>
      {typing && !guide?.frozen && <TypedMove position={position} onAttempt={onAttempt} />}
    </section>
  )
}

/** Typing instead of tapping. */
function Keyboard() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M3 6h18v12H3zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M7 14h10" />
    </svg>
  )
}

/** Why a try was refused: in words, with the rule that decides and any others. */
function Refused({
  refusal,
  players,
  guide,
}: Pick<Props, 'players' | 'guide'> & { refusal: Refusal }) {
  const { move, broken } = refusal
  const more = guide?.explain(refusal)
  return (
    <div class="refusal">
      {broken.map((rule, index) => {
        const words = refusalWords(rule, move, (seat) => players[seat] ?? '')
        return (
          <p key={rule} class={index === 0 ? 'deciding' : 'also'}>
            {index === 0 && words && <Say of={words} />}{' '}
            <a href={ruleHref(rule)} class="rule-link">
              <Say of={parse(`${ruleLabel(rule)} ${ruleWords(rule).title}`)} />
            </a>
          </p>
        )
      })}
      {more && (
        <p>
          <Say of={more} />
        </p>
      )}
    </div>
  )
}

/** Every way to store what was not loaded; what the rules refuse can be put together by taps on the goods. */
function StoreChoices({ position, onAttempt }: Props) {
  const choices = Array.from(game.legalMoves(position)).filter((move) => move.do === 'store')
  return (
    <ul class="choices">
      {choices.map((move) => (
        <li key={JSON.stringify(move)}>
          <button type="button" class="quiet-action" onClick={() => onAttempt(move)}>
            <Say of={keptWords(move.keep)} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Helps while colonists are being placed: all back, or fill what is empty. */
function LayoutTools({ position, hand, onHand }: Pick<Props, 'position' | 'hand' | 'onHand'>) {
  const player = playerAt(position, position.seat)
  const layout = hand.layout ?? clearLayout()
  const empty = circlesOf(player) - placedIn(layout)
  return (
    <>
      <button
        type="button"
        class="quiet-action"
        onClick={() => onHand({ ...hand, layout: clearLayout() })}
      >
        {t('layout.clear')}
      </button>
      <button
        type="button"
        class="quiet-action"
        disabled={waitingIn(player, layout) === 0 || empty === 0}
        onClick={() => onHand({ ...hand, layout: fillUp(player, layout) })}
      >
        {t('layout.fill')}
      </button>
    </>
  )
}
