/** What an address of this page tells: a position, as links of cases do, or a new game. */
import * as v from 'valibot'
import { isLink, unpackLink } from '../../../../saves/link.ts'
import { t } from '../../../../text/messages/files.ts'
import { isPlace } from '../../../../ui/place.ts'
import { leHavre } from '../../plug.ts'
import type { Start } from '../../rules/notation.ts'
import type { Position } from '../../rules/state.ts'

export type Found =
  | { kind: 'position'; position: Position }
  | { kind: 'new' }
  /** It could not be read, and why. */
  | { kind: 'problem'; words: string }

/** What an address names; null where it is only a place on the page. Takes anything, and never throws. */
export async function openAddress({
  hash,
  search,
}: Pick<Location, 'hash' | 'search'>): Promise<Found | null> {
  if (new URLSearchParams(search).has('new')) return { kind: 'new' }
  if (!isLink(hash) && isPlace(hash)) return null
  const { game, scenario } = leHavre
  const read = await unpackLink(game.parts, hash)
  if (!read.ok) return { kind: 'problem', words: t(`link.${read.problem}`) }
  const parsed = v.safeParse(v.strictObject(scenario.startEntries), read.value)
  const built = parsed.success ? scenario.positionFrom(parsed.output as Start) : null
  if (!built?.ok || built.value.at === 'over') return { kind: 'problem', words: t('link.damaged') }
  return { kind: 'position', position: built.value }
}
