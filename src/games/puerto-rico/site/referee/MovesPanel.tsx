import { useMemo, useState } from 'preact/hooks'
import { firstMoves, type MoveGroup, moveGroups } from '../../../../referee/listing.ts'
import { Say } from '../../../../ui/Say.tsx'
import { useNames } from '../../../../ui/use-names.ts'
import { puertoRico } from '../../plug.ts'
import { fullMoveWords } from '../../referee/words.ts'
import type { Move } from '../../rules/moves.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { kindWords } from '../../words/decisions.ts'
import { toText } from '../../words/markup.ts'
import { t } from '../../words/messages/referee.ts'

const FIRST = 24

interface Props {
  position: Position
  onAsk: (move: Move) => void
}

/** Everything that can be done here, by kind and counted; words narrow it down. */
export function MovesPanel({ position, onAsk }: Props) {
  const [query, setQuery] = useState('')
  const groups = useMemo(() => moveGroups(puertoRico, position), [position])
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  if (count === 0) return <p>{t('moves.over')}</p>
  return (
    <>
      <p>
        <b>{t('moves.title', { count })}</b>
      </p>
      <label class="choice">
        {t('ask.search')}
        <input
          type="search"
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      {groups.map((group) => (
        <Group key={group.kind} group={group} query={query} onAsk={onAsk} />
      ))}
    </>
  )
}

function Group({
  group,
  query,
  onAsk,
}: {
  group: MoveGroup<PuertoRico>
  query: string
  onAsk: Props['onAsk']
}) {
  const [most, setMost] = useState(FIRST)
  const names = useNames()
  const words = query.trim().split(/\s+/).filter(Boolean)
  const { moves, more } = useMemo(() => {
    const fits = (move: Move): boolean => {
      const text = toText(fullMoveWords(move), names)
      return words.every((word) => text.includes(word))
    }
    return firstMoves(group.moves, most, words.length > 0 ? fits : undefined)
  }, [group, query, most, names])
  return (
    <section class="moves">
      <h3>
        <Say of={kindWords(group.kind)} /> <small>{group.count}</small>
      </h3>
      {words.length > 0 && <p>{t(more ? 'ask.some' : 'ask.here', { count: moves.length })}</p>}
      <div class="choices">
        {moves.map((move) => (
          <button
            key={JSON.stringify(move)}
            type="button"
            class="quiet-action"
            onClick={() => onAsk(move)}
          >
            <Say of={fullMoveWords(move)} />
          </button>
        ))}
        {more && (
          <button type="button" class="quiet-action" onClick={() => setMost(most * 2)}>
            {t('ask.more')}
          </button>
        )}
      </div>
    </section>
  )
}
