/** A position as one line: what lies open on the table, and no more (docs/notation.md). */
import { letterOf } from '../../../../engine/seats.ts'
import { OPTION_IDS, OPTION_VALUES } from '../../rules/editions.ts'
import type { Player, Position } from '../../rules/state.ts'
import { GOODS, type Seat, TILES } from '../../rules/vocabulary.ts'
import { startFrom } from '../write-position.ts'
import { ALL_BUILDING_CODES, EXPANSION_CODES } from './added-codes.ts'
import { ADDED_FIELDS } from './added-fields.ts'
import { ENDING_CODES, LAID_CODES, OPTION_CODES, ROLE_CODES, TILE_CODES } from './codes.ts'
import { due, dueIn } from './due.ts'

/** The line of a position that can occur; what is hidden, the order of the pile and chance, is not in it.*/
export function lineOf(position: Position): string {
  const { at, governor, chooser, seat, round, players, market, plantations, house } = position
  const { faceUp, discard } = plantations
  const { refused } = position.supply
  return [
    tableOf(position),
    at,
    [governor, chooser, seat].map(letterOf).join(''),
    round,
    orNone(rolesOf(position)),
    players.map(playerOf).join('/'),
    refused > 0 ? `${market}x${refused}` : market,
    orNone(faceUp.map((good) => TILE_CODES[good]).join('')),
    orNone(countsOf(GOODS, (good) => discard[good])),
    orNone(shipsOf(position)),
    orNone(house.map((good) => TILE_CODES[good]).join('')),
    orNone(phaseOf(position)),
    orNone(position.ending.map((trigger) => ENDING_CODES[trigger]).join('')),
    ...addedFields(position),
  ].join(' ')
}

function addedFields(position: Position): string[] {
  if (!position.expansions) return []
  const start = startFrom(position)
  return ADDED_FIELDS.map(({ write }) => write(start))
}

const orNone = (field: string): string => field || '-'

/** 'c', 'c3' or nothing. */
const run = (code: string, count: number): string =>
  count > 1 ? `${code}${count}` : count === 1 ? code : ''

const countsOf = <K extends keyof typeof TILE_CODES>(
  keys: readonly K[],
  count: (key: K) => number,
): string => keys.map((key) => run(TILE_CODES[key], count(key))).join('')

function tableOf({ edition, players, options, expansions }: Position): string {
  const on = OPTION_IDS.filter((id) => options[id] === OPTION_VALUES[id][1])
  const codes = on.map((id) => OPTION_CODES[id]).join('')
  const sets = expansions ? `x${expansions.sets.map((id) => EXPANSION_CODES[id]).join('')}` : ''
  const table = (edition === 'two-player' ? '2' : `c${players.length}`) + sets
  return codes ? `${table}+${codes}` : table
}

/** Tiles that were taken, but for the one in play, and tiles with coins. */
function rolesOf({ roles, role, at }: Position): string {
  const inPlay = at === 'over' ? null : role
  return roles
    .filter(({ id, coins, takenBy }) => coins > 0 || (takenBy !== null && id !== inPlay))
    .map(({ id, coins, takenBy }) => {
      const taker = takenBy === null || id === inPlay ? '' : seatCode(takenBy)
      return `${ROLE_CODES[id]}${taker}${coins || ''}`
    })
    .join('')
}

const seatCode = (seat: Seat): string => letterOf(seat).toLowerCase()

/** Tiles with a colonist as capital letters, a building with its colonists behind it. */
function playerOf({ coins, vp, goods, tiles, manned, city, stored }: Player): string {
  const land = TILES.map((tile) => {
    const code = TILE_CODES[tile]
    return run(code.toUpperCase(), manned[tile]) + run(code, tiles[tile] - manned[tile])
  })
  return [
    coins,
    vp,
    orNone(countsOf(GOODS, (good) => goods[good])),
    orNone(land.join('')),
    orNone(city.map(({ id, workers }) => `${ALL_BUILDING_CODES[id]}${workers || ''}`).join('')),
    stored,
  ].join(',')
}

const shipsOf = ({ ships }: Position): string =>
  ships
    .flatMap(({ size, good, count }) => (good ? [`${size}${run(TILE_CODES[good], count)}`] : []))
    .join(',')

function phaseOf({ phase }: Position): string {
  const { tile, drawn, building, produced, passes, wharfUsed, chooserLoaded } = phase
  const made = countsOf(GOODS, (good) => produced[good])
  return [
    tile && `t${LAID_CODES[tile]}`,
    drawn && 'd',
    building && `b${ALL_BUILDING_CODES[building]}`,
    made && `p${made}`,
    passes > 0 && `n${passes}`,
    wharfUsed.length > 0 && `w${wharfUsed.map(seatCode).join('')}`,
    chooserLoaded && 'l',
    phase.due.length > 0 && `q${due.write(dueIn(phase.due))}`,
  ]
    .filter(Boolean)
    .join(',')
}
