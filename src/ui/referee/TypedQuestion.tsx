import { useEffect, useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/referee.ts'
import type { BarGame, Typing } from '../table/definition.ts'
import { TypedMove } from '../table/TypedMove.tsx'

interface Props<G extends GameTypes, Hand> {
  table: Pick<BarGame<G, Hand>, 'game' | 'words' | 'typing'>
  position: G['Position']
  onAsk: (move: G['Move']) => void
}

/** A line to type the move that is asked about; what reads words comes by itself. */
export function TypedQuestion<G extends GameTypes, Hand>(props: Props<G, Hand>) {
  const { table, position, onAsk } = props
  const [typing, setTyping] = useState<Typing<G> | null>(null)
  useEffect(() => {
    table.typing().then(setTyping)
  }, [])
  if (!typing || table.game.isOver(position)) return null
  return (
    <TypedMove
      game={table.game}
      words={table.words}
      typing={typing}
      position={position}
      onAttempt={onAsk}
      label={t('ask.typed')}
      action={t('ask.form.ask')}
    />
  )
}
