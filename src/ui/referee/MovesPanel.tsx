import { useMemo, useState } from 'preact/hooks'
import type { RefereeGame } from '../../referee/definition.ts'
import { firstMoves, type MoveGroup, moveGroups } from '../../referee/listing.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { toText } from '../../text/markup.ts'
import { t } from '../../text/messages/referee.ts'
import { Message } from '../Message.tsx'
import { useNames } from '../use-names.ts'
import { MoveChoices } from './MoveChoices.tsx'
import type { VerdictWords } from './words-definition.ts'

const FIRST = 24

interface Props<G extends ScenarioTypes> {
  gameDefinition: RefereeGame<G>
  words: Pick<VerdictWords<G>, 'move' | 'kind'>
  position: G['Position']
  onAsk: (move: G['Move']) => void
}

/** Everything that can be done here, by kind and counted; words narrow it down. */
export function MovesPanel<G extends ScenarioTypes>({
  gameDefinition,
  words,
  position,
  onAsk,
}: Props<G>) {
  const [query, setQuery] = useState('')
  const groups = useMemo(() => moveGroups(gameDefinition, position), [position])
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
        <Group key={group.kind} words={words} group={group} query={query} onAsk={onAsk} />
      ))}
    </>
  )
}

function Group<G extends ScenarioTypes>({
  words,
  group,
  query,
  onAsk,
}: Pick<Props<G>, 'words' | 'onAsk'> & { group: MoveGroup<G>; query: string }) {
  const [most, setMost] = useState(FIRST)
  const names = useNames()
  const sought = query.trim().split(/\s+/).filter(Boolean)
  const { moves, more } = useMemo(() => {
    const fits = (move: G['Move']): boolean => {
      const text = toText(words.move(move), names)
      return sought.every((word) => text.includes(word))
    }
    return firstMoves(group.moves, most, sought.length > 0 ? fits : undefined)
  }, [group, query, most, names])
  return (
    <section class="moves">
      <h3>
        <Message segments={words.kind(group.kind)} /> <small>{group.count}</small>
      </h3>
      {sought.length > 0 && <p>{t(more ? 'ask.some' : 'ask.here', { count: moves.length })}</p>}
      <MoveChoices
        words={words}
        moves={moves}
        onAsk={onAsk}
        onMore={more ? () => setMost(most * 2) : null}
      />
    </section>
  )
}
