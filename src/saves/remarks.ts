/** What bots said of their moves and which the table made, kept beside a game: the game itself is its moves alone. */
import { LANGUAGE } from '#language/language.ts'
import { type Segment, toText } from '../text/markup.ts'
import type { KeyValueStore } from './key-value-store.ts'

/** A bot's move, as a key, and why it was made, in words. */
export interface Said {
  made: string
  reason: Segment[]
}

/** What was said of moves, by the number of the turn. */
export type SaidMoves = Map<number, Said>

/** Of as many of the last moves reasons are kept: whoever comes back sees those since the own last move, or some before. */
const LAST = 100

interface KeptGameId {
  game: string
  id: string
}

/** Where the remarks on a game lie. */
export const remarksKey = ({ game, id }: KeptGameId): string => `${game}/remarks/${id}`

/** Whether these are words that a page can show: plain, or of terms that it knows. */
function areWords(words: unknown): words is Segment[] {
  if (!Array.isArray(words)) return false
  try {
    toText(words)
    return words.every(({ text, particle }) => typeof (text ?? particle) === 'string')
  } catch {
    return false
  }
}

function isSaid(entry: unknown): entry is [number, Said] {
  if (!Array.isArray(entry) || !Number.isSafeInteger(entry[0])) return false
  const { made, reason }: { made?: unknown; reason?: unknown } = entry[1] ?? {}
  return typeof made === 'string' && areWords(reason)
}

/** What is known of a game's moves beside what they are. */
export interface Remarks {
  said: SaidMoves
  /** Turns that the table made, since there was nothing else to do. */
  forced: ReadonlySet<unknown>
}

/** What was remarked in a game, as far as the device kept it, in the language of this page. Never throws. */
export function persistedRemarks(store: KeyValueStore, game: KeptGameId): Remarks {
  try {
    const { language, said, forced }: Record<string, unknown> = JSON.parse(
      store.read(remarksKey(game)) ?? '{}',
    )
    return {
      said: new Map(language === LANGUAGE && Array.isArray(said) ? said.filter(isSaid) : []),
      forced: new Set(Array.isArray(forced) ? forced : []),
    }
  } catch {
    return { said: new Map(), forced: new Set() }
  }
}

/** Keeps what was said of the last of these turns, and which the table made; what another window kept joins it. */
export function keepRemarks(
  store: KeyValueStore,
  game: KeptGameId,
  turns: readonly { forced?: boolean }[],
  said: SaidMoves,
): void {
  const { length } = turns
  for (const [turn, words] of persistedRemarks(store, game).said)
    if (!said.has(turn)) said.set(turn, words)
  const last = [...said].filter(([turn]) => turn < length && turn >= length - LAST)
  const forced = turns.flatMap((turn, index) => (turn.forced ? [index] : []))
  if (last.length + forced.length > 0)
    store.keep(remarksKey(game), JSON.stringify({ language: LANGUAGE, said: last, forced }))
}
