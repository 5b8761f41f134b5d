import { useEffect, useRef } from 'preact/hooks'
import type { Position } from '../../rules/state.ts'
import { FinalScore } from '../play/FinalScore.tsx'

interface Props {
  position: Position
  players: readonly string[]
}

/** The score sheet at the end of a game in a lesson, brought into view. */
export function Sheet({ position, players }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => sheet.current?.scrollIntoView({ block: 'start' }), [])
  return (
    <div class="lesson-sheet" ref={sheet}>
      <FinalScore position={position} players={players} />
    </div>
  )
}
