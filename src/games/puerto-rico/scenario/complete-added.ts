/** What a scenario leaves open of what the expansions remember of a phase under way. */
import { BUILDING } from '../rules/buildings.ts'
import { paysCaptain } from '../rules/expansions/opening.ts'
import type { AddedPhase, Expansions } from '../rules/expansions.ts'
import { bearing, capacityOf, hasPower, isChooser, seatOfTurn } from '../rules/player.ts'
import { isSaid } from '../rules/roles/privilege.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { byGood, type Seat } from '../rules/vocabulary.ts'
import { hasProduced } from './complete.ts'

type GivenPhase = Partial<AddedPhase>

/** Fills in what is not told, as the game would have come there. */
export function completePhase(position: Position, expansions: Expansions, given: GivenPhase): void {
  const { at, players, seat, chooser } = position
  const { phase } = expansions
  const turn = (seat - chooser + players.length) % players.length
  if (at === 'called') phase.called = turn
  if (at === 'mayor.taking') phase.dealt = turn
  if (at === 'settler.lodge') phase.settled = turn
  phase.placing = at === 'mayor.placing'
  phase.calling = at === 'called'
  phase.second = at === 'settler.second'
  if (at.startsWith('craftsman.'))
    phase.received = players.map((_, who) =>
      hasProduced(at) ? receivedBy(position, who) : byGood(() => 0),
    )
  if (at === 'captain.loading') completeOpening(position, expansions, given)
  const again = phase.second || given.recruits === 1 || given.bonus === 1
  if (again && given.doubled === undefined) completeDoubled(position, expansions)
  const { opened: _, paired: __, ...rest } = given
  Object.assign(phase, at === 'captain.loading' ? rest : given)
}

/** What a seat holds of what its tiles and buildings make. */
function receivedBy(position: Position, seat: Seat) {
  const player = playerAt(position, seat)
  const made = byGood((good) => Math.min(player.goods[good], capacityOf(player, good)))
  for (const { powers } of bearing(player, 'extraGoodOf'))
    for (const id of powers.extraGoodOf ?? []) {
      const { good } = BUILDING[id]
      if (good && made[good] > 0 && player.goods[good] > made[good]) {
        made[good] += 1
        break
      }
    }
  return made
}

/** First turns come from the chooser on, and whoever is at one or has had it was paid what it opens with. */
function completeOpening(
  position: Position,
  { phase, options }: Expansions,
  { opened = [], paired = [], paid }: GivenPhase,
): void {
  const { players, seat, chooser } = position
  const turns = Array.from(players.keys(), (turn) => seatOfTurn(position, turn))
  const isLater = opened.includes(seat) || (seat === chooser && position.phase.chooserLoaded)
  phase.opened = isLater ? turns : turns.slice(0, turns.indexOf(seat))
  phase.opened.push(...opened.filter((who) => !phase.opened.includes(who)))
  const begun = turns.filter((who) => who === seat || phase.opened.includes(who))
  phase.paired = begun.filter(
    (who) => paired.includes(who) || bearing(playerAt(position, who), 'pairPoints').length > 0,
  )
  phase.paired.push(...paired.filter((who) => !phase.paired.includes(who)))
  const owner = playerAt(position, chooser)
  phase.paid =
    paid ?? (begun.some((who) => isChooser(position, who)) && paysCaptain({ options }, owner))
}

/** The chooser has said that this role is the doubled one. */
function completeDoubled(position: Position, expansions: Expansions): void {
  const { chooser } = position
  if (!isSaid(position, expansions)) return
  if (!hasPower(playerAt(position, chooser), 'doublesPrivilege')) return
  expansions.phase.doubled = true
  if (!expansions.doubled.includes(chooser)) expansions.doubled.push(chooser)
}
