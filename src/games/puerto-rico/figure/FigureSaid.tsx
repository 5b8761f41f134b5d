import { letterOf } from '../../../engine/seats.ts'
import { ActionBar } from '../../../ui/table/ActionBar.tsx'
import type { Guide } from '../../../ui/table/guide.ts'
import type { Tries } from '../../../ui/table/useTries.ts'
import type { Targets } from '../../../ui/target.tsx'
import type { PuertoRico } from '../rules/types.ts'
import type { Hand } from '../table/hand.ts'
import { barFor } from './added.ts'
import { Drawings } from './Drawing.tsx'
import { missingParts } from './decision-parts.ts'
import { Brought, MoveLine, type Told } from './FrameView.tsx'
import type { Part } from './figure-parts.ts'
import type { Walk } from './useWalk.ts'

interface Props {
  /** The last move, where the drawing does not tell it. */
  told: Told | null | undefined
  /** What the figure draws. */
  parts: readonly Part[]
  tries: Tries<PuertoRico, Hand>
  walk: Walk
  targets: Targets
}

/** Nothing is added to the bar that asks. */
export const PLAIN: Guide<PuertoRico> = {
  frozen: false,
  alone: false,
  message: null,
  tools: null,
  told: [],
  refused: null,
}

/** What a move brought, and what can be done now: below a figure that has been moved. */
export function FigureSaid({ told, parts, tries, walk, targets }: Props) {
  const { position } = walk.game
  const missing = missingParts(position, parts)
  return (
    <div class="figure-said">
      {told && <MoveLine frame={told} />}
      {told && <Brought frame={told} />}
      {missing.length > 0 && (
        <div class="drawing">
          <Drawings parts={missing} state={tries.shown} targets={targets} touched />
        </div>
      )}
      <ActionBar
        bar={barFor(position)}
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
