import type { FunctionComponent } from 'preact'
import type { SavedGame } from '../../saves/game.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import type { Met } from '../session/definition.ts'
import type { OpenGame } from './definition.ts'

/** What an address names, a game or a position to play on from. */
export type Found<G extends ScenarioTypes> =
  | { kind: 'game'; saved: SavedGame<G> }
  /** One of this device, to be gone on with, or a new one; `met` is what a link brought to it. */
  | { kind: 'kept'; saved: SavedGame<G>; met?: Met<G> }
  /** Something is asked before it can be opened. */
  | { kind: 'asked'; Part: FunctionComponent<{ onOpen: (saved: SavedGame<G>) => void }> }
  | { kind: 'position'; position: G['Position'] }
  /** It could not be read, and why. */
  | { kind: 'problem'; words: string }

/** Fetches what a game needs to be read. */
export async function fetchMore<G extends ScenarioTypes>(
  { more }: Pick<OpenGame<G>, 'more'>,
  text: string,
): Promise<void> {
  if (more?.isFor(text)) await more.load()
}
