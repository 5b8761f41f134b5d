import { Stepper } from '../../../../../ui/referee/Stepper.tsx'
import { setAboard, setRemoved } from '../../../referee/expansions/edits.ts'
import { say } from '../../../words/messages/editing.ts'
import type { PartProps } from '../parts/part.ts'

/** Nobles on the ship, and what has left the game where an option takes it out. */
export function AddedMarket({ draft: { expansions }, edit: change }: PartProps) {
  if (!expansions) return null
  const { sets, options, nobles, aboard, removed } = expansions
  return (
    <>
      {sets.includes('nobles') && (
        <Stepper
          of={say('edit.aboard')}
          count={aboard}
          left={nobles}
          onCount={(count) => change(setAboard(count))}
        />
      )}
      {options['exp.blackMarketColonistAndVp'] === 'removed' &&
        (['colonists', 'vp'] as const).map((what) => (
          <Stepper
            key={what}
            of={say(`edit.removed.${what}`)}
            count={removed[what]}
            onCount={(count) => change(setRemoved(what, count))}
          />
        ))}
    </>
  )
}
