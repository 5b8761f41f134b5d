import { BUILDING } from '../../rules/buildings.ts'
import type { Figures } from '../../rules/editions.ts'
import type { Player, Position } from '../../rules/state.ts'
import { CITY_SPACES, GOODS, ROLE_TILES, roleOf, TILES } from '../../rules/vocabulary.ts'
import { citySpaces, isCount, type Report, sameItems, total } from './report.ts'

/** Who chose what, and who is at work on it. */
export function checkRound(position: Position, figures: Figures, report: Report): void {
  const { at, round, picks, governor, chooser, seat, role, roles, players } = position
  const seats = players.length
  if (!isCount(round) || round < 1) report(`round ${round}`)
  const seated = (what: string, value: number): void => {
    if (!isCount(value) || value >= seats) report(`${what} is seat ${value}`)
  }
  seated('governor', governor)
  seated('chooser', chooser)
  seated('seat', seat)

  const inPlay = ROLE_TILES.slice(0, 6 + figures.prospectors)
  if (!sameItems(roles, inPlay, (card) => card.id))
    report(`roles ${roles.map((card) => card.id)} instead of ${inPlay}`)
  const most = figures.picks * seats
  if (!isCount(picks) || picks > most) report(`${picks} roles chosen of ${most}`)
  for (let whose = 0; whose < seats; whose++) {
    const turns = Math.ceil((picks - ((whose - governor + seats) % seats)) / seats)
    const taken = total(roles, (card) => (card.takenBy === whose ? 1 : 0))
    if (taken !== Math.max(0, turns)) report(`seat ${whose}: ${taken} roles taken of ${turns}`)
  }
  const choosing = at === 'roles'
  if (choosing && picks === most) report('all roles are chosen, yet one is awaited')
  const turn = (governor + picks - (choosing ? 0 : 1)) % seats
  if (chooser !== turn) report(`seat ${chooser} is choosing in the turn of seat ${turn}`)
  if (
    choosing || at === 'over'
      ? role !== null
      : roles.find(({ id }) => id === role)?.takenBy !== chooser
  )
    report(`the role in play is ${role}`)
  if (!choosing && at !== 'over' && role && !at.startsWith(`${roleOf(role)}.`))
    report(`${at} while the role in play is ${role}`)
  const chooserOnly = choosing || at === 'mayor.recruiting' || at === 'craftsman.bonus'
  if (chooserOnly && seat !== chooser) report(`seat ${seat} at ${at} of seat ${chooser}`)
}

/** What one phase remembers is forgotten in every other. */
export function checkPhase(
  { at, phase, chooser, seat, players, market }: Position,
  report: Report,
): void {
  const { tile, drawn, building, produced, passes, wharfUsed, chooserLoaded } = phase
  if (!at.startsWith('settler') && (tile !== null || drawn)) report(`a tile remembered at ${at}`)
  if ((at === 'settler.manning' && tile === null) || (tile && !players[seat]?.tiles[tile]))
    report(`the tile placed is ${tile}`)
  if ((building !== null) !== (at === 'builder.manning')) report(`${building} remembered at ${at}`)
  if (building !== null && players[seat]?.city.at(-1)?.id !== building)
    report(`the building built is ${building}`)
  if (at !== 'craftsman.bonus' && GOODS.some((good) => produced[good] !== 0))
    report(`production remembered at ${at}`)
  if (at !== 'captain.loading' && (passes > 0 || wharfUsed.length > 0 || chooserLoaded))
    report(`loading remembered at ${at}`)
  if (!isCount(passes) || passes >= players.length) report(`${passes} turns without loading`)
  if (new Set(wharfUsed).size !== wharfUsed.length) report(`wharves used: ${wharfUsed}`)
  if (at !== 'mayor.placing') return
  if (market > 0) report(`${market} colonists not dealt out`)
  for (let whose = chooser; whose !== seat; whose = (whose + 1) % players.length) {
    const player = players[whose]
    if (player && player.stored > 0 && emptyCircles(player) > 0)
      report(`seat ${whose}: ${player.stored} colonists stored beside empty circles`)
  }
}

const emptyCircles = ({ tiles, manned, city }: Player): number =>
  total(TILES, (tile) => tiles[tile] - manned[tile]) +
  total(city, ({ id, workers }) => BUILDING[id].circles - workers)

/** The round is the last one if and only if something ends the game. */
export function checkEnding(position: Position, figures: Figures, report: Report): void {
  const { at, ending, supply, players, options, picks } = position
  if (new Set(ending).size !== ending.length) report(`ending twice: ${ending}`)
  const fullCity = players.some((player) => citySpaces(player) === CITY_SPACES)
  if (ending.includes('city') !== fullCity) report(`a full city: ${fullCity}, ending: ${ending}`)
  if (ending.includes('chips') !== (supply.vp === 0))
    report(`${supply.vp} points in the supply, ending: ${ending}`)
  if (ending.includes('colonists') && supply.colonists > 0)
    report(`${supply.colonists} colonists in the supply, ending: ${ending}`)
  if (supply.vpOnPaper > 0 && (supply.vp > 0 || options['vp.beyondSupply'] === 'cap'))
    report(`${supply.vpOnPaper} points on paper with ${supply.vp} in the supply`)
  const played = picks === figures.picks * players.length
  if (at === 'over' && (ending.length === 0 || !played)) report('over before its time')
}
