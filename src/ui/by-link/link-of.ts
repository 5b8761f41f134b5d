import type { GameTypes } from '../../engine/types.ts'
import { writeGame } from '../../saves/by-link/link.ts'
import type { SaveGame } from '../../saves/definition.ts'
import type { SavedGame } from '../../saves/game.ts'
import { packLink } from '../../saves/link.ts'

/** The link by which others look at a game; one that begins in the middle takes the longer form. */
export async function linkOf<G extends GameTypes>(
  saves: SaveGame<G>,
  { link: _, ...alone }: SavedGame<G>,
): Promise<string> {
  const saved = { ...alone, foreign: true } as const
  const linked = saved.start ? undefined : await saves.linked?.()
  return linked ? writeGame<G>(saves, linked, saved) : packLink(saves.game.parts, saved)
}
