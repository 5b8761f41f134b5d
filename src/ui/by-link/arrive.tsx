/** Opening a game by its link: what this device knows of it, what is new, or as whom it is played here. */
import type { SharedLink } from '../../saves/by-link/form.ts'
import { openGameLink } from '../../saves/by-link/link.ts'
import { joined, meet } from '../../saves/by-link/meet.ts'
import { seatedAt } from '../../saves/by-link/seated.ts'
import type { SaveGame } from '../../saves/definition.ts'
import { beginGame, replaying, type SavedGame } from '../../saves/game.ts'
import { inStretches } from '../../saves/steps.ts'
import { keepGame, persistedGame, persistedGames } from '../../saves/store.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { t } from '../../text/messages/by-link.ts'
import type { OpenGame } from '../play/definition.ts'
import { type Found, fetchMore } from '../play/found.ts'
import { problemWords } from '../play/problem-words.ts'
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
  const read = open.ok ? await inStretches(open.value.reading()) : open
  if (!read.ok) return { kind: 'problem', words: linkProblem(read) }
  const { shared, ...arrived } = read.value
  const { setup, players, moves } = arrived
  if (!shared) {
    const begun = beginGame<G>(saves, { setup, players })
    return { kind: 'game', saved: { ...begun, moves, foreign: true } }
  }
  const here = persistedGame<G>(saves, device, shared.id)
  if (!here?.link) {
    const seats = seatsOf<G>(saves, shared.link)
    if (seats.length > 0) {
      const { link, ...game } = joined<G>(saves, { ...arrived, shared })
      const saved = { ...game, link: seats.reduce((link, seat) => seatedAt(link, seat), link) }
      return { kind: 'kept', saved, met: { is: 'news', game: saved, from: 0 } }
    }
    const again = await inStretches(replaying<G>(saves, joined<G>(saves, { ...arrived, shared })))
    if (!again.ok) return { kind: 'problem', words: problemWords(again) }
    const { position } = again.value
    const Part = ({ onOpen }: { onOpen: (saved: SavedGame<G>) => void }) => (
      <TakeSeat<G>
        title={game.name}
        saves={saves}
        arrived={{ ...arrived, shared }}
        position={position}
        onOpen={onOpen}
      />
    )
    return { kind: 'asked', Part }
  }
  const met = meet<G>(saves, { ...here, link: here.link }, { ...arrived, shared })
  if (met.is === 'other') return { kind: 'problem', words: t('by-link.another') }
  if (met.is === 'news') keepGame<G>(saves, device, met.game)
  return { kind: 'kept', saved: met.game, met }
}

/** The seats of whoever plays here in a game that follows one of this device: marks go from one to the next. */
function seatsOf<G extends ScenarioTypes>(saves: SaveGame<G>, { marks, names }: SharedLink) {
  const who = (of: Pick<SharedLink, 'marks' | 'names'>, seat: number): string =>
    `${of.marks[seat]} ${of.names[seat]}`
  const known = persistedGames<G>(saves, device).games.flatMap(({ link }) =>
    link ? link.own.map((seat) => who(link, seat)) : [],
  )
  return names.flatMap((_, seat) =>
    marks[seat] && known.includes(who({ marks, names }, seat)) ? [seat] : [],
  )
}
