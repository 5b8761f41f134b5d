import { useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { letterOf } from '../../engine/seats.ts'
import type { GameTypes } from '../../engine/types.ts'
import { firstPosition, HUMAN, type NewGame } from '../../saves/game.ts'
import { t } from '../../text/messages/games.ts'
import { t as tOfOptions } from '../../text/messages/options.ts'
import { FIRST_DRAFT, type LinkDraft, together } from '../by-link/together.ts'
import { lazy } from '../lazy.tsx'
import type { SetUpGame } from './definition.ts'
import { Opponents } from './Opponents.tsx'
import type { Player } from './player-names.ts'
import { BotTimes, SeatChoice, SeatCount, SeedField } from './SetupFields.tsx'
import { newSeed } from './seed.ts'

/** It comes where friends play apart. */
const LinkFields = lazy(async () => (await import('../by-link/LinkFields.tsx')).LinkFields)

interface Props<G extends GameTypes, Draft> {
  game: SetUpGame<G, Draft>
  onStart: (game: NewGame<NoInfer<G>>) => void
}

/** What a bot may think about one decision unless that is changed, in milliseconds. */
const BOT_TIME = 1000

/** Everybody but the first seat played by the same. */
const against = (kind: Player, count: number): Player[] =>
  Array.from({ length: count }, (_, seat) => (seat === 0 ? HUMAN : kind))

/** Everything about a new game in one place, with one button to begin. */
export function SetupForm<G extends GameTypes, Draft>({ game, onStart }: Props<G, Draft>) {
  const { saves, levels, seats, setupOf, dealOf = setupOf, First, Fields, Options, Preview } = game
  const [players, setPlayers] = useState(against(levels[0] ?? HUMAN, 2))
  const [draft, setDraft] = useState(game.draft)
  const [seed, setSeed] = useState(game.firstSeed)
  const [botTime, setBotTime] = useState(BOT_TIME)
  const [link, setLink] = useState<LinkDraft | null>(null)
  const [optionsOpen, setOptionsOpen] = useState(false)
  useLayoutEffect(() => setSeed(newSeed()), [])
  const count = players.length
  const kinds: readonly Player[] = [HUMAN, ...levels]
  const opponent = players.slice(1).every((kind) => kind === players[1]) ? players[1] : null
  const start = (): void => {
    const apart = link && count > 1 && together(link, players)
    onStart({ setup: setupOf(draft, seed), players, botTime, ...(apart && { link: apart }) })
  }
  const deal = useMemo(
    () => firstPosition<G>(saves, { setup: dealOf(draft, seed), players }),
    [draft, seed, players],
  )
  const setCount = (next: number): void => {
    setPlayers(Array.from({ length: next }, (_, seat) => players[seat] ?? players.at(-1) ?? HUMAN))
    setDraft(game.fitted(draft, next))
  }
  const fields = { draft, onChange: setDraft }
  return (
    <form
      class="set-up"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      {First && <First {...fields} />}
      {game.seatsFirst && <SeatChoice seats={seats} count={count} onChange={setCount} />}
      {count > 1 ? (
        <Opponents
          levels={levels}
          chosen={link ? 'link' : (opponent ?? null)}
          onChoose={(kind) => {
            setPlayers(against(kind, count))
            setLink(null)
          }}
          {...(saves.linked && {
            onLink: () => {
              setPlayers(against(HUMAN, count))
              setLink(FIRST_DRAFT)
            },
          })}
        />
      ) : (
        <p class="told">{game.solo}</p>
      )}
      {link && count > 1 && <LinkFields players={players} draft={link} onChange={setLink} />}
      <details>
        <summary>{t('play.set-up')}</summary>
        {!game.seatsFirst && <SeatCount seats={seats} count={count} onChange={setCount} />}
        {players.map((kind, seat) => (
          <label key={letterOf(seat)}>
            {t('play.seat', { seat: letterOf(seat) })}
            <select
              value={kind}
              onChange={({ currentTarget }) =>
                setPlayers(
                  players.with(seat, kinds.find((one) => one === currentTarget.value) ?? kind),
                )
              }
            >
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {t(`play.kind.${one}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
        {players.some((kind) => kind !== HUMAN) && (
          <BotTimes time={botTime} onChange={setBotTime} />
        )}
        {Fields && <Fields {...fields} />}
        <SeedField seed={seed} onChange={setSeed} />
        <details onToggle={({ currentTarget }) => setOptionsOpen(currentTarget.open)}>
          <summary>{tOfOptions('play.options')}</summary>
          <a href={game.optionsHref}>{t('play.options.help')}</a>
          {optionsOpen && <Options {...fields} />}
        </details>
      </details>
      <button type="submit" class="main-action big">
        {t('play.start')}
      </button>
      <div class="first-look">
        <p>{game.firstLook}</p>
        <Preview state={deal} />
      </div>
    </form>
  )
}
