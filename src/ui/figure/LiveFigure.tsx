import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { letterOf } from '../../engine/seats.ts'
import type { GameTypes } from '../../engine/types.ts'
import { Announcer } from '../table/Announcer.tsx'
import { PLAIN, type Refusal } from '../table/guide.ts'
import { useAnimation } from '../table/useAnimation.ts'
import { useMoveInput } from '../table/useMoveInput.ts'
import type { AnyPart, FigureDefinition } from './definition.ts'
import { FigureBar } from './FigureBar.tsx'
import { FigureSaid } from './FigureSaid.tsx'
import { FrameView } from './FrameView.tsx'
import { sceneAt } from './scenes.ts'
import { type Frame, framesOf } from './script.ts'
import { useArrows } from './useArrows.ts'
import { useSteady } from './useSteady.ts'
import { useWalk } from './useWalk.ts'
import '../table/actions.css'
import '../table/live.css'
import './figure.css'

/** What a page says of a figure. */
export interface FigureProps {
  /** The file with its scene, and the scenario. */
  scenes: string
  scenario: string
  /** Parts with commas between: 'ships,own:A'. */
  show: string
  /** The frame drawn, where not all are. */
  first?: number
  steps?: boolean
  may?: boolean
  /** The page holds its drawing already. */
  drawn?: boolean
}

/** A figure that reads as a still picture, and in which every move can be seen, tried and played on from. */
export function LiveFigure<G extends GameTypes, Hand, Part extends AnyPart>(
  props: FigureProps & {
    figure: FigureDefinition<G, Hand, Part>
  },
) {
  const { figure, scenes, scenario, show, steps = false, may = false, drawn = false } = props
  const first = steps ? 0 : (props.first ?? 0)
  const scene = sceneAt(scenes, scenario)
  const start = useMemo(() => figure.unpack(scene.start), [scene])
  const bar = figure.barFor(start)
  const parts = useMemo(() => figure.parts.read(show), [show])
  const frames = useMemo(() => framesOf(figure.script, start, scene.script), [start, scene])
  const walk = useWalk(bar, start, frames, first)
  const { game, at, own, coming } = walk
  const { position, turns } = game
  const tries = useMoveInput(bar, game, { direct: true })
  const [isHydrated, setHydrated] = useState(!drawn && !import.meta.env.SSR)
  const [moved, setMoved] = useState(false)
  const [free, setFree] = useState<G['Position'] | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const drawing = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => setHydrated(true), [])
  useArrows(root, walk)
  useAnimation(bar, drawing, turns)
  useSteady(drawing, [position])
  useEffect(() => {
    if (at !== first || own > 0 || tries.touched) setMoved(true)
  }, [at, own, tries.touched])
  useEffect(() => {
    const onTap = (): void => setMoved(true)
    drawing.current?.addEventListener('click', onTap)
    return () => drawing.current?.removeEventListener('click', onTap)
  }, [isHydrated, at])
  useEffect(() => {
    if (!moved) return
    const said = tries.refusal ? '.refusal' : ':is(.frame-events, .frame-refused)'
    const result =
      steps && own === 0 && !tries.refusal
        ? drawing.current?.closest('.frame')
        : root.current?.querySelector(`.figure-said ${said}`)
    // Of what is taller than the window, its end: what the move brought.
    for (const part of [result, result?.lastElementChild])
      part?.scrollIntoView({ block: 'nearest' })
  }, [at, own, moved, tries.refusal])
  useEffect(() => {
    // What a tap asks for first may lie below the window.
    if (moved && at === first)
      root.current?.querySelector('.figure-said > .drawing')?.scrollIntoView({ block: 'nearest' })
  }, [moved])

  const frame = frames.at(at)
  const shown = steps ? Array.from({ length: frames.length }, (_, index) => index) : [at]
  const last = own > 0 ? turns.at(-1) : undefined
  const lastMove = last ? { ...last, broken: [] } : steps ? null : frame
  const next = coming?.move && coming.broken.length === 0 ? figure.placesOf(coming.move) : []
  // As in the picture, until something is done.
  const lit = moved || !frame?.changed.size ? next : Array.from(frame.changed)
  const live = { position: tries.shown, targets: tries.targetsWith(lit), drawing }
  const players = position.players.map((_, seat) => letterOf(seat))
  const List = steps ? 'ol' : 'div'
  return (
    <div class="live-figure" ref={root}>
      <List class="frames">
        {shown.map((index) => (
          <FrameView
            key={steps ? index : 'only'}
            figure={figure}
            bar={bar}
            frames={frames}
            index={index}
            parts={parts}
            withMove={steps}
            may={may}
            live={isHydrated && index === at ? live : null}
            current={moved && steps && index === at}
            drawn={drawn}
          />
        ))}
      </List>
      <FigureBar
        More={figure.More}
        walk={walk}
        length={frames.length - 1}
        onPlay={bar.game.isOver(position) ? null : () => setFree(position)}
        more={{ position, scenario, isCase: scene.question !== undefined }}
      />
      {moved && (
        <FigureSaid {...{ figure, bar, lastMove, parts, tries, walk }} targets={live.targets} />
      )}
      {isHydrated && (
        <Announcer
          bar={bar}
          position={position}
          hand={tries.hand}
          touched={tries.touched}
          turns={turns}
          refusal={tries.refusal ?? (own === 0 ? refusalIn(frame) : null)}
          players={players}
          guide={PLAIN}
        />
      )}
      {free && <figure.FreePlay from={free} onClose={() => setFree(null)} />}
    </div>
  )
}

/** A move that the script tries and the rules refuse. */
function refusalIn<G extends GameTypes>(frame: Frame<G> | undefined): Refusal<G> | null {
  return frame?.move && frame.broken.length > 0 ? { move: frame.move, broken: frame.broken } : null
}
