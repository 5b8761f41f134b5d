/** A hint in three steps: the idea, where to look, the move itself. */
import { COMMA, GAP, STOP } from '#language/language.ts'
import type { GameTypes } from '../../engine/types.ts'
import type { Segment } from '../../text/markup.ts'
import { say, t } from '../../text/messages/games.ts'
import type { TableWords } from '../table/definition.ts'
import type { Hinted } from './explaining-bots.ts'

/** How much of a hint is shown. */
export type HintStep = 'idea' | 'places' | 'move'

/** A hint as far as it is shown; 'none' where it did not come. */
export type Hint<Move> = (Hinted<Move> & { step: HintStep }) | 'thinking' | 'none' | null

/** What is shown after `step`, without what there is nothing to show for; null after all. */
export function stepAfter<Move>({ places }: Hinted<Move>, step: HintStep): HintStep | null {
  if (step === 'move') return null
  return step === 'idea' && places.length > 0 ? 'places' : 'move'
}

/** Places named one by one, at most. */
const NAMED = 3

type MoveWords<G extends GameTypes> = Pick<TableWords<G>, 'move'>

/** '상인 고르기, 선장 고르기' */
const listOf = (all: readonly (readonly Segment[])[]): Segment[] =>
  all.flatMap((one, place) => [...(place > 0 ? [{ text: COMMA }] : []), ...one])

/** What is shown of a hint, beside the word that it is one. */
export function hintText<G extends GameTypes>(
  words: MoveWords<G>,
  hint: Exclude<Hint<NoInfer<G>['Move']>, null>,
  position?: NoInfer<G>['Position'],
): Segment[] {
  if (hint === 'thinking') return [{ text: t('play.hint-thinking') }]
  if (hint === 'none') return [{ text: t('play.hint-none') }]
  const { step, idea, named, move, reason, others } = hint
  if (step === 'idea') return idea
  if (step === 'places') {
    const look =
      named.length > NAMED
        ? say('play.hint-many', { count: named.length })
        : say('play.hint-look', { places: listOf(named) })
    return [...idea, { text: GAP }, ...look]
  }
  const next = others.slice(0, 2).map((one) => words.move(one.move, position))
  const more = next.length > 0 ? say('play.hint-others', { moves: listOf(next) }) : []
  return [...words.move(move, position), { text: STOP }, ...reason, { text: GAP }, ...more]
}
