import { useEffect, useRef, useState } from 'preact/hooks'
import { linkOf } from '../../../../referee/link.ts'
import { type Lines, playedOn, takenUp } from '../../../../referee/played.ts'
import type { Mode, Question } from '../../../../referee/question.ts'
import { MODES } from '../../../../referee/question.ts'
import { verdictOn } from '../../../../referee/verdict.ts'
import { joined } from '../../../../referee/words.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import { to } from '../../../../ui/link.ts'
import { Say } from '../../../../ui/Say.tsx'
import { LiveTable } from '../../../../ui/table/LiveTable.tsx'
import type { Turn } from '../../../../ui/table/useGame.ts'
import { useNames } from '../../../../ui/use-names.ts'
import { puertoRico } from '../../plug.ts'
import { rulingWords } from '../../referee/report.ts'
import { game } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { resultOf } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { EditionLine } from '../../table/EditionLine.tsx'
import { toText } from '../../words/markup.ts'
import { say, t } from '../../words/messages/referee.ts'
import { moveWords } from '../../words/moves.ts'
import { FinalScore } from '../score/FinalScore.tsx'
import { CopyTools } from './CopyTools.tsx'
import { EndPanel } from './EndPanel.tsx'
import { MoveForm } from './MoveForm.tsx'
import { MovesPanel } from './MovesPanel.tsx'
import { useRulings } from './rulings.ts'
import { useCalled } from './seat-names.ts'
import { useTableOf } from './useTableOf.ts'
import { type TrailStart, useTrail } from './useTrail.ts'
import { VerdictPanel } from './VerdictPanel.tsx'

const RulingLog = lazy(async () => (await import('./RulingLog.tsx')).RulingLog)

interface Props {
  start: Question<PuertoRico>
  /** What was tried before the position was set up anew. */
  before: Lines<PuertoRico> | null
  /** Where what is tried here is left for the next time. */
  lines: { current: Lines<PuertoRico> | null }
}

const movesOf = (turns: readonly Turn<PuertoRico>[]): Move[] => turns.map(({ move }) => move)

function trailOf(
  { position, played }: Question<PuertoRico>,
  before: Lines<PuertoRico> | null,
): TrailStart {
  if (!played) return takenUp(game, before, position)
  const made = playedOn(game, position, played)
  return { made, at: made.length, branches: [] }
}

/** Asking about a position: moves are tapped, typed or filled in; every one is answered. */
export function Ask({ start, before, lines }: Props) {
  const [begun] = useState(() => trailOf(start, before))
  const table = useTableOf(start.position)
  const trail = useTrail(start.position, begun)
  const { position, turns, undone, branches } = trail
  const [asked, setAsked] = useState<Move | null>(start.move ?? null)
  const [mode, setMode] = useState<Mode | null>(start.mode ?? null)
  const [isLogOpen, setLogOpen] = useState(false)
  const log = useRulings()
  const { nameOf } = useCalled()
  const names = useNames()
  const root = useRef<HTMLDivElement>(null)
  const verdict = asked ? verdictOn(puertoRico, position, asked) : null
  const question: Question<PuertoRico> = {
    position,
    ...(asked && { move: asked }),
    ...(mode && { mode }),
  }
  const done = movesOf(turns)
  useAddress({ ...question, position: start.position, played: done }, position)
  useEffect(() => {
    const left = branches.map(movesOf)
    lines.current = { start: start.position, done, undone: movesOf(undone), branches: left }
  }, [turns, undone, branches])

  const ask = (move: Move): void => {
    setAsked(move)
    note(move)
    setTimeout(() => {
      const panel = root.current?.querySelector<HTMLElement>('.verdict')
      panel?.scrollIntoView({ block: 'start' })
      panel?.focus({ preventScroll: true })
    })
  }
  const note = async (move: Move): Promise<void> => {
    const words = rulingWords(verdictOn(puertoRico, position, move), nameOf)
    log.add(toText(words, names), await linkOf(puertoRico, { position, move }))
  }
  const goTo = (index: number): void => {
    setAsked(null)
    trail.goTo(index)
  }
  const live = {
    ...trail,
    goTo,
    attempt: (move: Move) => {
      ask(move)
      return game.judge(position, move).broken
    },
  }
  const players = position.players.map((_, seat) => nameOf(seat))
  return (
    <div class="ask" ref={root}>
      {verdict ? (
        <VerdictPanel
          position={position}
          verdict={verdict}
          onAsk={ask}
          onPlay={() => {
            setAsked(null)
            trail.attempt(verdict.move)
          }}
        />
      ) : (
        <p class="hint">{t('ask.hint')}</p>
      )}
      <EditionLine state={position} />
      {table && <LiveTable table={table} game={live} players={players} playsForced={false} />}
      {branches.length > 0 && (
        <section>
          <h2>{t('ask.branches')}</h2>
          <div class="choices">
            {branches.map((turns) => (
              <button
                key={JSON.stringify(turns.map(({ move }) => move))}
                type="button"
                class="quiet-action"
                onClick={() => {
                  setAsked(null)
                  trail.restart(position, turns)
                }}
              >
                <Say
                  of={joined(
                    turns.map(({ move }) => moveWords(move)),
                    ' → ',
                  )}
                />
              </button>
            ))}
          </div>
        </section>
      )}
      <MoveForm key={`${position.at}${position.seat}`} position={position} onAsk={ask} />
      {MODES.map((one) => (
        <details
          key={one}
          class="panel"
          open={mode === one}
          onToggle={(event) => {
            const { open } = event.currentTarget
            if (open) setMode(one)
            else setMode((now) => (now === one ? null : now))
          }}
        >
          <summary>{t(`ask.panel.${one}`)}</summary>
          {mode === one && <Panel mode={one} position={position} players={players} onAsk={ask} />}
        </details>
      ))}
      <CopyTools question={question} />
      {position.at !== 'over' && (
        <div class="choices">
          <button type="button" class="quiet-action" onClick={() => playOn(position)}>
            {t('site.play-on')}
          </button>
        </div>
      )}
      <details
        class="panel"
        open={isLogOpen}
        onToggle={(event) => setLogOpen(event.currentTarget.open)}
      >
        <summary>{t('rulings.count', { count: log.rulings.length })}</summary>
        {isLogOpen && <RulingLog seats={position.players.length} log={log} />}
      </details>
    </div>
  )
}

/** Opens the page of free play on a position. */
async function playOn(position: Position): Promise<void> {
  location.href = to('/puerto-rico/play/') + (await linkOf(puertoRico, { position }))
}

interface PanelProps {
  mode: Mode
  position: Position
  players: readonly string[]
  onAsk: (move: Move) => void
}

function Panel({ mode, position, players, onAsk }: PanelProps) {
  if (mode === 'moves') return <MovesPanel position={position} onAsk={onAsk} />
  if (mode === 'score') {
    const instead = position.at === 'over' ? undefined : say('score.unfinished')
    return <FinalScore result={resultOf(position)} players={players} instead={instead} />
  }
  return <EndPanel position={position} />
}

/** The address always holds the question, so that it can be kept and shared as it is. */
function useAddress(question: Question<PuertoRico>, position: Position): void {
  useEffect(() => {
    let late = false
    linkOf(puertoRico, question).then((link) => {
      if (!late) history.replaceState(history.state, '', location.pathname + link)
    })
    return () => {
      late = true
    }
  }, [position, question.move, question.mode])
}
