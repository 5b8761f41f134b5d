import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { letterOf } from '../../../engine/seats.ts'
import { lazy } from '../../../ui/lazy.tsx'
import { Announcer } from '../../../ui/table/Announcer.tsx'
import type { Refusal } from '../../../ui/table/guide.ts'
import { useTravel } from '../../../ui/table/useTravel.ts'
import { useTries } from '../../../ui/table/useTries.ts'
import type { Position } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import { placesOf } from '../table/move-places.ts'
import { barFor } from './added.ts'
import { FigureBar } from './FigureBar.tsx'
import { FigureSaid, PLAIN } from './FigureSaid.tsx'
import { FrameView } from './FrameView.tsx'
import { partsOf } from './figure-parts.ts'
import { unpack } from './pack.ts'
import { sceneAt } from './scenes.ts'
import { type Frame, framesOf } from './script.ts'
import { useArrows } from './useArrows.ts'
import { useSteady } from './useSteady.ts'
import { useWalk } from './useWalk.ts'
import '../../../ui/table/actions.css'
import '../../../ui/table/live.css'
import './figure.css'

interface Props {
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

const FreePlay = lazy(async () => {
  // Pages that are made beforehand need neither the whole table nor its sheets.
  if (import.meta.env.SSR) throw new Error('nothing is played while pages are made')
  return (await import('./FreePlay.tsx')).FreePlay
})

/** A figure that reads as a still picture, and in which every move can be seen, tried and played on from. */
export function LiveFigure(props: Props) {
  const { scenes, scenario, show, steps = false, may = false, drawn = false } = props
  const first = steps ? 0 : (props.first ?? 0)
  const scene = sceneAt(scenes, scenario)
  const start = useMemo(() => unpack(scene.start), [scene])
  const bar = barFor(start)
  const parts = useMemo(() => partsOf(show), [show])
  const frames = useMemo(() => framesOf(start, scene.script), [start, scene])
  const walk = useWalk(start, frames, first)
  const { game, at, own, coming } = walk
  const { position, turns } = game
  const tries = useTries(bar, game, { direct: true })
  const [awake, setAwake] = useState(!drawn && !import.meta.env.SSR)
  const [moved, setMoved] = useState(false)
  const [free, setFree] = useState<Position | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const drawing = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => setAwake(true), [])
  useArrows(root, walk)
  useTravel(bar, drawing, turns)
  useSteady(drawing, [position])
  useEffect(() => {
    if (at !== first || own > 0 || tries.touched) setMoved(true)
  }, [at, own, tries.touched])
  useEffect(() => {
    const onTap = (): void => setMoved(true)
    drawing.current?.addEventListener('click', onTap)
    return () => drawing.current?.removeEventListener('click', onTap)
  }, [awake, at])
  useEffect(() => {
    if (!moved) return
    const said = tries.refusal ? '.refusal' : ':is(.frame-notes, .frame-refused)'
    const told =
      steps && own === 0 && !tries.refusal
        ? drawing.current?.closest('.frame')
        : root.current?.querySelector(`.figure-said ${said}`)
    // Of what is taller than the window, its end: what the move brought.
    for (const part of [told, told?.lastElementChild]) part?.scrollIntoView({ block: 'nearest' })
  }, [at, own, moved, tries.refusal])
  useEffect(() => {
    // What a tap asks for first may lie below the window.
    if (moved && at === first)
      root.current?.querySelector('.figure-said > .drawing')?.scrollIntoView({ block: 'nearest' })
  }, [moved])

  const frame = frames.at(at)
  const shown = steps ? Array.from({ length: frames.length }, (_, index) => index) : [at]
  const last = own > 0 ? turns.at(-1) : undefined
  const told = last ? { ...last, broken: [] } : steps ? null : frame
  const next = coming?.move && coming.broken.length === 0 ? placesOf(coming.move) : []
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
            frames={frames}
            index={index}
            parts={parts}
            told={steps}
            may={may}
            live={awake && index === at ? live : null}
            current={moved && steps && index === at}
            drawn={drawn}
          />
        ))}
      </List>
      <FigureBar
        walk={walk}
        length={frames.length - 1}
        onPlay={position.at === 'over' ? null : () => setFree(position)}
        more={{ position, scenario, isCase: scene.question !== undefined }}
      />
      {moved && (
        <FigureSaid told={told} parts={parts} tries={tries} walk={walk} targets={live.targets} />
      )}
      {awake && (
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
      {free && <FreePlay from={free} onClose={() => setFree(null)} />}
    </div>
  )
}

/** A move that the script tries and the rules refuse. */
function refusalIn(frame: Frame | undefined): Refusal<PuertoRico> | null {
  return frame?.move && frame.broken.length > 0 ? { move: frame.move, broken: frame.broken } : null
}
