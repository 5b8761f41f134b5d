/** A whole question in an address: see src/saves/link.ts for its form. */
import * as v from 'valibot'
import { MOST_MOVES, packLink, unpackLink } from '../saves/link.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import type { RefereeGame } from './definition.ts'
import { playedOn } from './played.ts'
import { MODES, type Question, type Unread, unread } from './question.ts'

/** The keys of a link besides those that tell the position. */
const ASKED = {
  played: v.exactOptional(v.pipe(v.array(v.unknown()), v.maxLength(MOST_MOVES))),
  draft: v.exactOptional(v.literal(true)),
  move: v.exactOptional(v.unknown()),
  mode: v.exactOptional(v.picklist(MODES)),
}
type Asked = v.InferOutput<ReturnType<typeof v.strictObject<typeof ASKED, undefined>>>

export type ReadLink<G extends ScenarioTypes> =
  | { ok: true; question: Question<G> }
  | Unread<G['Position']>

/** The part of an address behind the page: `#pr1.…`. */
export const linkOf = <G extends ScenarioTypes>(
  definition: RefereeGame<G>,
  question: Question<G>,
): Promise<string> => packLink(definition.game.parts, contentOf(definition, question))

/** What a question's link holds. */
export const contentOf = <G extends ScenarioTypes>(
  { scenario }: RefereeGame<G>,
  { position, played = [], ...more }: Question<G>,
): object => ({
  ...scenario.startFrom(position),
  ...(played.length > 0 && { played }),
  ...more,
})

/** The question of a link, or why it could not be read. Takes anything, and never throws. */
export async function questionOf<G extends ScenarioTypes>(
  definition: RefereeGame<G>,
  hash: string,
): Promise<ReadLink<G>> {
  const read = await unpackLink(definition.game.parts, hash)
  return read.ok ? questionFrom(definition, read.value) : unread(read.problem)
}

/** The question of a link's content, which is a scenario's position with what is asked there. */
export function questionFrom<G extends ScenarioTypes>(
  definition: RefereeGame<G>,
  content: unknown,
): ReadLink<G> {
  // A link of a score sheet holds a list, one of a game says what it is.
  const isForeign =
    Array.isArray(content) || (typeof content === 'object' && content !== null && 'kind' in content)
  if (isForeign) return unread('foreign')
  const { game, referee, scenario } = definition
  const parsed = v.safeParse(v.strictObject({ ...scenario.startEntries, ...ASKED }), content)
  if (!parsed.success) return unread('damaged')
  const { move: asked, mode, played = [], draft, ...source } = parsed.output as Asked
  const built = scenario.positionFrom(source as G['Start'])
  if (draft || !built.ok) {
    const mended = built.ok ? built.value : referee.draftFrom(source as G['Start'])
    if (draft && mended) return { ok: true, question: { position: mended, draft } }
    const problems = built.ok ? [] : built.problems
    return unread('impossible', { problems, draft: mended, source })
  }
  const moves = legalIn(definition, built.value, played)
  const move = asked === undefined ? null : game.parseMove(asked)
  if (!moves || (asked !== undefined && !move)) return unread('move')
  const question: Question<G> = {
    position: built.value,
    ...(moves.length > 0 && { played: moves }),
    ...(move && { move }),
    ...(mode && { mode }),
  }
  return { ok: true, question }
}

/** The moves, where every one of them can be played in its turn. */
function legalIn<G extends ScenarioTypes>(
  { game }: RefereeGame<G>,
  position: G['Position'],
  played: readonly unknown[],
): G['Move'][] | null {
  const moves = played.map((one) => game.parseMove(one)).filter((move) => move !== null)
  if (moves.length < played.length) return null
  return playedOn(game, position, moves).length < moves.length ? null : moves
}
