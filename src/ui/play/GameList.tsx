import { useMemo, useState } from 'preact/hooks'
import { COLON, COMMA } from '#language/language.ts'
import type { GameTypes } from '../../engine/types.ts'
import type { SaveGame } from '../../saves/definition.ts'
import { replay, type SavedGame } from '../../saves/game.ts'
import { seatsHere } from '../../saves/seats.ts'
import type { Persisted } from '../../saves/store.ts'
import { t } from '../../text/messages/games.ts'
import { namesOf } from './player-names.ts'

/** What a game is called in a list: by where it stands, or null where the rules can no longer follow it. */
type TitleOf<G extends GameTypes> = (game: SavedGame<G>, position: G['Position'] | null) => string

interface Props<G extends GameTypes> {
  saves: SaveGame<G>
  titleOf: TitleOf<G>
  kept: Persisted<NoInfer<G>>
  onOpen: (game: SavedGame<G>) => void
  onDrop: (id: string) => void
  onFile: (file: File) => void
}

interface Listed<G extends GameTypes> {
  game: SavedGame<G>
  /** Where it stands; null where the rules of this site can no longer follow it. */
  position: G['Position'] | null
  over: boolean
}

/** What a game by link waits for: a move here, a link that is still to be sent, or a move elsewhere. */
function turnWords<G extends GameTypes>(game: SavedGame<G>, seat: number) {
  const here = seatsHere(game)
  if (here.includes(seat)) return 'play.my-turn'
  const sent = game.link?.sent ?? 0
  const isUnsent = game.moves.slice(sent).some((move) => here.includes(move.seat))
  return isUnsent || game.link?.owed ? 'play.unsent' : 'play.others-turn'
}

/** The games kept here with where they stand. */
function useListed<G extends GameTypes>({ saves, kept }: Pick<Props<G>, 'saves' | 'kept'>) {
  return useMemo(() => kept.games.map((game) => listedOf(saves, game)), [kept])
}

/** The games that go on: before anything else that can be begun. */
export function RunningGames<G extends GameTypes>(props: Omit<Props<G>, 'onFile'>) {
  const running = useListed(props).filter(({ over }) => !over)
  return (
    running.length > 0 && (
      <section class="game-list" aria-label={t('play.resume')}>
        <h2>{t('play.resume')}</h2>
        <Rows games={running} {...props} />
      </section>
    )
  )
}

/** The games of this device that are over, to look back at or to drop after asking twice; and a file to bring in. */
export function GameList<G extends GameTypes>(props: Props<G>) {
  const { kept, onFile } = props
  const over = useListed(props).filter((game) => game.over)
  return (
    <section class="game-list" aria-label={t('play.finished')}>
      {over.length > 0 && <h2>{t('play.finished')}</h2>}
      <Rows games={over} {...props} />
      {kept.unreadable.length > 0 && (
        <p class="warning">{t('play.unreadable', { count: kept.unreadable.length })}</p>
      )}
      <label class="file quiet-action">
        {t('play.import')}
        <input
          class="sr"
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            if (file) onFile(file)
            event.currentTarget.value = ''
          }}
        />
      </label>
    </section>
  )
}

interface RowsProps<G extends GameTypes> extends Pick<Props<G>, 'titleOf' | 'onOpen' | 'onDrop'> {
  games: readonly Listed<G>[]
}

function Rows<G extends GameTypes>({ games, titleOf, onOpen, onDrop }: RowsProps<G>) {
  const [doomed, setDoomed] = useState('')
  const dropWords = ({ id }: SavedGame<G>): string =>
    t(doomed === id ? 'play.drop-sure' : 'play.drop')
  return (
    <ul>
      {games.map(({ game, position, over }) => {
        const title = titleOf(game, position)
        return (
          <li key={game.id}>
            <button type="button" class="quiet-action" onClick={() => onOpen(game)}>
              {over ? t('play.finished-one', { title }) : t('play.resume-one', { title })}
            </button>
            {game.link && position && !over && (
              <small>
                {namesOf(game).join(COMMA)}
                {COLON}
                {t(turnWords(game, position.seat))}
              </small>
            )}
            <button
              type="button"
              class="quiet-action"
              aria-label={`${dropWords(game)}${COLON}${title}`}
              onClick={() => (doomed === game.id ? onDrop(game.id) : setDoomed(game.id))}
              onBlur={() => setDoomed('')}
            >
              {dropWords(game)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function listedOf<G extends GameTypes>(saves: SaveGame<G>, game: SavedGame<G>): Listed<G> {
  const opened = replay(saves, game)
  if (!opened.ok) return { game, position: null, over: false }
  const { position } = opened.value
  return { game, position, over: saves.game.isOver(position) }
}
