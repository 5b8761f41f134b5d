import { useRef } from 'preact/hooks'
import { Message } from '../../../../ui/Message.tsx'
import type { Refusal } from '../../../../ui/table/guide.ts'
import { useAnimation } from '../../../../ui/table/useAnimation.ts'
import { useGame } from '../../../../ui/table/useGame.ts'
import { useMoveInput } from '../../../../ui/table/useMoveInput.ts'
import type { GameEvent } from '../../rules/events.ts'
import type { RuleId } from '../../rules/rule-ids.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import type { Seat } from '../../rules/vocabulary.ts'
import { PlayerBoard } from '../../table/board/PlayerBoard.tsx'
import { RoleRow } from '../../table/board/RoleRow.tsx'
import { Ships } from '../../table/board/Ships.tsx'
import { TradingHouse } from '../../table/board/TradingHouse.tsx'
import { taps } from '../../table/definition/taps.ts'
import { parse, type Segment } from '../../words/markup.ts'
import { say, t } from '../../words/messages/site.ts'
import { promptWords } from '../../words/moves.ts'
import { ruleLabel } from '../../words/rules.ts'
import { logLine, refusal as refusalWords } from '../../words/say.ts'
import { ruleHref } from '../rule-link.ts'
import './scene.css'

interface Props {
  start: Position
  /** Where a reader who liked it goes on. */
  onward: string
}

/** What a try brought, in a sentence. */
interface Line {
  words: Segment[]
  rule: RuleId
}

const nameOf = (seat: Seat): string => (seat === 0 ? t('home.me') : t('home.rival'))

const played = (events: readonly GameEvent[]): Line[] =>
  events.flatMap((event) => {
    const words = logLine(event, nameOf)
    return words ? [{ words, rule: event.rule }] : []
  })

function answered({ move, broken: [rule] }: Refusal<PuertoRico>): Line[] {
  const words = rule && refusalWords(rule, move, nameOf)
  return words ? [{ words, rule }] : []
}

/** The table of the home page, on which one move can be tried at once. */
export function Scene({ start, onward }: Props) {
  const game = useGame(taps, start)
  const { position, turns } = game
  const { hand, refusal, targetsWith } = useMoveInput(taps, game)
  const root = useRef<HTMLDivElement>(null)
  useAnimation(taps, root, turns)
  const [made] = turns
  const outcome = made ? played(made.events) : refusal && answered(refusal)
  const targets = made ? undefined : targetsWith()
  return (
    <div class="scene" ref={root}>
      <div class="scene-roles">
        <RoleRow state={position} />
      </div>
      <div class="scene-harbour">
        <div class="scene-sea">
          <Ships state={position} targets={targets} />
        </div>
        <div class="scene-quay">
          <TradingHouse state={position} />
        </div>
      </div>
      <div class={refusal ? 'scene-say is-refused' : 'scene-say'}>
        <div role="status">
          {outcome ? (
            outcome.map(({ words: line, rule }) => (
              <p key={rule}>
                <Message segments={line} />{' '}
                <a href={ruleHref(rule)}>
                  <Message segments={parse(ruleLabel(rule))} />
                </a>
              </p>
            ))
          ) : (
            <p>
              <Message segments={hand.good ? promptWords(position, hand, null) : say('home.try')} />
            </p>
          )}
        </div>
        {made && (
          <p class="scene-next">
            <a href={onward}>{t('home.onward')}</a>
            <button type="button" onClick={() => game.goTo(0)}>
              {t('home.again')}
            </button>
          </p>
        )}
      </div>
      <div class="scene-boards">
        <PlayerBoard state={position} seat={0} name={t('home.me')} targets={targets} />
        <PlayerBoard state={position} seat={1} name={t('home.rival')} />
      </div>
    </div>
  )
}
