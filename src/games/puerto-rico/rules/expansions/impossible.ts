import type { Report } from '../impossible/problem.ts'
import { allOn, noblesOn } from '../player.ts'
import type { Position } from '../state.ts'
import { RESIDENT_PLACES } from '../vocabulary.ts'
import { shipAsks } from './arrivals.ts'
import { draftOver } from './draft.ts'
import { checkChosen, checkDraft } from './impossible-draft.ts'
import { checkPlace } from './impossible-phase.ts'
import { someoneSettles, tileWaits } from './land.ts'
import { asksBefore } from './library.ts'
import { secondOffered } from './settler.ts'

/** What an expansion adds lies only in games with it, and nobles are among the residents of their place. */
export function checkExpansions(position: Position, report: Report): void {
  const { at, expansions, players } = position
  if (!expansions) return
  const { sets, aboard } = expansions
  for (const [seat, player] of players.entries()) {
    const path = `players.${seat}`
    const wrong = (what: string, found: unknown): void =>
      report(`${path}.${what}`, 'shape', { expected: sets.join(), found: String(found) })
    if (!player.nobles && sets.includes('nobles')) wrong('nobles', player.nobles)
    if (!player.forests && sets.includes('new-buildings')) wrong('forests', player.forests)
    for (const place of RESIDENT_PLACES) {
      const nobles = noblesOn(player, place)
      const residents = allOn(player, place)
      if (nobles > residents)
        report(`${path}.nobles.${place}`, 'nobles', { place, nobles, residents })
    }
  }
  checkChosen(position, expansions, report)
  if (at === 'draft') checkDraft(position, expansions, report)
  checkPlace(position, expansions, report)
  if (aboard > position.market)
    report('market', 'shape', { expected: `>=${aboard}`, found: position.market })
}

/** Whether the decision of an expansion is one that the chart would ask for. */
export function isAskedFor(position: Position): boolean {
  const { at } = position
  if (at === 'draft') return !draftOver(position)
  if (at === 'called') return asksBefore(position) && !tileWaits(position)
  if (at === 'mayor.taking') return shipAsks(position)
  if (at === 'settler.second') return secondOffered(position)
  if (at === 'settler.lodge') return someoneSettles(position)
  return tileWaits(position) === at.endsWith('.turning')
}
