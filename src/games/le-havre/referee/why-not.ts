/** Why something did not happen beside a legal move, and what did not have to be done. */
import { letterOf, SEAT_LETTERS } from '../../../engine/seats.ts'
import type { Permission } from '../../../referee/verdict.ts'
import type { Words } from '../../../referee/words.ts'
import { BUILDING } from '../rules/buildings.ts'
import { costOf } from '../rules/costs.ts'
import { currentOf } from '../rules/define-move.ts'
import { HARVEST } from '../rules/goods.ts'
import type { Move } from '../rules/moves.ts'
import { interestDue } from '../rules/owed.ts'
import { countMarks, ownerOf } from '../rules/player.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { roundCards, SHIP, SHIP_TYPE } from '../rules/ships.ts'
import { type Position, playerAt } from '../rules/state.ts'
import type { LeHavre } from '../rules/types.ts'
import { capacities, shipsFor, tradeMost } from '../rules/visit.ts'
import { cardName } from '../words/card.ts'
import { term } from '../words/markup.ts'
import { say } from '../words/messages/referee.ts'
import type { SeatName } from '../words/say.ts'

/** A rule that explains what did not happen. */
interface WhyNot {
  rule: RuleId
  words: Words
}

type Made = Permission<LeHavre>

/** Everything that somebody may miss in what a legal move brings. */
export function whyNot(position: Position, made: Made, seatName: SeatName = letterOf): WhyNot[] {
  return [
    ...left(made.move),
    ...withoutInterest(made, seatName),
    ...withoutHarvest(position, made, seatName),
    ...withoutMarks(position, made),
    ...limited(position, made.move),
    ...undiscounted(position, made.move),
    ...modernised(position, made.move),
    ...withoutFee(position, made.move),
    ...waiting(made),
    ...staying(position, made.move),
  ]
}

const cites = ({ events }: Made, rule: RuleId): boolean =>
  events.some((event) => event.rule === rule)

function left(move: Move): WhyNot[] {
  if (move.do === 'stop') return [{ rule: 'construct.firm-two', words: say('why.may') }]
  const declined = move.do === 'use' && move.count === 0
  return declined ? [{ rule: 'action.extra', words: say('why.may') }] : []
}

/** Seats from whom the tile asks nothing, or no more than for one loan. */
function withoutInterest(made: Made, seatName: SeatName): WhyNot[] {
  if (!cites(made, 'interest.when')) return []
  const { after } = made
  return after.players.flatMap(({ loans }, at): WhyNot[] => {
    const rule = 'interest.one-franc'
    const seat = seatName(at)
    if (loans === 0) return [{ rule, words: say('why.no-loan', { seat }) }]
    const count = interestDue(after, at)
    return loans > count ? [{ rule, words: say('why.interest', { seat, loans, count }) }] : []
  })
}

function withoutHarvest(position: Position, made: Made, seatName: SeatName): WhyNot[] {
  if (!cites(made, 'turn.seven-per-round')) return []
  const rule = 'end.harvest'
  const card = roundCards(position.version, position.players.length)[position.round - 1]
  if (!card?.harvest) return [{ rule, words: say('why.no-harvest') }]
  return position.players.flatMap(({ items }, at) =>
    HARVEST.filter(({ good, least }) => items[good] < least).map(({ good, least }) => {
      const who = { seat: seatName(at), good: term(good) }
      const count = items[good]
      return {
        rule,
        words: count === 0 ? say('why.none', who) : say('why.too-few', { ...who, count, least }),
      }
    }),
  )
}

/** Marks that bring nothing: there are none on the own cards, or more than count. */
function withoutMarks(position: Position, made: Made): WhyNot[] {
  const { move } = made
  if (!cites(made, 'action.symbols')) return []
  const building = move.do === 'enter' ? move.building : position.phase.building
  const effects = (building && BUILDING[building].effects) || []
  return effects.flatMap((effect) =>
    effect.kind === 'symbols'
      ? effect.each.flatMap(({ symbol, cap }): WhyNot[] => {
          const rule = 'action.symbols'
          const own = countMarks(position, move.seat, symbol)
          const mark = term(symbol)
          if (own === 0) return [{ rule, words: say('why.no-mark', { mark }) }]
          return cap !== null && own > cap
            ? [{ rule, words: say('why.marks', { mark, own, cap }) }]
            : []
        })
      : [],
  )
}

