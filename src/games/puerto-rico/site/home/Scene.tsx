import { useRef, useState } from 'preact/hooks'
import { parse, type Segment } from '../../../../text/markup.ts'
import { say, t } from '../../../../text/messages/site.ts'
import { ruleLabel } from '../../../../text/rules.ts'
import { ruleHref } from '../../../../ui/rule-link.ts'
import { Say } from '../../../../ui/Say.tsx'
import { useGame } from '../../../../ui/table/useGame.ts'
import { useTravel } from '../../../../ui/table/useTravel.ts'
import type { TargetKey } from '../../../../ui/target.tsx'
import type { Note } from '../../rules/notes.ts'
import type { RuleId } from '../../rules/rule-ids.ts'
import type { Position } from '../../rules/state.ts'
import type { Seat } from '../../rules/vocabulary.ts'
import { PlayerBoard } from '../../table/board/PlayerBoard.tsx'
import { RoleRow } from '../../table/board/RoleRow.tsx'
import { Ships } from '../../table/board/Ships.tsx'
import { TradingHouse } from '../../table/board/TradingHouse.tsx'
import { emptyHand, tap } from '../../table/hand.ts'
import { targetsFor } from '../../table/targets.ts'
import { promptWords } from '../../words/moves.ts'
import { logLine, refusal } from '../../words/say.ts'
import './scene.css'

interface Props {
  start: Position
  /** Where a reader who liked it goes on. */
  onward: string
}

/** What a try brought: sentences, each with its rule. */
interface Outcome {
  refused: boolean
  lines: readonly { words: Segment[]; rule: RuleId }[]
}

const nameOf = (seat: Seat): string => (seat === 0 ? t('home.me') : t('home.rival'))

const played = (notes: readonly Note[]): Outcome['lines'] =>
  notes.flatMap((note) => {
    const words = logLine(note, nameOf)
    return words ? [{ words, rule: note.rule }] : []
  })

/** The table of the home page, on which one move can be tried at once. */
export function Scene({ start, onward }: Props) {
  const { position, turns, attempt, goTo } = useGame(start)
  const [hand, setHand] = useState(() => emptyHand(start))
  const [refused, setRefused] = useState<Outcome | null>(null)
  const root = useRef<HTMLDivElement>(null)
  useTravel(root, turns)
  const [made] = turns
  const done = made !== undefined
  const outcome = made ? { refused: false, lines: played(made.notes) } : refused

  const onTap = (key: TargetKey, seat?: Seat): void => {
    const { hand: next, attempt: move } = tap(position, hand, key, seat)
    setHand(next)
    const [rule] = move ? attempt(move) : []
    const words = move && rule && refusal(rule, move, nameOf)
    setRefused(words ? { refused: true, lines: [{ words, rule }] } : null)
  }
  const again = (): void => {
    goTo(0)
    setHand(emptyHand(start))
    setRefused(null)
  }
  const words = { choose: t('tap.choose'), place: t('tap.place'), takeBack: t('tap.take-back') }
  const targets = done ? undefined : targetsFor({ position, hand, words, onTap })
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
      <div class={outcome?.refused ? 'scene-say is-refused' : 'scene-say'}>
        <div role="status">
          {outcome ? (
            outcome.lines.map(({ words: line, rule }) => (
              <p key={rule}>
                <Say of={line} />{' '}
                <a href={ruleHref(rule)}>
                  <Say of={parse(ruleLabel(rule))} />
                </a>
              </p>
            ))
          ) : (
            <p>
              <Say of={hand.good ? promptWords(position, hand, null) : say('home.try')} />
            </p>
          )}
        </div>
        {done && (
          <p class="scene-next">
            <a href={onward}>{t('home.onward')}</a>
            <button type="button" onClick={again}>
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
