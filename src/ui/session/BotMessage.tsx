import type { ComponentChildren } from 'preact'
import type { GameTypes } from '../../engine/types.ts'
import type { Segment } from '../../text/markup.ts'
import { t } from '../../text/messages/games.ts'
import { Message } from '../Message.tsx'
import type { TableWords } from '../table/definition.ts'
import { Since } from '../table/Since.tsx'
import type { Turn } from '../table/useGame.ts'
import { type Hint, hintText } from './hint.ts'
import type { BotPlay } from './useBots.ts'

interface Props<G extends GameTypes> {
  words: TableWords<G>
  /** The position that the hint is for. */
  position: NoInfer<G>['Position']
  bots: Pick<BotPlay<NoInfer<G>>, 'thinking' | 'held'>
  hint: Hint<NoInfer<G>['Move']>
  turns: readonly Turn<NoInfer<G>>[]
  /** The first turn after the reader's last move. */
  since: number
  players: readonly string[]
  /** What is said where moves were taken back after something hidden had been seen. */
  revealed: string | null
  /** Why whoever moved did so, where that is known. */
  reasonOf: (turn: number) => Segment[] | null
  /** What is told before all else. */
  note?: ComponentChildren
  /** What happened is read from its first line on. */
  isWhole?: boolean
}

/** What is said beside the table: what the others did, a hint in its place, what undoing has shown. */
export function BotMessage<G extends GameTypes>(props: Props<G>) {
  const {
    words,
    position,
    bots,
    hint,
    turns,
    since,
    players,
    revealed,
    reasonOf,
    note,
    isWhole = false,
  } = props
  return (
    <div class="bot-message">
      {note}
      {revealed && <p>{revealed}</p>}
      {hint ? (
        <HintWords words={words} hint={hint} position={position} />
      ) : (
        <Since
          words={words}
          turns={turns}
          from={since}
          after={turns[since - 1]}
          players={players}
          reasonOf={reasonOf}
          isWhole={isWhole}
        />
      )}
      {bots.thinking && <p class="prompt">{t(bots.held ? 'play.held' : 'play.thinking')}</p>}
    </div>
  )
}

interface HintProps<G extends GameTypes> {
  words: TableWords<G>
  hint: Exclude<Hint<NoInfer<G>['Move']>, null>
  position: NoInfer<G>['Position']
}

function HintWords<G extends GameTypes>({ words, hint, position }: HintProps<G>) {
  const isThere = typeof hint === 'object'
  return (
    <p class={isThere ? 'hint' : undefined}>
      {isThere && (
        <>
          <b>{t('play.hint')}</b>{' '}
        </>
      )}
      <Message segments={hintText<G>(words, hint, position)} />
    </p>
  )
}
