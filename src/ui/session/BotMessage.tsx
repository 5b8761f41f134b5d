import { COMMA, GAP, STOP } from '#language/language.ts'
import type { GameTypes } from '../../engine/types.ts'
import type { Segment } from '../../text/markup.ts'
import { say, t } from '../../text/messages/games.ts'
import { Message } from '../Message.tsx'
import type { TableWords } from '../table/definition.ts'
import { Since } from '../table/Since.tsx'
import type { Turn } from '../table/useGame.ts'
import type { ExplainedChoice } from './explaining-bots.ts'
import type { BotPlay } from './useBots.ts'
import type { Hint } from './useHint.ts'

interface Props<G extends GameTypes> {
  words: TableWords<G>
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
}

/** What is said beside the table: what the others did, a hint in its place, what undoing has shown. */
export function BotMessage<G extends GameTypes>(props: Props<G>) {
  const { words, bots, hint, turns, since, players, revealed, reasonOf } = props
  return (
    <div class="bot-message">
      {revealed && <p>{revealed}</p>}
      {hint ? (
        <HintWords words={words} hint={hint} />
      ) : (
        <Since words={words} turns={turns} from={since} players={players} reasonOf={reasonOf} />
      )}
      {bots.thinking && <p class="prompt">{t(bots.held ? 'play.held' : 'play.thinking')}</p>}
    </div>
  )
}

type MoveWords<G extends GameTypes> = Pick<TableWords<G>, 'move'>

/** A hint in one sentence, for the ear; null where there is none. */
export function announcementOf<G extends GameTypes>(
  words: MoveWords<G>,
  hint: Hint<NoInfer<G>['Move']>,
): Segment[] | null {
  if (hint === 'none') return [{ text: t('play.hint-none') }]
  if (!hint || hint === 'thinking') return null
  return [...words.move(hint.move), { text: STOP }, ...hint.reason]
}

interface HintProps<G extends GameTypes> {
  words: MoveWords<G>
  hint: Exclude<Hint<NoInfer<G>['Move']>, null>
}

function HintWords<G extends GameTypes>({ words, hint }: HintProps<G>) {
  if (hint === 'thinking') return <p>{t('play.hint-thinking')}</p>
  if (hint === 'none') return <p>{t('play.hint-none')}</p>
  return (
    <p class="hint">
      <b>{t('play.hint')}</b> <Message segments={words.move(hint.move)} />
      {STOP}
      <Message segments={hint.reason} />
      {GAP}
      {hint.others.length > 0 && (
        <Message
          segments={say('play.hint-others', { moves: listOf(words, hint.others.slice(0, 2)) })}
        />
      )}
    </p>
  )
}

/** '상인 고르기, 선장 고르기' */
function listOf<G extends GameTypes>(
  words: MoveWords<G>,
  others: ExplainedChoice<NoInfer<G>['Move']>['others'],
): Segment[] {
  return others.flatMap(({ move }, place) => [
    ...(place > 0 ? [{ text: COMMA }] : []),
    ...words.move(move),
  ])
}