/** What a building does no more often, though there is more of it. */
function limited(position: Position, move: Move): WhyNot[] {
  const { items } = playerAt(position, move.seat)
  const limit = (most: number): WhyNot => ({
    rule: 'action.limit',
    words: say('why.limit', { most }),
  })
  if (move.do === 'use') {
    const effect = currentOf(position, 'upgrade')
    if (!effect?.most || move.count < effect.most || items[effect.from] <= effect.most) return []
    return [limit(effect.most)]
  }
  const effect = move.do === 'trade' ? currentOf(position, 'trade') : null
  if (move.do !== 'trade' || !effect) return []
  const times = [move.times.first ?? 0, move.times.second ?? 0]
  return effect.rows.flatMap((row, at) => {
    const most = tradeMost(position, effect, row)
    return times[at] === most ? [limit(most)] : []
  })
}

/** Own cards that make others cheaper, though not this one, or no more. */
function undiscounted(position: Position, move: Move): WhyNot[] {
  const effect = currentOf(position, 'construct')
  if (move.do !== 'construct' || !effect) return []
  const { need } = costOf(position, move.seat, move.building, effect)
  const full = BUILDING[move.building].cost ?? {}
  return reducers(position, move.seat).flatMap(({ card, goods }): WhyNot[] => {
    const rule = 'construct.masons-guild'
    const saves = goods.some((good) => (need[good] ?? 0) < (full[good] ?? 0))
    if (!saves) return [{ rule, words: say('why.guild', { card: cardName(card) }) }]
    const isLeft = goods.some((good) => (need[good] ?? 0) > 0)
    return isLeft ? [{ rule, words: say('why.guild-once', { card: cardName(card) }) }] : []
  })
}

/** The own cards that make buildings cheaper, with the goods that they save. */
const reducers = (position: Position, seat: number) =>
  playerAt(position, seat).buildings.flatMap((card) => {
    const { reduces: goods } = BUILDING[card]
    return goods ? [{ card, goods }] : []
  })

/** What a wharf asks for no more, and what no card saves there. */
function modernised(position: Position, move: Move): WhyNot[] {
  const { building } = position.phase
  if (move.do !== 'buildShip' || !building) return []
  const rule = 'ship.modernise'
  const { type } = SHIP[move.ship]
  if (!SHIP_TYPE[type].modern) return [{ rule, words: say('why.no-brick') }]
  if (position.modernised.includes(building)) return [{ rule, words: say('why.modern') }]
  return reducers(position, move.seat).map(({ card }) => ({
    rule,
    words: say('why.guild-ship', { card: cardName(card) }),
  }))
}

/** The fee of a building that is entered by sending somebody home. */
function withoutFee(position: Position, move: Move): WhyNot[] {
  if (move.do !== 'displace') return []
  const { disc } = playerAt(position, SEAT_LETTERS.indexOf(move.player))
  if (!disc || ownerOf(position, disc) !== move.seat) return []
  return [{ rule: 'enter.own-free', words: say('why.own-free', { card: cardName(disc) }) }]
}

/** A card that waits for a space among the stacks. */
function waiting(made: Made): WhyNot[] {
  const { after, events } = made
  const card = after.specials.beside.find((id) => BUILDING[id].onEmptySpace)
  const isNew = events.some(({ token }) => token === card)
  if (!card || !isNew || after.stacks.some((stack) => stack.length === 0)) return []
  return [{ rule: 'construct.stadium', words: say('why.waits', { card: cardName(card) }) }]
}

/** Ships that do not sail, and those that load nothing. */
function staying(position: Position, move: Move): WhyNot[] {
  if (move.do !== 'ship') return []
  const loaded = Object.values(move.goods).reduce((sum, count) => sum + count, 0)
  const idle = capacities(position, move.seat).length - (shipsFor(position, move.seat, loaded) ?? 0)
  const { ships } = playerAt(position, move.seat)
  const empty = ships.filter((id) => SHIP_TYPE[SHIP[id].type].capacity === 0)
  return [
    ...(idle > 0
      ? [{ rule: 'action.ship' as const, words: say('why.idle-ships', { count: idle }) }]
      : []),
    ...empty.map((id) => ({
      rule: 'action.capacity' as const,
      words: say('why.no-room', { card: cardName(id) }),
    })),
  ]
}
