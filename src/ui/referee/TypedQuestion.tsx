import { useEffect, useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/referee.ts'
import { lazy } from '../lazy.tsx'
import type { BarGame, Typing } from '../table/definition.ts'
import { TypedMove } from '../table/TypedMove.tsx'

interface Props<G extends GameTypes, Hand> {
  table: Pick<BarGame<G, Hand>, 'game' | 'words' | 'typing'>
  position: G['Position']
  /** How often something was asked: each time the line begins anew. */
  asks: number
  onAsk: (move: G['Move']) => void
  /** What was typed names no one move: what was asked before is no answer to it. */
  onUnclear: () => void
}

/** Runs the search, which nobody needs whose move is understood. */
const FoundInstead = lazy(async () => (await import('./FoundInstead.tsx')).FoundInstead)

/** A line to type the move that is asked about; what reads words comes by itself. */
export function TypedQuestion<G extends GameTypes, Hand>(props: Props<G, Hand>) {
  const { table, position, asks, onAsk, onUnclear } = props
  const [typing, setTyping] = useState<Typing<G> | null>(null)
  /** What was no move, and when. */
  const [lost, setLost] = useState<{ text: string; asks: number } | null>(null)
  useEffect(() => {
    table.typing().then(setTyping)
  }, [])
  if (!typing || table.game.isOver(position)) return null
  return (
    <div class="typed-question">
      <TypedMove
        key={asks}
        game={table.game}
        words={table.words}
        typing={typing}
        position={position}
        onAttempt={onAsk}
        onUnclear={(text, read) => {
          setLost(read.is === 'none' ? { text, asks } : null)
          onUnclear()
        }}
        label={t('ask.typed')}
        action={t('ask.form.ask')}
      />
      {lost?.asks === asks && <FoundInstead text={lost.text} />}
    </div>
  )
}
