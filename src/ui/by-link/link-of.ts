import type { GameTypes } from '../../engine/types.ts'
import { writingGame } from '../../saves/by-link/link.ts'
import type { SaveGame } from '../../saves/definition.ts'
import type { SavedGame } from '../../saves/game.ts'
import { packLink } from '../../saves/link.ts'
import { inStretches } from '../../saves/steps.ts'

/** The link by which others look at a game; one that begins in the middle takes the longer form. */
export async function linkOf<G extends GameTypes>(
  saves: SaveGame<G>,
  { link: _, ...alone }: SavedGame<G>,
): Promise<string> {
  const saved = { ...alone, foreign: true } as const
  const linked = saved.start ? undefined : await saves.linked?.()
  return linked
    ? inStretches(writingGame<G>(saves, linked, saved))
    : packLink(saves.game.parts, saved)
}
