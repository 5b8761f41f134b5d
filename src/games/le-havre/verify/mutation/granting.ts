import { type Effect, effect, replaced } from '../../../../scenario/mutation/effect.ts'
import * as rules from '../../../../scenario/mutation/rules.ts'
import { leHavre } from '../../definition.ts'
import { BUILDING } from '../../rules/buildings.ts'
import type { RuleId } from '../../rules/rule-ids.ts'
import { COUNTED } from '../../rules/scoring.ts'
import { SHIP_TYPE } from '../../rules/ships.ts'
import { type Player, type Position, playerAt } from '../../rules/state.ts'
import type { LeHavre } from '../../rules/types.ts'
import { each, ITEMS, OFFERS, SHIP_TYPES, TILES } from '../../rules/vocabulary.ts'
import { revertEvent } from './revert-event.ts'

type Undo = rules.Undo<LeHavre>

/** The player of an event is changed. */
const ofPlayer =
  (change: (player: Player, count: number) => void): Undo =>
  (position, { seat, count }) =>
    change(playerAt(position, seat), count)
const francs = (sign: 1 | -1): Undo =>
  ofPlayer(({ items }, count) => {
    items.franc += sign * count
  })
const discBack: Undo = (position, { seat }, before) => {
  playerAt(position, seat).disc = playerAt(before, seat).disc
}
/** Nothing of the move has happened. */
const notAtAll: Undo = (position, _, before) => {
  Object.assign(position, leHavre.game.parts.copy(before))
}

/** What it means that a rule does nothing, where that is not to move the tokens of its events back. */
const OTHERWISE: Partial<Record<RuleId, Undo>> = {
  'turn.seven-per-round': notAtAll,
  'offer.disc-stays': ofPlayer((player) => {
    player.disc = null
  }),
  'enter.own-free': ofPlayer((player) => {
    const [fee] = (player.disc && BUILDING[player.disc].fee) || []
    player.items.franc -= fee?.food ?? fee?.franc ?? 0
  }),
  'enter.disc': discBack,
  'pay.no-change': francs(1),
  'round.against-player': francs(1),
  'buy.frees-disc': discBack,
  'sell.frees-disc': discBack,
  'action.hold': ofPlayer((player, count) => {
    player.items.bread -= count
  }),
  'action.peek': ({ specials }, { seat }, before) => {
    specials.seen[seat] = before.specials.seen[seat] ?? []
  },
  'action.show': francs(-1),
  'interest.when': (position, _, before) => {
    const { active } = before
    Object.assign(position, { at: 'turn.main', seat: active })
    position.phase.owed = null
  },
  'loan.no-forced-sale': ofPlayer((player) => {
    player.buildings.shift()
  }),
  'end.next-seat': (position, _, { active }) => {
    Object.assign(position, { active, seat: active })
  },
  'final.one-action': (position) => {
    position.at = 'over'
  },
  'final.occupied-open': notAtAll,
}

/** Rules of cards: what the cards have of it is taken from them. */
const OF_CARDS: Partial<Record<RuleId, () => () => void>> = {
  'construct.masons-guild': () => replaced(BUILDING.masonsGuild, 'reduces', []),
  'action.wind-farm': () => replaced(BUILDING.windFarm, 'energyDiscount', 0),
  'end.feeding'() {
    const on = SHIP_TYPES.map((type) => replaced(SHIP_TYPE[type], 'food', [0, 0, 0, 0, 0]))
    return () => {
      for (const back of on) back()
    }
  },
}

/** The rule grants nothing in play. */
export function granting(rule: RuleId): Effect<LeHavre> {
  const off = OF_CARDS[rule]
  return off
    ? effect(`${rule} grants nothing`, off)
    : rules.granting(leHavre, rule, OTHERWISE[rule] ?? revertEvent)
}

/** What it means of the deal. */
const DEALT: Partial<Record<RuleId, (position: Position) => void>> = {
  'setup.round-cards': (position) => {
    Object.assign(position, { at: 'over', final: true })
  },
  'setup.tiles': (position) => {
    position.tiles = [...TILES]
  },
  'setup.black-market-on-top': (position) => {
    position.stacks[0]?.unshift('blackMarket')
  },
  'setup.specials': ({ specials }) => {
    specials.pile = []
  },
  'setup.start-seat': (position) => {
    position.active = (position.active + 1) % position.players.length
  },
  'setup.harbour': ({ players }) => {
    for (const player of players) player.items = each(ITEMS, () => 0)
  },
  'setup.offers': (position) => {
    position.offers = each(OFFERS, () => 0)
  },
}

/** The rule grants nothing in the deal. */
export const dealing = (rule: RuleId): Effect<LeHavre> =>
  rules.dealing(leHavre, rule, DEALT[rule] ?? revertEvent)

const counts = Object.keys(COUNTED) as (keyof typeof COUNTED)[]

/** What is counted at the end counts nothing, and goods a franc each; chance decides between equals. */
export const SCORING: readonly Effect<LeHavre>[] = [
  ...counts
    .filter((rule) => rule !== 'score.goods-nothing')
    .map((rule) =>
      effect<LeHavre>(`${rule} counts nothing`, () => replaced(COUNTED, rule, () => [])),
    ),
  effect('score.goods-nothing counts a franc for each', () => {
    const count = COUNTED['score.goods-nothing']
    return replaced(COUNTED, 'score.goods-nothing', (player) =>
      count(player).map(({ counted }) => ({ points: counted, counted })),
    )
  }),
  effect('score.tie lets one of equals win', () => {
    let rank = 0
    const count = COUNTED['score.cash']
    return replaced(COUNTED, 'score.cash', (player) =>
      count(player).map(({ points, counted }) => ({ points: points + (rank++ % 7) / 10, counted })),
    )
  }),
]
