/** What each place of the chart asks of what the expansions remember. */
import type { AddedPhase, Expansions } from '../expansions.ts'
import type { Report } from '../impossible/problem.ts'
import { bearing, isChooser, seatOfTurn } from '../player.ts'
import { doubles, isSaid } from '../roles/privilege.ts'
import type { Position } from '../state.ts'
import { GOODS, type Seat } from '../vocabulary.ts'
import { hasBearer } from './occupants.ts'
import { paysCaptain } from './opening.ts'

/** What belongs to one phase, as the beginning of the places where it may be other than at first. */
const BELONGS: Partial<Record<keyof AddedPhase, readonly string[]>> = {
  recruits: ['mayor.'],
  dealt: ['mayor.taking', 'mayor.placing'],
  settled: ['settler.lodge', 'settler.offered'],
  bonus: ['craftsman.'],
  received: ['craftsman.'],
  sold: ['trader.'],
  traded: ['trader.'],
  opened: ['captain.'],
  paired: ['captain.'],
  paid: ['captain.'],
  supplied: ['captain.'],
  smallWharfUsed: ['captain.'],
}
/** What is so at one place, and nowhere else. */
const SIGNS = {
  calling: (at: string) => at === 'called',
  placing: (at: string) => at === 'mayor.placing',
  second: (at: string) => at === 'settler.second',
  drawn: (at: string) => at.endsWith('.turning'),
} as const satisfies Partial<Record<keyof AddedPhase, (at: string) => boolean>>

const isSet = (value: AddedPhase[keyof AddedPhase]): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value)

/** What is remembered is what the place needs, and no more. */
export function checkPlace(position: Position, expansions: Expansions, report: Report): void {
  const { at, players } = position
  const { phase } = expansions
  const wrong = (what: keyof AddedPhase): void =>
    report(`expansions.phase.${what}`, 'place', { what, at })
  for (const [what, places] of Object.entries(BELONGS) as [keyof AddedPhase, string[]][])
    if (isSet(phase[what]) && !places.some((place) => at.startsWith(place))) wrong(what)
  for (const [what, isAt] of Object.entries(SIGNS) as [
    keyof typeof SIGNS,
    (at: string) => boolean,
  ][])
    if (isSet(phase[what]) !== isAt(at)) wrong(what)
  const between = at === 'roles' || at === 'draft' || at === 'over'
  if (between && (phase.called > 0 || phase.doubled)) wrong(phase.doubled ? 'doubled' : 'called')
  if (phase.called > players.length) wrong('called')
  if (phase.settled > players.length) wrong('settled')
  const onTurn = (what: 'called' | 'dealt' | 'settled'): void => {
    if (seatOfTurn(position, phase[what]) !== position.seat) wrong(what)
  }
  if (at === 'called') onTurn('called')
  if (at === 'mayor.taking') onTurn('dealt')
  if (at === 'settler.lodge') onTurn('settled')
  const again =
    at === 'mayor.recruiting' ? phase.recruits : at === 'craftsman.bonus' ? phase.bonus : 0
  if (again > 1 || (again === 1 && !doubles(position)))
    wrong(at === 'craftsman.bonus' ? 'bonus' : 'recruits')
  if (phase.recruits > 2) wrong('recruits')
  if (at.startsWith('craftsman.')) checkReceived(position, expansions, wrong)
  if (at.startsWith('captain.')) checkCaptain(position, expansions, wrong)
  checkDoubled(position, expansions, report)
}

type Wrong = (what: keyof AddedPhase) => void

/** Everybody has what they received, and the chooser as much as they produced. */
function checkReceived(
  { at, players, chooser, phase: made }: Position,
  { phase }: Expansions,
  wrong: Wrong,
): void {
  const { received } = phase
  const enough = (goods: (typeof received)[number], seat: Seat): boolean =>
    GOODS.every(
      (good) =>
        goods[good] <= (players[seat]?.goods[good] ?? 0) &&
        (seat !== chooser || goods[good] >= made.produced[good]),
    )
  if (received.length !== players.length || !received.every(enough)) wrong('received')
  if (at === 'craftsman.offered' && phase.bonus > 0) wrong('bonus')
}

/** First turns come from the chooser on; whoever has had one, or is at it, was paid what it opens with. */
function checkCaptain(position: Position, expansions: Expansions, wrong: Wrong): void {
  const { at, players, seat, chooser } = position
  const { phase } = expansions
  const seats = players.length
  for (const what of ['opened', 'paired', 'supplied', 'smallWharfUsed'] as const)
    if (new Set(phase[what]).size < phase[what].length || phase[what].some((who) => who >= seats))
      wrong(what)
  if (at !== 'captain.loading') return
  const turn = (seat - chooser + seats) % seats
  const first = Array.from({ length: turn }, (_, nth) => seatOfTurn(position, nth))
  const opening = !phase.opened.includes(seat)
  const had = opening ? first : Array.from({ length: seats }, (_, who) => who)
  if (phase.opened.length !== had.length || !had.every((who) => phase.opened.includes(who)))
    wrong('opened')
  if (!opening || phase.supplied.includes(seat)) return
  const player = players[seat]
  if (!player) return
  if (isChooser(position, seat) && !phase.paid && paysCaptain(expansions, player)) wrong('paid')
  if (!phase.paired.includes(seat) && bearing(player, 'pairPoints').length > 0) wrong('paired')
}

/** Whoever has doubled a privilege in this round took a role in it, and has what it takes. */
function checkDoubled(position: Position, expansions: Expansions, report: Report): void {
  const { players, roles, chooser } = position
  const { doubled, phase } = expansions
  const path = 'expansions.doubled'
  for (const [place, seat] of doubled.entries()) {
    const player = players[seat]
    const took = roles.some(({ takenBy }) => takenBy === seat)
    const could = player !== undefined && hasBearer(player, 'doublesPrivilege')
    if (!took || !could || !isSaid(position, expansions) || doubled.indexOf(seat) !== place)
      report(path, 'doubled', { seat })
  }
  const player = players[chooser]
  // As Mayor they may have moved away since whoever stood on their Library.
  if (!phase.doubled) return
  if (!doubled.includes(chooser) || !player || !hasBearer(player, 'doublesPrivilege'))
    report('expansions.phase.doubled', 'doubled', { seat: chooser })
}
