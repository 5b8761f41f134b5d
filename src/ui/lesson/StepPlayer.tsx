import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { SEAT_LETTERS } from '../../engine/seats.ts'
import { puertoRico } from '../../games/puerto-rico/plug.ts'
import type { PuertoRico } from '../../games/puerto-rico/rules/types.ts'
import { placesOf } from '../../games/puerto-rico/table/move-places.ts'
import { placeWords } from '../../games/puerto-rico/words/places.ts'
import { type Step, sayOfRefused, standingOf, stillToMake } from '../../lessons/run.ts'
import { parse } from '../../text/markup.ts'
import { say, t } from '../../text/messages/course.ts'
import { Say } from '../Say.tsx'
import { LiveTable } from '../table/LiveTable.tsx'
import { pace } from '../table/pace.ts'
import { bringUp } from '../table/scroll.ts'
import { type LiveGame, useGame } from '../table/useGame.ts'
import { StepLinks } from './StepLinks.tsx'
import { type Aid, type Next, StepMessage, toldOf } from './StepMessage.tsx'
import { StepTools } from './StepTools.tsx'

interface Props {
  step: Step<PuertoRico>
  /** The step's position in the referee. */
  referee: string
  next: Next
  /** What is worth remembering of the chapter, once its last step is done. */
  summary: readonly string[]
  onDone: () => void
  onRetry: () => void
}

/** How long the opponent takes over a move. */
const THINKING = 900

/** A step being played: the task, the table, and what comes of every move. */
export function StepPlayer({ step, referee, next, summary, onDone, onRetry }: Props) {
  const [mistaken, setMistaken] = useState(false)
  const played = useGame(step.start)
  const game: LiveGame = {
    ...played,
    attempt(move, forced) {
      const broken = played.attempt(move, forced)
      if (broken.length > 0) setMistaken(true)
      return broken
    },
  }
  const { position, turns } = game
  const standing = useMemo(
    () => standingOf(puertoRico, step, { position, made: turns }),
    [step, position, turns],
  )
  const [aid, setAid] = useState<Aid>(null)
  const task = useRef<HTMLElement>(null)
  const players = position.players.map((_, seat) => {
    if (seat === step.you) return t('course.you')
    if (position.players.length === 2) return t('course.opponent')
    return t('course.opponent-of-many', { letter: SEAT_LETTERS[seat] ?? '' })
  })
  const nameOf = (seat: number): string => players[seat] ?? ''
  const [coming] = stillToMake(puertoRico, step, turns)

  useEffect(() => {
    if (standing.is === 'done') onDone()
    if (standing.is === 'missed') setMistaken(true)
    if (standing.is !== 'reply') return
    const timer = setTimeout(() => game.attempt(standing.move, true), pace(THINKING))
    return () => clearTimeout(timer)
  }, [standing])
  useEffect(() => {
    const table = task.current?.parentElement?.querySelector('.live')
    if (task.current && table)
      bringUp(table, Array.from(table.querySelectorAll('.is-lit')), task.current)
  }, [])
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
  const seen = { step, standing, turns, aid, coming: coming ?? null, nameOf }
  // Nothing glows where one can think, until a mistake; a role that was pointed at is chosen by then.
  const shown = step.glow || mistaken ? step.lit : []
  const lit = shown.filter((address) => position.at === 'roles' || !address.startsWith('role:'))
  const pointing = aid && coming ? placesOf(coming) : lit
  const places = shown.flatMap((address, index) => [
    ...(index > 0 ? [{ text: ', ' }] : []),
    ...placeWords(address, step.you, nameOf),
  ])

  return (
    <>
      <section class="task" aria-label={t('course.task')} tabIndex={-1} ref={task}>
        <p>
          <Say of={parse(step.task)} />
        </p>
        {places.length > 0 && (
          <p class="sr">
            <Say of={say('course.lit', { places })} />
          </p>
        )}
      </section>
      <LiveTable
        game={game}
        players={players}
        viewer={step.you}
        lit={standing.is === 'open' ? pointing : []}
        playsForced={false}
        plays={(seat) => seat === step.you}
        guide={{
          frozen: standing.is !== 'open',
          alone: true,
          message: <StepMessage {...seen} summary={summary} />,
          told: toldOf(seen),
          explain: ({ move, broken }) => {
            const more = sayOfRefused(step, move, broken)
            return more === null ? null : parse(more)
          },
          tools: (
            <StepTools
              {...seen}
              next={next}
              onBack={back}
              onShow={game.attempt}
              onHint={() => setAid(aid === 'hint' ? null : 'hint')}
              onSolution={showSolution}
              onRetry={onRetry}
            />
          ),
        }}
      />
      <StepLinks rules={step.rules} referee={referee} />
    </>
  )
}
