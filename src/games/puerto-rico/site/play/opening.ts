/** What an address of this page opens: a whole game, one kept here, or a position to play on from. */
import { questionFrom, type ReadLink } from '../../../../referee/link.ts'
import { playedOn } from '../../../../referee/played.ts'
import { beginGame, gameFrom, HUMAN } from '../../../../saves/game.ts'
import { isLink, unpackLink } from '../../../../saves/link.ts'
import { keptGame, keyOf } from '../../../../saves/store.ts'
import { t as tFile } from '../../../../text/messages/files.ts'
import { isPlace } from '../../../../ui/place.ts'
import { problemWords } from '../../../../ui/play/problem-words.ts'
import { newSeed } from '../../../../ui/play/seed.ts'
import { device } from '../../../../ui/storage.ts'
import { LEVELS } from '../../bots/levels.ts'
import { puertoRico } from '../../plug.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { type Saved, saves } from '../../saves.ts'
import { t } from '../../words/messages/after.ts'
import { openFile } from '../referee/opening.ts'
import { loadExpansions, namesExpansions } from './with-expansions.ts'

export type Found =
  | { kind: 'game'; saved: Saved }
  /** One of this device, to be gone on with, or a new one. */
  | { kind: 'kept'; saved: Saved }
  | { kind: 'position'; position: Position }
  /** It could not be read, and why. */
  | { kind: 'problem'; words: string }

/** What an address names. Takes anything, and never throws. */
export async function openAddress({ hash, search }: Location): Promise<Found | null> {
  if (isLink(hash)) return fromLink(hash)
  const query = new URLSearchParams(search)
  const kept = query.get('game')
  if (kept !== null) return fromDevice(kept)
  if (query.has('new')) return newGame()
  for (const kind of ['scenario', 'lesson'] as const) {
    const id = query.get(kind)
    if (id !== null) return fromQuestion(await openFile(`${kind}s/${id}`))
  }
  return isPlace(hash) ? null : fromLink(hash)
}

/** The game to begin with: two seats, one of them the easiest bot's. */
function newGame(): Found {
  const setup = { edition: 'two-player', seed: newSeed(), options: {} } as const
  return { kind: 'kept', saved: beginGame(saves, { setup, players: [HUMAN, LEVELS[0]] }) }
}

async function fromDevice(id: string): Promise<Found> {
  const key = keyOf({ game: puertoRico.game.parts.id, id })
  if (namesExpansions(device.read(key) ?? '')) await loadExpansions()
  const saved = keptGame(saves, device, id)
  return saved ? { kind: 'kept', saved } : { kind: 'problem', words: t('from.no-game') }
}

async function fromLink(hash: string): Promise<Found> {
  const read = await unpackLink(puertoRico.game.parts, hash)
  if (!read.ok) return { kind: 'problem', words: tFile(`link.${read.problem}`) }
  const { value } = read
  if (namesExpansions(JSON.stringify(value))) await loadExpansions()
  if (typeof value !== 'object' || value === null || !('kind' in value))
    return fromQuestion(questionFrom(puertoRico, value))
  const game = gameFrom(saves, value)
  if (game.ok) return { kind: 'game', saved: game.value }
  return { kind: 'problem', words: problemWords(game) }
}

function fromQuestion(read: ReadLink<PuertoRico>): Found {
  if (!read.ok) return { kind: 'problem', words: unreadWords(read.problem) }
  const { position, played = [], draft } = read.question
  if (draft) return { kind: 'problem', words: t('from.impossible') }
  const last = playedOn(puertoRico.game, position, played).at(-1)?.after ?? position
  return last.at === 'over'
    ? { kind: 'problem', words: t('from.over') }
    : { kind: 'position', position: last }
}

function unreadWords(problem: Exclude<ReadLink<PuertoRico>, { ok: true }>['problem']): string {
  switch (problem) {
    case 'impossible':
    case 'missing':
    case 'offline':
      return t(`from.${problem}`)
    case 'move':
    case 'line':
    case 'not-text':
    case 'shape':
      return tFile('link.damaged')
    default:
      return tFile(`link.${problem}`)
  }
}
