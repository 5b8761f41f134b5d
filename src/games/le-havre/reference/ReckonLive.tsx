import { useMemo, useState } from 'preact/hooks'
import { Message } from '../../../ui/Message.tsx'
import { type Packed, unpack } from '../figure/pack.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import { Counters } from '../table/HandTools.tsx'
import { emptyHand, type Hand } from '../table/hand.ts'
import { moveWords } from '../words/moves.ts'
import '../../../ui/figure/toggles.css'

interface Props {
  label: string
  start: Packed
  choices: Move[]
}

/** Where the game waits once a choice is made. */
function decisionAfter(start: Position, choice: Move | undefined): Position {
  const next = choice && game.applyMove(start, choice)
  return next?.ok ? next.position : start
}

/** A decision about numbers, and others like it to choose from; what comes of the numbers is told at once. */
export function ReckonLive({ label, start, choices }: Props) {
  const [at, setAt] = useState(0)
  const position = useMemo(() => decisionAfter(unpack(start), choices[at]), [start, choices, at])
  const [hand, setHand] = useState<Hand | null>(null)
  const choose = (index: number): void => {
    setAt(index)
    setHand(null)
  }
  return (
    <section class="reckon not-content" aria-label={label}>
      <p class="reckon-label">{label}</p>
      {choices.length > 1 && (
        <fieldset class="toggles" aria-label={label}>
          {choices.map((choice, index) => (
            <button
              key={JSON.stringify(choice)}
              type="button"
              class="quiet-action"
              data-key={`try:${index}`}
              aria-pressed={index === at}
              onClick={() => choose(index)}
            >
              <Message segments={moveWords(choice)} />
            </button>
          ))}
        </fieldset>
      )}
      <Counters position={position} hand={hand ?? emptyHand(position)} onHand={setHand} apart />
    </section>
  )
}
