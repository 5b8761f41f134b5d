import { useEffect, useRef, useState } from 'preact/hooks'
import type { SeatHistory } from '../../bots/definition.ts'
import type { GameTypes } from '../../engine/types.ts'
import { HUMAN } from '../../saves/game.ts'
import type { Said, SaidMoves } from '../../saves/remarks.ts'
import { whenIdle } from '../play/idle-work.ts'
import { pace, usePace } from '../table/pace.ts'
import type { TableBots } from './definition.ts'
import type { ExplainingBots, Hinted } from './explaining-bots.ts'

/** A bot's move takes at least this long at the usual pace, in milliseconds. */
const PACE = 650

/** How long after a bot failed, as where its code does not come, it is asked again, in milliseconds. */
const AGAIN = 2000

/** How many games bots know at most when they have thought ahead while a person decides: their worker keeps them with ease. */
const AHEAD = { iterations: 10_000 }

/** What bots need of a game that goes on. */
interface PlayedGame<G extends GameTypes> {
  position: G['Position']
  turns: readonly { before: G['Position']; move: G['Move'] }[]
  attempt: (move: G['Move']) => unknown
}

export interface BotPlay<G extends GameTypes> {
  /** Whether a bot is to move, and so thinks. */
  thinking: boolean
  /** Its move waits to be asked for, as the reader has set. */
  held: boolean
  /** What a bot said of its move as turn `index`; null where it was no bot, or nothing is known of it. */
  saidOf: (index: number) => Said | null
  /** Lets the next move of a bot come, where the reader has set that each waits to be asked for. */
  next: () => void
  /** What the bot that gives hints would do here; null where it failed or was closed. */
  hint: (position: G['Position']) => Promise<Hinted<G['Move']> | null>
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/**
 * Lets bots move for the seats of `players` that name a level, each within a time by its level and `ms`
 * milliseconds a decision. They think in a worker, where those that have a use for it think ahead while a
 * person decides; on the page where none runs. What they say of their moves goes into `said`.
 */
export function useBots<G extends GameTypes>(
  { levels, thinkingAhead, start, isOver, keyOfMove, seedOf, timeOf, hintLevel }: TableBots<G>,
  game: PlayedGame<NoInfer<G>>,
  players: readonly string[],
  ms: number,
  said: SaidMoves,
): BotPlay<G> {
  const { position, turns, attempt } = game
  const bots = useRef<ExplainingBots<G['Position'], G['Move']> | null>(null)
  const next = useRef<() => void>(() => undefined)
  const ahead = useRef<() => void>(() => undefined)
  const begun = useRef<{ start: G['Position'] | null; games: number }>({ start: null, games: 0 })
  const [speed] = usePace()
  const [failures, setFailures] = useState(0)
  const { seat } = position
  const level = isOver(position) ? undefined : levels.find((one) => one === players[seat])
  const started = (): ExplainingBots<G['Position'], G['Move']> => {
    bots.current ??= start(position)
    return bots.current
  }

  /** What the bot of `seat` may remember by: where a game begins anew, nothing of the one before. */
  const historyOf = (seat: number): SeatHistory => {
    const first = turns[0]?.before ?? position
    if (begun.current.start !== first)
      begun.current = { start: first, games: begun.current.games + 1 }
    return { seat, made: [`${begun.current.games}`, ...turns.map(({ move }) => keyOfMove(move))] }
  }

  useEffect(() => {
    if (!level) return
    const stop = new AbortController()
    const move = async (level: string): Promise<void> => {
      const budget = { ms: timeOf(level, ms) }
      const asked = started().ask(level, position, budget, seedOf(position), {
        signal: stop.signal,
        history: historyOf(seat),
      })
      const shown =
        speed === 'step'
          ? new Promise<void>((go) => {
              next.current = go
            })
          : wait(pace(PACE))
      const [{ move, reason }] = await Promise.all([asked, shown])
      if (stop.signal.aborted) return
      said.set(turns.length, { made: keyOfMove(move), reason })
      attempt(move)
    }
    let timer = 0
    move(level).catch((reason) => {
      if (stop.signal.aborted) return
      timer = window.setTimeout(() => setFailures((count) => count + 1), AGAIN)
      throw reason
    })
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [position, level, speed, failures])
  useEffect(() => {
    if (level || isOver(position)) return
    ahead.current = whenIdle((signal) => {
      for (const [seat, player] of players.entries()) {
        const one = thinkingAhead.find((level) => level === player)
        if (one)
          bots.current?.thinkAhead(one, position, AHEAD, seedOf(position), historyOf(seat), signal)
      }
    })
    return ahead.current
  }, [position, level])
  useEffect(() => () => bots.current?.close(), [])

  const hint = async (at: G['Position']): Promise<Hinted<G['Move']> | null> => {
    ahead.current()
    try {
      return await started().hint(hintLevel, at, { ms: timeOf(hintLevel, ms) }, seedOf(at))
    } catch {
      return null
    }
  }
  const saidOf = (index: number): Said | null => {
    const words = said.get(index)
    const turn = turns[index]
    const isIts = words && turn && players[turn.move.seat] !== HUMAN
    return isIts && words.made === keyOfMove(turn.move) ? words : null
  }
  const thinking = level !== undefined
  return {
    thinking,
    held: thinking && speed === 'step',
    saidOf,
    next: () => next.current(),
    hint,
  }
}
