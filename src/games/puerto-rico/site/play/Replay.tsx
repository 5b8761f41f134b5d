import { type Turn, useGame } from '../../../../ui/table/useGame.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { Table } from '../../table/board/Table.tsx'
import { taps } from '../../table/plug/taps.ts'
import { t } from '../../words/messages/t.ts'

interface Props {
  turns: readonly Turn<PuertoRico>[]
  /** Where the game ended. */
  last: Position
  players: readonly string[]
  onPlayFrom: (index: number) => void
}

/** Looks through a finished game: a slider over its moves. */
export function Replay({ turns, last, players, onPlayFrom }: Props) {
  const { position: shown, turns: seen, goTo } = useGame(taps, last, turns)
  const at = seen.length
  return (
    <section class="replay" aria-label={t('replay.title')}>
      <h2>{t('replay.title')}</h2>
      <label class="replay-slider">
        {t('replay.slider')}
        <input
          type="range"
          min={0}
          max={turns.length}
          value={at}
          aria-valuetext={t('replay.at', { count: at, round: shown.round })}
          onInput={(event) => goTo(Number(event.currentTarget.value))}
        />
        <output>{t('replay.at', { count: at, round: shown.round })}</output>
      </label>
      <Table state={shown} focus="own" players={players} />
      {at < turns.length && (
        <button type="button" class="quiet-action" onClick={() => onPlayFrom(at)}>
          {t('replay.here')}
        </button>
      )}
    </section>
  )
}
