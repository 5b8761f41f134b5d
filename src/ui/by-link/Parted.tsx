import { useMemo } from 'preact/hooks'
import { COLON } from '#language/language.ts'
import { letterOf } from '../../engine/seats.ts'
import type { GameTypes } from '../../engine/types.ts'
import type { Meeting, Parting } from '../../saves/by-link/meet.ts'
import type { SaveGame } from '../../saves/definition.ts'
import { replay, type SavedGame } from '../../saves/game.ts'
import { t } from '../../text/messages/by-link.ts'
import { t as tOfGames } from '../../text/messages/games.ts'
import { namesOf } from '../play/player-names.ts'
import type { TableWords } from '../table/definition.ts'
import { Since } from '../table/Since.tsx'

export interface PartedProps<G extends GameTypes> {
  saves: SaveGame<G>
  words: TableWords<G>
  players: readonly string[]
  parted: Meeting<G> & { is: 'parted' }
  /** Goes on with one of them; the other is kept as well. */
  onChoose: (chosen: SavedGame<G>, other: SavedGame<G>) => void
}

/** A game that was played on in two ways, side by side from where they part. One is chosen. */
export function Parted<G extends GameTypes>(props: PartedProps<G>) {
  const { saves, words, players, parted, onChoose } = props
  const { game, there, from, why } = parted
  const turns = useMemo(
    () =>
      [game, there].map((one) => {
        const again = replay<G>(saves, one)
        return again.ok ? again.value.turns : []
      }),
    [parted],
  )
  // Whichever went on has the position that both of them had last.
  const last = (turns[0]?.[from] ?? turns[1]?.[from])?.before
  const where = {
    round: last ? saves.roundOf(last) : 1,
    name: players[last?.seat ?? 0] ?? '',
  }
  const ways = [
    { id: 'here', of: game, title: t('by-link.parted.here'), choose: t('by-link.parted.stay') },
    {
      id: 'there',
      of: there,
      title: t('by-link.parted.there'),
      choose: t('by-link.parted.follow'),
    },
  ]
  return (
    <section class="parted warning" role="alert">
      <p>{wordsOf(why, where, game.link?.own ?? [])}</p>
      <div class="parted-ways">
        {ways.map(({ id, of, title, choose }, at) => (
          <div key={id} data-way={id}>
            <h2>
              {title}
              {why.is === 'seat' && `${COLON}${namesOf(of)[why.seat]}`}
            </h2>
            {(turns[at]?.length ?? 0) > from ? (
              <Since<G>
                words={words}
                turns={turns[at] ?? []}
                from={from}
                players={players}
                reasonOf={() => null}
                isWhole
              />
            ) : (
              <p>{t('by-link.parted.nothing')}</p>
            )}
            <button
              type="button"
              class="main-action"
              onClick={() => (at === 0 ? onChoose(game, there) : onChoose(there, game))}
            >
              {choose}
            </button>
          </div>
        ))}
      </div>
    </section>
  )
}

function wordsOf(
  why: Parting,
  where: { round: number; name: string },
  own: readonly number[],
): string {
  if (why.is === 'moves') return t('by-link.parted', where)
  if (why.is === 'back') return t('by-link.parted-back', where)
  const seat = tOfGames('play.player', { letter: letterOf(why.seat) })
  return t(own.includes(why.seat) ? 'by-link.parted-mine' : 'by-link.parted-seat', { seat })
}
