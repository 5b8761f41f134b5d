import { useEffect, useRef } from 'preact/hooks'
import type { Choice } from '../../../../bots/bot.ts'
import type { BotClient } from '../../../../bots/client.ts'
import { HUMAN } from '../../../../saves/game.ts'
import { pace, usePace } from '../../../../ui/table/pace.ts'
import type { LiveGame } from '../../../../ui/table/useGame.ts'
import { startPuertoRicoBots } from '../../bots/client.ts'
import { LEVELS, type Level } from '../../bots/levels.ts'
import type { PuertoRicoBots } from '../../bots/types.ts'
import { game as rules } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'

/** A bot's move takes at least this long, in milliseconds. */
const PACE = 650

export interface BotPlay {
  /** The bot that is thinking now. */
  thinking: boolean
  /** What a bot chose as turn `index`, with its reason; null where it was no bot, or in another game. */
  choiceOf: (index: number) => Choice<PuertoRicoBots> | null
  /** Lets the next move come, where each waits to be asked for. */
  next: () => void
  /** What the strongest bot would do here; null when it was stopped. */
  hint: (position: Position) => Promise<Choice<PuertoRicoBots> | null>
}

/** Whether both are one move, though one of them has been to the worker. */
const isSameMove = (move: Move, other: Move): boolean =>
  rules.keyOfMove(move) === rules.keyOfMove(other)

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** Lets bots move for the seats of `players` that name a level, in a worker, each within `ms` milliseconds a decision. */
export function useBots(
  game: LiveGame<PuertoRico>,
  players: readonly string[],
  ms: number,
): BotPlay {
  const { position, turns, attempt } = game
  const bots = useRef<BotClient<PuertoRicoBots> | null>(null)
  const choices = useRef(new Map<number, Choice<PuertoRicoBots>>())
  const next = useRef<() => void>(() => undefined)
  const [speed] = usePace()
  const { seat } = position
  const level = position.at === 'over' ? undefined : LEVELS.find((one) => one === players[seat])
  const started = (): BotClient<PuertoRicoBots> => {
    bots.current ??= startPuertoRicoBots(position.expansions !== undefined)
    return bots.current
  }

  useEffect(() => {
    if (!level) return
    const stop = new AbortController()
    const move = async (level: Level): Promise<void> => {
      const asked = started().ask(level, position, { ms }, position.rng, { signal: stop.signal })
      const shown =
        speed === 'step'
          ? new Promise<void>((go) => {
              next.current = go
            })
          : wait(pace(PACE))
      const [choice] = await Promise.all([asked, shown])
      if (stop.signal.aborted) return
      choices.current.set(turns.length, choice)
      attempt(choice.move)
    }
    move(level).catch((reason) => {
      if (!stop.signal.aborted) throw reason
    })
    return () => stop.abort()
  }, [position, level, speed])
  useEffect(() => () => bots.current?.close(), [])

  const hint = (at: Position): Promise<Choice<PuertoRicoBots> | null> =>
    started()
      .ask('advanced', at, { ms }, at.rng)
      .catch(() => null)
  const choiceOf = (index: number): Choice<PuertoRicoBots> | null => {
    const choice = choices.current.get(index)
    const turn = turns[index]
    const isIts = choice && turn && players[turn.move.seat] !== HUMAN
    return isIts && isSameMove(choice.move, turn.move) ? choice : null
  }
  return { thinking: level !== undefined, choiceOf, next: () => next.current(), hint }
}
