/** Opening a game by its link: what this device knows of it, what is new, or as whom it is played here. */
import { openGameLink } from '../../saves/by-link/link.ts'
import { meet } from '../../saves/by-link/meet.ts'
import { beginGame, type SavedGame } from '../../saves/game.ts'
import { keepGame, persistedGame } from '../../saves/store.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { t } from '../../text/messages/by-link.ts'
import type { OpenGame } from '../play/definition.ts'
import { type Found, fetchMore } from '../play/found.ts'
import { device } from '../storage.ts'
import { linkProblem } from './link-problem.ts'
import { TakeSeat } from './TakeSeat.tsx'

/** What the link of a game opens. Takes anything, and never throws. */
export async function arrive<G extends ScenarioTypes>(
  game: OpenGame<G>,
  hash: string,
): Promise<Found<G>> {
  const { saves } = game
  const linked = await saves.linked?.()
  if (!linked) return { kind: 'problem', words: t('by-link.foreign') }
  const open = openGameLink<G>(saves, linked, hash)
  if (open.ok) await fetchMore(game, JSON.stringify(open.value.head.setup))
  const read = open.ok ? open.value.read() : open
  if (!read.ok) return { kind: 'problem', words: linkProblem(read) }
  const { shared, ...told } = read.value
  const { setup, players, moves } = told
  if (!shared) {
    const begun = beginGame<G>(saves, { setup, players })
    return { kind: 'game', saved: { ...begun, moves, foreign: true } }
  }
  const here = persistedGame<G>(saves, device, shared.id)
  if (!here?.link) {
    const Part = ({ onOpen }: { onOpen: (saved: SavedGame<G>) => void }) => (
      <TakeSeat<G> saves={saves} told={{ ...told, shared }} onOpen={onOpen} />
    )
    return { kind: 'asked', Part }
  }
  const met = meet<G>(saves, { ...here, link: here.link }, { ...told, shared })
  if (met.is === 'other') return { kind: 'problem', words: t('by-link.another') }
  if (met.is === 'news') keepGame<G>(saves, device, met.game)
  return { kind: 'kept', saved: met.game, met }
}
