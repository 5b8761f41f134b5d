import { useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { letterOf } from '../../../../engine/seats.ts'
import { firstPosition, HUMAN } from '../../../../saves/game.ts'
import { t as tOfOptions } from '../../../../text/messages/options.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import { to } from '../../../../ui/link.ts'
import { HIGHEST_SEED, newSeed, seedFrom } from '../../../../ui/play/seed.ts'
import { Say } from '../../../../ui/Say.tsx'
import { builtOther, useNames } from '../../../../ui/use-names.ts'
import { LEVELS } from '../../bots/levels.ts'
import {
  EDITIONS,
  type EditionId,
  isPlayedWith,
  OPTION_IDS,
  OPTION_VALUES,
  type OptionId,
  type Options,
  type OptionValue,
  seatsOf,
} from '../../rules/editions.ts'
import type { ExpansionOptions } from '../../rules/expansions.ts'
import { EXPANSIONS, type ExpansionId } from '../../rules/vocabulary.ts'
import { type Dealt, saves } from '../../saves.ts'
import { PlantationRow } from '../../table/board/PlantationRow.tsx'
import { toText } from '../../words/markup.ts'
import { t } from '../../words/messages/games.ts'
import { optionName, optionValueName } from '../../words/options.ts'
import { Opponents, type Player } from './Opponents.tsx'

/** What may be chosen with expansions comes with the first of them. */
const ExpansionFields = lazy(async () => (await import('./ExpansionFields.tsx')).ExpansionFields)

interface Props {
  onStart: (game: Dealt) => void
}

/** What is drawn before the page is awake, the same for all. */
const FIRST_SEED = 1897

/** What may be chosen for a bot's decision, in milliseconds; the second is the default. */
const BOT_TIMES: readonly [number, number, ...number[]] = [250, 1000, 3000, 10_000]

/** Who may sit in a seat, people first. */
const PLAYERS: readonly Player[] = [HUMAN, ...LEVELS]

/** Everybody but the first seat played by the same. */
const against = (kind: Player, count: number): Player[] =>
  Array.from({ length: count }, (_, seat) => (seat === 0 ? HUMAN : kind))

/** Everything about a new game in one place, with one button to begin. */
export function SetupForm({ onStart }: Props) {
  const [players, setPlayers] = useState(against('novice', 2))
  const [edition, setEdition] = useState<EditionId>('two-player')
  const [seed, setSeed] = useState(FIRST_SEED)
  const [options, setOptions] = useState<Partial<Options>>({})
  const [sets, setSets] = useState<readonly ExpansionId[]>([])
  const [added, setAdded] = useState<Partial<ExpansionOptions>>({})
  const [botTime, setBotTime] = useState(BOT_TIMES[1])
  const names = useNames()
  useLayoutEffect(() => setSeed(newSeed()), [])
  const opponent = players.slice(1).every((kind) => kind === players[1]) ? players[1] : null
  const setup = { edition, seed, options }
  const expansions = sets.length > 0 && { expansions: sets, expansionOptions: added }
  const start = (): void => onStart({ setup: { ...setup, ...expansions }, players, botTime })
  const deal = useMemo(
    () => firstPosition(saves, { setup, players }),
    [edition, seed, options, players],
  )

  const setCount = (count: number): void => {
    setPlayers(Array.from({ length: count }, (_, seat) => players[seat] ?? players.at(-1) ?? HUMAN))
    if (!isPlayedWith(edition, count)) setEdition('classic')
  }
  const setOption = (id: OptionId, value: OptionValue): void => {
    const { [id]: _, ...rest } = options
    setOptions(value === OPTION_VALUES[id][0] ? rest : { ...rest, [id]: value })
  }

  return (
    <form
      class="set-up"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <Opponents
        chosen={opponent ?? null}
        onChoose={(kind) => setPlayers(against(kind, players.length))}
      />
      <details>
        <summary>{t('play.set-up')}</summary>
        <label>
          {tOfOptions('play.players')}
          <select
            value={players.length}
            onChange={(event) => setCount(Number(event.currentTarget.value))}
          >
            {seatsOf('classic').map((count) => (
              <option key={count} value={count}>
                {tOfOptions('play.players.count', { count })}
              </option>
            ))}
          </select>
        </label>
        {players.map((kind, seat) => (
          <label key={letterOf(seat)}>
            {t('play.seat', { seat: letterOf(seat) })}
            <select
              value={kind}
              onChange={(event) =>
                setPlayers(players.with(seat, event.currentTarget.value as Player))
              }
            >
              {PLAYERS.map((one) => (
                <option key={one} value={one}>
                  {t(`play.kind.${one}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
        {players.some((kind) => kind !== HUMAN) && (
          <label>
            {t('play.bot-time')}
            <select
              value={botTime}
              onChange={(event) => setBotTime(Number(event.currentTarget.value))}
            >
              {BOT_TIMES.map((time) => (
                <option key={time} value={time}>
                  {t('play.seconds', { count: time / 1000 })}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {t('play.edition')}
          <select
            value={edition}
            onChange={(event) => setEdition(event.currentTarget.value as EditionId)}
          >
            {EDITIONS.filter((one) => isPlayedWith(one, players.length)).map((one) => (
              <option key={one} value={one}>
                {t(`play.edition.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <fieldset class="expansions">
          <legend>{t('play.expansions')}</legend>
          {EXPANSIONS.map((set) => (
            <label key={set}>
              <input
                type="checkbox"
                checked={sets.includes(set)}
                onChange={({ currentTarget }) =>
                  setSets(
                    EXPANSIONS.filter((one) =>
                      one === set ? currentTarget.checked : sets.includes(one),
                    ),
                  )
                }
              />
              <span>{t(`play.expansion.${set}`)}</span>
            </label>
          ))}
        </fieldset>
        {sets.length > 0 && <ExpansionFields sets={sets} options={added} onChange={setAdded} />}
        <label>
          {t('play.seed')}
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={HIGHEST_SEED}
            value={seed}
            aria-describedby="seed-help"
            onChange={(event) => setSeed(seedFrom(event.currentTarget.value))}
          />
          <small id="seed-help">{t('play.seed.help')}</small>
        </label>
        <details>
          <summary>{tOfOptions('play.options')}</summary>
          <a href={to('/puerto-rico/rules/differences/')}>{t('play.options.help')}</a>
          {OPTION_IDS.map((id) => (
            <label key={id}>
              <span>
                <Say of={optionName(id)} />
              </span>
              <select
                value={String(options[id] ?? OPTION_VALUES[id][0])}
                onChange={(event) => {
                  const value = OPTION_VALUES[id].find(
                    (one) => String(one) === event.currentTarget.value,
                  )
                  if (value !== undefined) setOption(id, value)
                }}
              >
                {OPTION_VALUES[id].map((value) => (
                  <option
                    key={String(value)}
                    value={String(value)}
                    {...builtOther((set) => toText(optionValueName(id, value), set))}
                  >
                    {toText(optionValueName(id, value), names)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </details>
      </details>
      <button type="submit" class="main-action big">
        {t('play.start')}
      </button>
      <div class="first-look">
        <p>{t('play.first-look')}</p>
        <PlantationRow state={deal} />
      </div>
    </form>
  )
}
