import { t } from '../../text/messages/games.ts'
import { t as tOfOptions } from '../../text/messages/options.ts'
import { HIGHEST_SEED, seedFrom } from './seed.ts'

interface SeatsProps {
  seats: readonly number[]
  count: number
  onChange: (count: number) => void
}

/** How many play, as a choice in front. */
export const SeatChoice = ({ seats, count, onChange }: SeatsProps) => (
  <fieldset class="opponents seats">
    <legend>{tOfOptions('play.players')}</legend>
    {seats.map((one) => (
      <label key={one}>
        <input type="radio" name="seats" checked={one === count} onChange={() => onChange(one)} />
        <span>{tOfOptions('play.players.count', { count: one })}</span>
      </label>
    ))}
  </fieldset>
)

/** How many play, among what is changed seldom. */
export const SeatCount = ({ seats, count, onChange }: SeatsProps) => (
  <label>
    {tOfOptions('play.players')}
    <select value={count} onChange={(event) => onChange(Number(event.currentTarget.value))}>
      {seats.map((one) => (
        <option key={one} value={one}>
          {tOfOptions('play.players.count', { count: one })}
        </option>
      ))}
    </select>
  </label>
)

/** What may be chosen for a bot's decision, in milliseconds. */
const BOT_TIMES = [250, 1000, 3000, 10_000]

interface TimeProps {
  time: number
  onChange: (time: number) => void
}

/** How long a bot may think about a decision. */
export const BotTimes = ({ time, onChange }: TimeProps) => (
  <label>
    {t('play.bot-time')}
    <select value={time} onChange={(event) => onChange(Number(event.currentTarget.value))}>
      {BOT_TIMES.map((one) => (
        <option key={one} value={one}>
          {t('play.seconds', { count: one / 1000 })}
        </option>
      ))}
    </select>
  </label>
)

interface SeedProps {
  seed: number
  onChange: (seed: number) => void
}

/** The number of the deal. */
export const SeedField = ({ seed, onChange }: SeedProps) => (
  <label>
    {t('play.seed')}
    <input
      type="number"
      inputMode="numeric"
      min={0}
      max={HIGHEST_SEED}
      value={seed}
      aria-describedby="seed-help"
      onChange={(event) => onChange(seedFrom(event.currentTarget.value))}
    />
    <small id="seed-help">{t('play.seed.help')}</small>
  </label>
)
