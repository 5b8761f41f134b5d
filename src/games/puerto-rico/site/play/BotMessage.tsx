import { COMMA, GAP, STOP } from '#language/language.ts'
import type { Valued } from '../../../../bots/bot.ts'
import type { BotPlay } from '../../../../ui/play/useBots.ts'
import { Say } from '../../../../ui/Say.tsx'
import { Since } from '../../../../ui/table/Since.tsx'
import type { Turn } from '../../../../ui/table/useGame.ts'
import type { PuertoRicoBots } from '../../bots/types.ts'
import type { Move } from '../../rules/moves.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { bar } from '../../table/plug/bar.ts'
import { botWords } from '../../words/bot-words.ts'
import type { Segment } from '../../words/markup.ts'
import { say, t } from '../../words/messages/games.ts'
import { moveWords } from '../../words/moves.ts'
import type { Hint } from './useHint.ts'

interface Props {
  bots: BotPlay<PuertoRicoBots>
  hint: Hint
  turns: readonly Turn<PuertoRico>[]
  /** The first turn after the reader's last move. */
  since: number
  players: readonly string[]
  /** Moves were taken back after hidden tiles had been seen. */
  revealed: boolean
}

/** Why a bot made a move, where it was a bot's. */
export function reasonOf({ choiceOf }: BotPlay<PuertoRicoBots>, turn: number): Segment[] | null {
  const choice = choiceOf(turn)
  return choice && botWords(choice.reason)
}

/** What is said beside the table: what the others did, a hint in its place, what undoing has shown. */
export function BotMessage({ bots, hint, turns, since, players, revealed }: Props) {
  return (
    <div class="bot-message">
      {revealed && <p>{t('play.revealed')}</p>}
      {hint ? (
        <HintWords hint={hint} />
      ) : (
        <Since
          words={bar.words}
          turns={turns}
          from={since}
          players={players}
          reasonOf={(turn) => reasonOf(bots, turn)}
        />
      )}
      {bots.thinking && <p class="prompt">{t(bots.held ? 'play.held' : 'play.thinking')}</p>}
    </div>
  )
}

function HintWords({ hint }: { hint: Exclude<Hint, null> }) {
  if (hint === 'thinking') return <p>{t('play.hint-thinking')}</p>
  if (hint === 'none') return <p>{t('play.hint-none')}</p>
  return (
    <p class="hint">
      <b>{t('play.hint')}</b> <Say of={moveWords(hint.move)} />
      {STOP}
      <Say of={botWords(hint.reason)} />
      {GAP}
      {hint.others.length > 0 && (
        <Say of={say('play.hint-others', { moves: listOf(hint.others.slice(0, 2)) })} />
      )}
    </p>
  )
}

/** '상인 고르기, 선장 고르기' */
function listOf(others: readonly Valued<Move>[]): Segment[] {
  return others.flatMap(({ move }, place) => [
    ...(place > 0 ? [{ text: COMMA }] : []),
    ...moveWords(move),
  ])
}
