/** What an address of this page tells: a position, as links of cases do, or a new game. */
import * as v from 'valibot'
import { isLink, unpackLink } from '../../../../saves/link.ts'
import { keptGame } from '../../../../saves/store.ts'
import { t as tAfter } from '../../../../text/messages/after.ts'
import { t } from '../../../../text/messages/files.ts'
import { isPlace } from '../../../../ui/place.ts'
import { device } from '../../../../ui/storage.ts'
import { leHavre } from '../../plug.ts'
import type { Start } from '../../rules/notation.ts'
import type { Position } from '../../rules/state.ts'
import { type Saved, saves } from '../../saves.ts'

export type Found =
  /** A game of this device, to be gone on with. */
  | { kind: 'kept'; saved: Saved }
  | { kind: 'position'; position: Position }
  | { kind: 'new' }
  /** It could not be read, and why. */
  | { kind: 'problem'; words: string }

/** What an address names; null where it is only a place on the page. Takes anything, and never throws. */
export async function openAddress({
  hash,
  search,
}: Pick<Location, 'hash' | 'search'>): Promise<Found | null> {
  const query = new URLSearchParams(search)
  if (query.has('new')) return { kind: 'new' }
  const id = query.get('game')
  if (id !== null) {
    const saved = keptGame(saves, device, id)
    return saved ? { kind: 'kept', saved } : { kind: 'problem', words: tAfter('from.no-game') }
  }
  if (!isLink(hash) && isPlace(hash)) return null
  const { game, scenario } = leHavre
  const read = await unpackLink(game.parts, hash)
  if (!read.ok) return { kind: 'problem', words: t(`link.${read.problem}`) }
  const parsed = v.safeParse(v.strictObject(scenario.startEntries), read.value)
  const built = parsed.success ? scenario.positionFrom(parsed.output as Start) : null
  if (!built?.ok || built.value.at === 'over') return { kind: 'problem', words: t('link.damaged') }
  return { kind: 'position', position: built.value }
}
