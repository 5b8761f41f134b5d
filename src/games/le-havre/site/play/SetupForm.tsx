import { useLayoutEffect, useState } from 'preact/hooks'
import { HUMAN } from '../../../../saves/game.ts'
import { t as tOfOptions } from '../../../../text/messages/options.ts'
import { HIGHEST_SEED, newSeed, seedFrom } from '../../../../ui/play/seed.ts'
import { Say } from '../../../../ui/Say.tsx'
import { LEVELS } from '../../bots/levels.ts'
import { VERSIONS, type Version } from '../../rules/vocabulary.ts'
import { type Dealt, SEATS } from '../../saves.ts'
import { say, t } from '../../words/messages/games.ts'

interface Props {
  onStart: (game: Dealt) => void
}

/** Whom to play against, bots before people at the same device. */
const OPPONENTS = [...LEVELS, HUMAN] as const
type Opponent = (typeof OPPONENTS)[number]

/** What is drawn before the page is awake, the same for all. */
const FIRST_SEED = 2008

/** A new game: which version, and how many play on this device. */
export function SetupForm({ onStart }: Props) {
  const [version, setVersion] = useState<Version>('short')
  const [seats, setSeats] = useState<number>(2)
  const [opponent, setOpponent] = useState<Opponent>(LEVELS[0])
  const [seed, setSeed] = useState(FIRST_SEED)
  useLayoutEffect(() => setSeed(newSeed()), [])
  return (
    <form
      class="set-up"
      onSubmit={(event) => {
        event.preventDefault()
        const others = Array<string>(seats - 1).fill(opponent)
        onStart({ setup: { version, seed }, players: [HUMAN, ...others] })
      }}
    >
      <fieldset class="opponents versions">
        <legend>{t('start.version')}</legend>
        {VERSIONS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="version"
              checked={version === one}
              onChange={() => setVersion(one)}
            />
            <span>{t(`version.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <p class="told">
        <Say of={say(`version.${version}.told`)} />
      </p>
      <fieldset class="opponents seats">
        <legend>{tOfOptions('play.players')}</legend>
        {SEATS.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="seats"
              checked={seats === count}
              onChange={() => setSeats(count)}
            />
            <span>{tOfOptions('play.players.count', { count })}</span>
          </label>
        ))}
      </fieldset>
      {seats > 1 && (
        <fieldset class="opponents">
          <legend>{t('play.opponent')}</legend>
          {OPPONENTS.map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="opponent"
                checked={kind === opponent}
                onChange={() => setOpponent(kind)}
              />
              <span>{t(kind === HUMAN ? 'play.together' : `play.kind.${kind}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {seats > 1 && opponent !== HUMAN && <p class="told">{t(`play.kind.${opponent}.told`)}</p>}
      {seats === 1 && <p class="told">{t('start.solo')}</p>}
      <button type="submit" class="main-action big">
        {t('play.start')}
      </button>
      <details>
        <summary>{t('play.seed')}</summary>
        <label>
          {t('play.seed.help')}
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={HIGHEST_SEED}
            value={seed}
            onChange={({ currentTarget }) => setSeed(seedFrom(currentTarget.value))}
          />
        </label>
      </details>
    </form>
  )
}
