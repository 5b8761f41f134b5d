import { Check } from '../../../../../ui/referee/Check.tsx'
import { Choice } from '../../../../../ui/referee/Choice.tsx'
import { Stepper } from '../../../../../ui/referee/Stepper.tsx'
import { useCalled } from '../../../../../ui/referee/seat-names.ts'
import * as edit from '../../../referee/edits.ts'
import { playerAt } from '../../../rules/state.ts'
import { GOODS, TILES } from '../../../rules/vocabulary.ts'
import { term } from '../../../words/markup.ts'
import { say, t } from '../../../words/messages/referee.ts'
import { tileTerm } from '../../../words/say.ts'
import type { PartProps } from './part.ts'

/** What must be known of the phase so far; only what matters at this decision. */
export function PhasePart({ draft, edit: change }: PartProps) {
  const { at, seat, players, phase } = draft
  const { nameOf } = useCalled()
  const { tiles, city } = playerAt(draft, seat)
  switch (at) {
    case 'settler.turn':
      return (
        <Check
          of={say('edit.phase.drawn')}
          checked={phase.drawn}
          onCheck={(drawn) => change(edit.setPhase({ drawn }))}
        />
      )
    case 'settler.manning':
      return (
        <Choice
          of={say('edit.phase.tile')}
          value={phase.tile ?? ''}
          none={t('edit.none')}
          options={TILES.filter((tile) => tiles[tile] > 0).map((tile) => ({
            value: tile,
            text: term(tileTerm(tile)),
          }))}
          onChange={(tile) => change(edit.setPhase({ tile: tile || null }))}
        />
      )
    case 'builder.manning':
      return (
        <Choice
          of={say('edit.phase.building')}
          value={phase.building ?? ''}
          none={t('edit.none')}
          options={city.map(({ id }) => ({ value: id, text: term(id) }))}
          onChange={(building) => change(edit.setPhase({ building: building || null }))}
        />
      )
    case 'craftsman.bonus':
      return (
        <>
          {GOODS.map((good) => (
            <Stepper
              key={good}
              of={say('edit.phase.produced', { what: term(good) })}
              count={phase.produced[good]}
              onCount={(count) =>
                change(edit.setPhase({ produced: { ...phase.produced, [good]: count } }))
              }
            />
          ))}
        </>
      )
    case 'captain.loading':
      return (
        <>
          <Check
            of={say('edit.phase.loaded')}
            checked={phase.chooserLoaded}
            onCheck={(chooserLoaded) => change(edit.setPhase({ chooserLoaded }))}
          />
          {players.map((player, who) =>
            player.city.some(({ id }) => id === 'wharf') ? (
              <Check
                key={who}
                of={say('edit.phase.wharf', { seat: nameOf(who) })}
                checked={phase.wharfUsed.includes(who)}
                onCheck={(used) => {
                  const others = phase.wharfUsed.filter((other) => other !== who)
                  change(edit.setPhase({ wharfUsed: used ? [...others, who] : others }))
                }}
              />
            ) : null,
          )}
          <Stepper
            of={say('edit.phase.passes')}
            count={phase.passes}
            onCount={(passes) => change(edit.setPhase({ passes }))}
          />
        </>
      )
    default:
      return null
  }
}
