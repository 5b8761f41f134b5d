/** What an address of the page of play opens: a whole game, one kept here, or a position to play on from. */
import type { RefereeGame } from '../../referee/definition.ts'
import { questionFrom, type ReadLink } from '../../referee/link.ts'
import { playedOn } from '../../referee/played.ts'
import { isGameLink } from '../../saves/by-link/is-game-link.ts'
import { beginGame, gameFrom } from '../../saves/game.ts'
import { isLink, unpackLink } from '../../saves/link.ts'
import { keyOf, persistedGame } from '../../saves/store.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { t } from '../../text/messages/after.ts'
import { t as tFile } from '../../text/messages/files.ts'
import { isPlace } from '../place.ts'
import { heldName, heldPosition } from '../referee/held-position.ts'
import { device } from '../storage.ts'
import type { OpenGame } from './definition.ts'
import { type Found, fetchMore } from './found.ts'
import { problemWords } from './problem-words.ts'

const problem = (words: string) => ({ kind: 'problem', words }) as const

/** What an address names; null where it is only a place on the page. Takes anything, and never throws. */
export async function openAddress<G extends ScenarioTypes>(
  game: OpenGame<G>,
  { hash, search }: Pick<Location, 'hash' | 'search'>,
): Promise<Found<G> | null> {
  if (isGameLink(hash)) return (await import('../by-link/arrive.tsx')).arrive(game, hash)
  if (isLink(hash)) return fromLink(game, hash)
  const query = new URLSearchParams(search)
  const kept = query.get('game')
  if (kept !== null) return fromDevice(game, kept)
  if (query.has('new')) return { kind: 'kept', saved: beginGame(game.saves, game.newGame()) }
  const name = heldName(search)
  if (name !== null) return fromFile(game, name)
  return isPlace(hash) ? null : fromLink(game, hash)
}

async function fromDevice<G extends ScenarioTypes>(
  game: OpenGame<G>,
  id: string,
): Promise<Found<G>> {
  const { saves } = game
  await fetchMore(game, device.read(keyOf({ game: saves.game.parts.id, id })) ?? '')
  const saved = persistedGame(saves, device, id)
  return saved ? { kind: 'kept', saved } : problem(t('from.no-game'))
}

async function fromFile<G extends ScenarioTypes>(
  game: OpenGame<G>,
  name: string,
): Promise<Found<G>> {
  const held = await heldPosition(game.saves.game.parts.id, name)
  if (!held.ok) return problem(unreadWords(held.problem))
  await fetchMore(game, JSON.stringify(held.content))
  const definition = await game.load()
  return fromQuestion(definition, questionFrom(definition, held.content))
}

async function fromLink<G extends ScenarioTypes>(
  game: OpenGame<G>,
  hash: string,
): Promise<Found<G>> {
  const read = await unpackLink(game.saves.game.parts, hash)
  if (!read.ok) return problem(tFile(`link.${read.problem}`))
  const { value } = read
  await fetchMore(game, JSON.stringify(value))
  if (typeof value !== 'object' || value === null || !('kind' in value)) {
    const definition = await game.load()
    return fromQuestion(definition, questionFrom(definition, value))
  }
  const saved = gameFrom(game.saves, value)
  return saved.ok ? { kind: 'game', saved: saved.value } : problem(problemWords(saved))
}

function fromQuestion<G extends ScenarioTypes>(
  { game }: RefereeGame<G>,
  read: ReadLink<G>,
): Found<G> {
  if (!read.ok) return problem(unreadWords(read.problem))
  const { position, played = [], draft } = read.question
  if (draft) return problem(t('from.impossible'))
  const last = playedOn(game, position, played).at(-1)?.after ?? position
  return game.isOver(last) ? problem(t('from.over')) : { kind: 'position', position: last }
}

function unreadWords(what: Extract<ReadLink<ScenarioTypes>, { ok: false }>['problem']): string {
  switch (what) {
    case 'impossible':
    case 'missing':
    case 'offline':
      return t(`from.${what}`)
    case 'move':
    case 'line':
    case 'not-text':
    case 'shape':
      return tFile('link.damaged')
    default:
      return tFile(`link.${what}`)
  }
}
