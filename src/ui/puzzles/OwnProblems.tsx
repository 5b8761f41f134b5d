import { useEffect, useState } from 'preact/hooks'
import type { GameTypes, Parsed } from '../../engine/types.ts'
import {
  type OwnProblem,
  ownProblemSchema,
  ownProblemsKey,
  withAnswered,
} from '../../saves/own-problems.ts'
import { parse } from '../../text/markup.ts'
import { t } from '../../text/messages/puzzles.ts'
import { listFrom, usePersistedList } from '../persisted-list.ts'
import { device } from '../storage.ts'
import type { Asked } from './asked.ts'
import type { PuzzleDefinition } from './definition.ts'
import { PuzzleList } from './PuzzleList.tsx'

interface OwnDefinition<G extends GameTypes, Hand>
  extends Omit<PuzzleDefinition<G, Hand, never>, 'unpack'> {
  parsePosition: (input: unknown) => Parsed<G['Position']>
}

/** A problem as its page shows it; null where what was kept is no position of the game any more. */
export function askedOf<G extends GameTypes, Hand>(
  { table, parsePosition }: Pick<OwnDefinition<G, Hand>, 'table' | 'parsePosition'>,
  { id, task, degree, before, answers }: OwnProblem,
): Asked<G, G['Position']> | null {
  const start = parsePosition(before)
  if (!start.ok) return null
  const read = answers.flatMap(({ move, verdict, because, left }) => {
    const parsed = table.game.parseMove(move)
    const reasons = (texts: readonly string[]) => texts.map((one) => [one, null] as const)
    return parsed ? [{ move: parsed, verdict, because: reasons(because), left: reasons(left) }] : []
  })
  return read.length === answers.length && read.length > 0
    ? { id, task, degree, start: start.value, answers: read }
    : null
}

/** The mistakes of one's own games, each to be done better. */
export function OwnProblems<G extends GameTypes, Hand>({
  definition,
}: {
  definition: OwnDefinition<G, Hand>
}) {
  const { table, placesOf } = definition
  const key = ownProblemsKey(table.game.parts.id)
  const [kept, change] = usePersistedList(key, ownProblemSchema)
  // They stay in their order while they are solved, though one that was wrong comes back later.
  const [asked, setAsked] = useState<readonly Asked<G, G['Position']>[] | null>(null)
  useEffect(() => {
    const list = listFrom(device.read(key), ownProblemSchema)
    setAsked(list.flatMap((one) => askedOf(definition, one) ?? []))
  }, [])
  if (!asked) return null
  if (asked.length === 0)
    return (
      <div class="prose">
        <h1>{t('puzzles.own')}</h1>
        <p>{t('puzzles.own.none')}</p>
      </div>
    )
  return (
    <PuzzleList
      definition={{ table, placesOf, unpack: (start: G['Position']) => start }}
      title={parse(t('puzzles.own'))}
      puzzles={asked}
      ready
      isDone={(id) => kept.some((one) => one.id === id && one.done)}
      onSolved={(id, tries) => change((list) => withAnswered(list, id, tries === 1))}
    />
  )
}
