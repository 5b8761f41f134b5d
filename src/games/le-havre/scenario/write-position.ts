/** From a position back to a scenario's words: read again it gives the same position. */
import { letterOf } from '../../../engine/seats.ts'
import type { PlayerSource, SetSource, Start } from '../rules/notation.ts'
import { DEFAULT_OPTIONS, OPTION_IDS } from '../rules/options.ts'
import type { Player, Position } from '../rules/state.ts'
import { ITEMS, OFFERS } from '../rules/vocabulary.ts'

const some = <K extends string>(keys: readonly K[], counts: Readonly<Record<K, number>>) =>
  Object.fromEntries(keys.flatMap((key) => (counts[key] ? [[key, counts[key]]] : []))) as Partial<
    Record<K, number>
  >

/** The position as a scenario's `game`, `at`, `active`, `seat` and `set`. */
export function startFrom(position: Position): Start {
  const { version, options, players, at, active, seat, phase, specials } = position
  const changed = OPTION_IDS.filter((id) => options[id] !== DEFAULT_OPTIONS[id])
  const { owed, sold, ...rest } = phase
  return {
    game: {
      version,
      seats: players.length,
      ...(changed.length > 0
        ? { options: Object.fromEntries(changed.map((id) => [id, options[id]])) }
        : {}),
    },
    at,
    active: letterOf(active),
    seat: letterOf(seat),
    set: {
      ...Object.fromEntries(players.map((player, who) => [letterOf(who), playerSource(player)])),
      round: position.round,
      turn: position.turn,
      final: position.final,
      offers: some(OFFERS, position.offers),
      tiles: position.tiles,
      town: position.town,
      stacks: position.stacks,
      ships: position.ships,
      specials: specials.pile,
      seen: Object.fromEntries(specials.seen.map((cards, who) => [letterOf(who), cards])),
      mixed: specials.mixed.flatMap((mixed, who) => (mixed ? [letterOf(who)] : [])),
      beside: specials.beside,
      modernised: position.modernised,
      gone: position.gone,
      phase: {
        ...rest,
        owed: owed as (NonNullable<SetSource['phase']>['owed'] & object) | null,
        sold: sold.map((sale) => ({ ...sale, seat: letterOf(sale.seat) })),
      },
      rng: position.rng,
    },
  }
}

function playerSource({ items, loans, disc, buildings, ships }: Player): PlayerSource {
  return { items: some(ITEMS, items), loans, disc, buildings, ships }
}
