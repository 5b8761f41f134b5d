import { useEffect, useRef } from 'preact/hooks'
import { beginGame } from '../../../../saves/game.ts'
import { newSeed } from '../../../../ui/play/seed.ts'
import type { EndingProps } from '../../../../ui/session/plug.ts'
import type { LeHavre } from '../../rules/types.ts'
import { saves } from '../../saves.ts'
import type { Hand } from '../../table/hand.ts'
import { t } from '../../words/messages/games.ts'
import { FinalScore } from './FinalScore.tsx'

/** A finished game: who won by what, another one, and how the table stands. */
export function Ending({
  saved,
  table,
  game,
  players,
  viewer,
  onBegin,
}: EndingProps<LeHavre, Hand>) {
  const { position, turns } = game
  const ended = useRef<HTMLDivElement>(null)
  // The table that it takes the place of may have been scrolled down.
  useEffect(() => ended.current?.scrollIntoView({ block: 'start' }), [])
  const again = (): void => {
    const { setup } = saved
    onBegin(beginGame(saves, { setup: { ...setup, seed: newSeed() }, players: saved.players }))
  }
  return (
    <>
      <div class="ended" ref={ended}>
        <FinalScore position={position} players={players} />
        <button type="button" class="main-action" onClick={again}>
          {t('end.again')}
        </button>
      </div>
      <table.Board
        state={position}
        asked={position}
        turns={turns}
        viewer={viewer}
        players={players}
        targets={() => undefined}
        lit={[]}
      />
    </>
  )
}
