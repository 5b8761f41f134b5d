import { useEffect, useRef, useState } from 'preact/hooks'
import type { Choice } from '../../../../bots/bot.ts'
import type { BotClient } from '../../../../bots/client.ts'
import { pace } from '../../../../ui/table/pace.ts'
import type { LiveGame } from '../../../../ui/table/useGame.ts'
import { startPuertoRicoBots } from '../../bots/client.ts'
import { LEVELS, type Level } from '../../bots/levels.ts'
import type { PuertoRicoBots } from '../../bots/types.ts'
import type { Move } from '../../rules/moves.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'

/** A bot's move takes at least this long, in milliseconds. */
const PACE = 650

export interface BotPlay {
  /** The bot that is thinking now. */
  thinking: boolean
  /** The last choice of a bot, with its reason, until somebody else has chosen something. */
  last: { seat: number; choice: Choice<PuertoRicoBots> } | null
  /** What the strongest bot would do here; null when it was stopped. */
  hint: (position: Position) => Promise<Choice<PuertoRicoBots> | null>
}

/** Whether both are one move, though one of them has been to the worker. */
export const isSameMove = (move: Move, other: Move | undefined): boolean =>
  JSON.stringify(move) === JSON.stringify(other)

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Lets bots move for the seats of `players` that name a level, in a worker, each within `ms` milliseconds a decision. */
export function useBots(
  game: LiveGame<PuertoRico>,
  players: readonly string[],
  ms: number,
): BotPlay {
  const { position, turns, attempt } = game
  const bots = useRef<BotClient<PuertoRicoBots> | null>(null)
  const [last, setLast] = useState<BotPlay['last']>(null)
  const { seat } = position
  const level = position.at === 'over' ? undefined : LEVELS.find((one) => one === players[seat])
  const started = (): BotClient<PuertoRicoBots> => {
    bots.current ??= startPuertoRicoBots()
    return bots.current
  }

  useEffect(() => {
    if (!level) return
    const stop = new AbortController()
    const move = async (level: Level): Promise<void> => {
      const asked = started().ask(level, position, { ms }, position.rng, { signal: stop.signal })
      const [choice] = await Promise.all([asked, wait(pace(PACE))])
      if (stop.signal.aborted) return
      setLast({ seat, choice })
      attempt(choice.move)
    }
    move(level).catch((reason) => {
      if (!stop.signal.aborted) throw reason
    })
    return () => stop.abort()
  }, [position, level])
  useEffect(() => () => bots.current?.close(), [])

  const hint = (at: Position): Promise<Choice<PuertoRicoBots> | null> =>
    started()
      .ask('advanced', at, { ms }, at.rng)
      .catch(() => null)
  const chosen = turns.findLast((turn) => !turn.forced)?.move
  const stands = last && isSameMove(last.choice.move, chosen)
  return { thinking: level !== undefined, last: stands ? last : null, hint }
}
