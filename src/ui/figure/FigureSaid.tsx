import { letterOf } from '../../engine/seats.ts'
import type { GameTypes } from '../../engine/types.ts'
import { ActionBar } from '../table/ActionBar.tsx'
import type { BarGame } from '../table/definition.ts'
import { PLAIN } from '../table/guide.ts'
import type { MoveInput } from '../table/useMoveInput.ts'
import type { Targets } from '../target.tsx'
import type { AnyPart, FigureDefinition } from './definition.ts'
import { Brought, type MoveFrame, MoveLine } from './FrameView.tsx'
import type { Walk } from './useWalk.ts'

interface Props<G extends GameTypes, Hand, Part extends AnyPart> {
  figure: FigureDefinition<G, Hand, Part>
  bar: BarGame<G, Hand>
  /** The last move, where the drawing does not tell it. */
  lastMove: MoveFrame<G> | null | undefined
  /** What the figure draws. */
  parts: readonly Part[]
  tries: MoveInput<G, Hand>
  walk: Walk<G>
  targets: Targets
}

/** What a move brought, and what can be done now: below a figure that has been moved. */
export function FigureSaid<G extends GameTypes, Hand, Part extends AnyPart>(
  props: Props<G, Hand, Part>,
) {
  const { figure, bar, lastMove, parts, tries, walk, targets } = props
  const { position } = walk.game
  const { Drawings } = figure
  const missing = figure.missingParts(position, parts)
  return (
    <div class="figure-said">
      {lastMove && <MoveLine words={bar.words} frame={lastMove} />}
      {lastMove && <Brought figure={figure} words={bar.words} frame={lastMove} />}
      {missing.length > 0 && (
        <div class="drawing">
          <Drawings parts={missing} state={tries.shown} targets={targets} touched />
        </div>
      )}
      <ActionBar
        bar={bar}
        position={position}
        hand={tries.hand}
        refusal={tries.refusal}
        players={position.players.map((_, seat) => letterOf(seat))}
        canUndo={false}
        canRedo={false}
        onAttempt={tries.attempt}
        onHand={tries.onHand}
        onUndo={walk.back}
        onRedo={() => walk.goTo(walk.at + 1)}
        guide={PLAIN}
      />
    </div>
  )
}
