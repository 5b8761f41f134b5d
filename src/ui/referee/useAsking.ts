import type { RefObject } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Game } from '../../engine/game.ts'
import type { RefereeGame } from '../../referee/definition.ts'
import { linkOf } from '../../referee/link.ts'
import { type Lines, playedOn, takenUp } from '../../referee/played.ts'
import type { Mode, Question } from '../../referee/question.ts'
import { type Verdict, verdictOn } from '../../referee/verdict.ts'
import { MOST_MOVES } from '../../saves/link.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import type { LiveGame, Moving, Turn } from '../table/useGame.ts'
import { useAddress } from '../useAddress.ts'
import type { ByNames } from './by-names.ts'
import { type Trail, type TrailStart, useTrail } from './useTrail.ts'

/** What is asked about, and what was tried before. */
export interface Asking<G extends ScenarioTypes> {
  start: Question<G>
  /** What was tried before the position was set up anew. */
  before: Lines<G> | null
  /** Somebody asked for it just now: it is brought into view. */
  called?: boolean
  /** The question in words, where it has any. */
  inWords?: ByNames | undefined
  /** Where what is tried here is left for the next time. */
  lines: { current: Lines<G> | null }
}

interface Asked<G extends ScenarioTypes> {
  /** The page's part in which the verdict stands. */
  root: RefObject<HTMLDivElement>
  trail: Trail<G>
  /** The table's game: every move is answered, and played only on demand. */
  live: LiveGame<G>
  verdict: Verdict<G> | null
  question: Question<G>
  mode: Mode | null
  setMode: (mode: Mode | null) => void
  ask: (move: G['Move']) => void
  /** How often something was asked here. */
  asks: number
  /** Something else is asked that is no move: what was asked before no longer stands. */
  drop: () => void
  /** Nothing else has been asked, and nothing played, since this was opened. */
  isOpened: boolean
  /** Plays the move that was asked about. */
  play: () => void
  /** Takes up a line that was left. */
  resume: (turns: readonly Turn<G>[]) => void
}

const movesOf = <G extends ScenarioTypes>(turns: readonly Turn<G>[]): G['Move'][] =>
  turns.map(({ move }) => move)

function trailOf<G extends ScenarioTypes>(
  game: Game<G>,
  { position, played }: Question<G>,
  before: Lines<G> | null,
): TrailStart<G> {
  if (!played) return takenUp(game, before, position)
  const made = playedOn(game, position, played)
  return { made, at: made.length, branches: [] }
}

/** Asking about a position: every move is answered; the address always holds the question. */
export function useAsking<G extends ScenarioTypes>(
  gameDefinition: RefereeGame<G>,
  moving: Moving<G>,
  { start, before, lines, called }: Asking<G>,
  onAsked: (position: G['Position'], move: G['Move']) => void = () => {},
): Asked<G> {
  const { game } = gameDefinition
  const [begun] = useState(() => trailOf(game, start, before))
  const trail = useTrail(moving, start.position, begun)
  const { position, turns, undone, branches } = trail
  const [asked, setAsked] = useState<G['Move'] | null>(start.move ?? null)
  const [asks, setAsks] = useState(0)
  const [mode, setMode] = useState<Mode | null>(start.mode ?? null)
  const [opened] = useState(position)
  const root = useRef<HTMLDivElement>(null)
  const question: Question<G> = {
    position,
    ...(asked && { move: asked }),
    ...(mode && { mode }),
  }
  const done = movesOf(turns)
  // The address always holds the question, so that it can be kept and shared as it is; of a line too long to be read its end.
  const whole = done.length > MOST_MOVES ? {} : { position: start.position, played: done }
  useAddress(
    () => linkOf(gameDefinition, { ...question, ...whole }),
    () => null,
    [position, asked, mode],
  )
  useEffect(() => {
    const left = branches.map(movesOf)
    lines.current = { start: start.position, done, undone: movesOf(undone), branches: left }
  }, [turns, undone, branches])

  const show = (): void =>
    root.current?.querySelector('.asking')?.scrollIntoView({ block: 'start' })
  const lookAtAnswer = (): void => {
    setTimeout(() => {
      show()
      root.current?.querySelector<HTMLElement>('.verdict, .hint')?.focus({ preventScroll: true })
    })
  }
  useEffect(() => {
    if (called) lookAtAnswer()
  }, [])
  const verdict = useMemo(
    () => (asked ? verdictOn(gameDefinition, position, asked) : null),
    [position, asked],
  )
  const answer = useMemo(
    () => verdict && { move: verdict.move, broken: verdict.legal ? [] : verdict.broken },
    [verdict],
  )
  const ask = (move: G['Move']): void => {
    setAsked(move)
    setAsks((count) => count + 1)
    onAsked(position, move)
    lookAtAnswer()
  }
  return {
    root,
    trail,
    live: {
      ...trail,
      asked: answer,
      goTo(index) {
        setAsked(null)
        trail.goTo(index)
      },
      attempt(move) {
        ask(move)
        return game.judge(position, move).broken
      },
    },
    verdict,
    question,
    mode,
    setMode,
    ask,
    asks,
    drop() {
      setAsked(null)
      setTimeout(show)
    },
    isOpened: asked === (start.move ?? null) && position === opened,
    play() {
      setAsked(null)
      if (asked) trail.attempt(asked)
    },
    resume(turns) {
      setAsked(null)
      trail.restart(position, turns)
    },
  }
}
