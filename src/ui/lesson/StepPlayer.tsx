import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { COMMA } from '#language/language.ts'
import type { RuleOf } from '../../engine/types.ts'
import { movesAhead, type Step, sayOfRefused, standingOf } from '../../lessons/run.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { parse } from '../../text/markup.ts'
import { say, t } from '../../text/messages/course.ts'
import { ExplainedMessage, Message } from '../Message.tsx'
import { LiveTable } from '../table/LiveTable.tsx'
import { pace } from '../table/pace.ts'
import { type LiveGame, useGame } from '../table/useGame.ts'
import { useKeeping } from '../useKeeping.ts'
import type { LessonTable } from './definition.ts'
import { playersOf } from './players.ts'
import { StepLinks } from './StepLinks.tsx'
import { type Aid, announcementOf, type Next, StepMessage } from './StepMessage.tsx'
import { HintTool, MoreTools, StepTools } from './StepTools.tsx'
import { useTableInView, useTaskHeight } from './useTableInView.ts'

interface Props<G extends ScenarioTypes, Hand> {
  table: LessonTable<G, Hand>
  step: Step<NoInfer<G>>
  /** The step's position in the referee. */
  referee: string
  /** Where it is played on from. */
  play: string
  next: Next
  /** Rules whose refusals use words that come later in the course. */
  unintroduced: readonly RuleOf<NoInfer<G>>[]
  /** The end of the chapter, once its last step is done. */
  end: ComponentChildren
  onDone: (mistaken: boolean) => void
  onMistake: () => void
  onRetry: () => void
}

/** How long the opponent takes over a move. */
const THINKING = 900

/** A step being played: the task, the table, and what comes of every move. */
export function StepPlayer<G extends ScenarioTypes, Hand>(props: Props<G, Hand>) {
  const { table, step, referee, play, next, unintroduced, end, onDone, onMistake, onRetry } = props
  const [mistaken, setMistaken] = useState(false)
  const played = useGame(table, step.start)
  const game: LiveGame<G> = {
    ...played,
    attempt(move, forced) {
      const broken = played.attempt(move, forced)
      if (broken.length > 0) setMistaken(true)
      return broken
    },
  }
  const { position, turns } = game
  const standing = useMemo(
    () => standingOf(table, step, { position, made: turns }),
    [step, position, turns],
  )
  const [aid, setAid] = useState<Aid>(null)
  const task = useRef<HTMLElement>(null)
  const players = playersOf(position, step.you)
  const nameOf = (seat: number): string => players[seat] ?? ''
  // Nothing glows where one can think, until a mistake.
  const glows = step.glow || mistaken
  const [coming = null] = useMemo(
    () => (glows || aid !== null ? movesAhead(table, step, { position, made: turns }) : []),
    [step, position, turns, glows || aid !== null],
  )

  useKeeping(() => {
    if (standing.is === 'done') onDone(mistaken)
  }, [standing])
  useKeeping(() => {
    if (mistaken) onMistake()
  }, [mistaken])
  useEffect(() => {
    if (standing.is === 'missed') setMistaken(true)
    if (standing.is !== 'reply') return
    const timer = setTimeout(() => game.attempt(standing.move, true), pace(THINKING))
    return () => clearTimeout(timer)
  }, [standing])
  // After a mistake only what is to be tapped next: what a later move is made with leads away from it.
  const own = mistaken && coming ? table.placesOf(coming) : []
  useTaskHeight(task)
  useTableInView(task, standing.is === 'open', own)
  useEffect(() => setAid((now) => (now === 'hint' ? null : now)), [turns])

  const showSolution = (): void => {
    if (standing.is === 'missed') game.restart(step.start)
    setAid('solution')
  }
  const back = (): void =>
    game.goTo(
      Math.max(
        0,
        turns.findLastIndex((turn) => !turn.forced),
      ),
    )
  const seen = {
    words: table.words,
    step,
    standing,
    turns,
    aid,
    coming,
    nameOf,
  }
  const shown = glows ? step.lit : []
  const there = shown.filter((address) => table.isPointedAt(address, position))
  const tapped = there.filter((address) => own.includes(address))
  const lit = tapped.length > 0 ? tapped : there
  const pointing = aid && coming ? table.placesOf(coming) : lit
  const places = shown.flatMap((address, index) => [
    ...(index > 0 ? [{ text: COMMA }] : []),
    ...table.placeWords(address, step.you, nameOf),
  ])

  const tools = {
    ...seen,
    next,
    isHelped: !step.alone || mistaken,
    onBack: back,
    onShow: game.attempt,
    onHint: () => setAid(aid === 'hint' ? null : 'hint'),
    onSolution: showSolution,
    onRetry,
  }

  return (
    <>
      <section
        class={standing.is === 'done' ? 'task is-done' : 'task'}
        aria-label={t('course.task')}
        tabIndex={-1}
        ref={task}
      >
        <p>
          {step.alone && <span class="mark">{t('course.alone')}</span>}
          {step.jumps && <span class="mark">{t('course.new-game')}</span>}
          <ExplainedMessage segments={parse(step.task)} />
        </p>
        {places.length > 0 && (
          <p class="sr">
            <Message segments={say('course.lit', { places })} />
          </p>
        )}
      </section>
      {standing.is === 'done' && (
        <>
          {step.sheet && <table.Sheet position={position} players={players} />}
          {end}
        </>
      )}
      <LiveTable
        table={table}
        game={game}
        players={players}
        viewer={step.you}
        lit={standing.is === 'open' ? pointing : []}
        playsForced={false}
        plays={(seat) => seat === step.you}
        guide={{
          frozen: standing.is !== 'open',
          alone: true,
          message: <StepMessage {...seen} />,
          asked: aid,
          next: own,
          announcement: announcementOf(seen),
          refused: ({ move, broken }) => {
            const [rule] = broken
            const isKnown = rule && !unintroduced.includes(rule)
            // What the rule says besides would give the same reason twice.
            const answer = sayOfRefused(step, move, broken)
            if (answer !== null) return parse(answer)
            const why = isKnown ? table.words.refusal(rule, move, nameOf, position) : null
            return why ?? say('action.refused')
          },
          help: <HintTool {...tools} />,
          tools: <StepTools {...tools} />,
          more: <MoreTools {...tools} />,
        }}
      />
      <StepLinks words={table.words} rules={step.rules} referee={referee} play={play} />
    </>
  )
}
