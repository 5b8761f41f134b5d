/** What a phase brings both, in words. */
import { COMMA, GAP } from '#language/language.ts'
import type { Move } from '../rules/moves.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Position } from '../rules/state.ts'
import { GOODS, type Role, roleOf, type Seat } from '../rules/vocabulary.ts'
import { type Segment, term } from '../words/markup.ts'
import { say } from '../words/messages/puzzles.ts'
import { keptWords } from '../words/moves.ts'
import { tileTerm } from '../words/say.ts'
import { type Fact, rivalOf } from './fact.ts'
import { type Gain, type Outcome, outcomeOf } from './outcome.ts'

const RULE: Readonly<Record<Role, RuleId>> = {
  settler: 'settler.take',
  mayor: 'mayor.share',
  builder: 'builder.build',
  craftsman: 'craftsman.process',
  trader: 'trader.price',
  captain: 'captain.point',
  prospector: 'prospector.coin',
}

const listed = (items: readonly Segment[][]): Segment[] =>
  items.flatMap((item, index) => [...(index > 0 ? [{ text: COMMA }] : []), ...item])

/** What a seat got in the phase of a role: 'mine' goes on with the other's, 'theirs' ends the sentence. */
function gainWords(whose: 'mine' | 'theirs', role: Role, gain: Gain): Segment[] {
  switch (role) {
    case 'settler':
      return gain.tiles.length > 0
        ? say(`gain.${whose}.settler`, {
            tiles: listed(gain.tiles.map((tile) => term(tileTerm(tile)))),
          })
        : say(`gain.${whose}.settler.none`)
    case 'mayor':
      return gain.colonists > 0
        ? say(`gain.${whose}.mayor`, { count: gain.colonists })
        : say(`gain.${whose}.mayor.none`)
    case 'builder': {
      if (gain.built.length === 0) return say(`gain.${whose}.builder.none`)
      const values = { buildings: listed(gain.built.map((id) => term(id))), coins: gain.paid }
      return gain.paid > 0
        ? say(`gain.${whose}.builder`, values)
        : say(`gain.${whose}.builder.free`, values)
    }
    case 'craftsman':
      return GOODS.some((good) => gain.goods[good] > 0)
        ? say(`gain.${whose}.craftsman`, { goods: keptWords(gain.goods) })
        : say(`gain.${whose}.craftsman.none`)
    case 'trader': {
      if (gain.sold.length === 0) return say(`gain.${whose}.trader.none`)
      const goods = listed(gain.sold.map((good) => term(good)))
      return gain.earned > 0
        ? say(`gain.${whose}.trader`, { goods, coins: gain.earned })
        : say(`gain.${whose}.trader.free`, { goods })
    }
    case 'captain':
      return gain.points > 0
        ? say(`gain.${whose}.captain`, { points: gain.points })
        : say(`gain.${whose}.captain.none`)
    case 'prospector':
      return whose === 'mine' && gain.earned > 0
        ? say('gain.mine.prospector', { coins: gain.earned })
        : say(`gain.${whose}.prospector.none`)
  }
}

/** Whether nobody gains or loses anything. */
export const isEmpty = ({ gains }: Outcome): boolean =>
  gains.every(
    (gain) =>
      gain.points + gain.colonists + gain.earned + gain.lost === 0 &&
      gain.tiles.length + gain.built.length === 0 &&
      GOODS.every((good) => gain.goods[good] === 0),
  )

interface Both {
  mine: Segment[]
  theirs: Segment[]
}

/** What an outcome brings whoever sits at `seat`, and the other. */
function bothWords({ gains }: Outcome, role: Role, seat: Seat): Both {
  const [mine, theirs] = [gains[seat], gains[1 - seat]]
  if (!mine || !theirs) throw new RangeError('problems are for two')
  return {
    mine: gainWords('mine', role, mine),
    theirs: gainWords('theirs', role, theirs),
  }
}

function lostFacts({ gains }: Outcome, seat: Seat): Fact[] {
  const [mine, theirs] = [gains[seat]?.lost ?? 0, gains[1 - seat]?.lost ?? 0]
  const rule: RuleId = 'storage.return'
  return [
    ...(mine > 0 ? [{ words: say('lost.mine', { count: mine }), rule }] : []),
    ...(theirs > 0 ? [{ words: say('lost.theirs', { count: theirs }), rule }] : []),
  ]
}

/** What choosing a role brings both. */
export function phaseFacts(position: Position, move: Move, role: Role): Fact[] {
  const outcome = outcomeOf(position, move)
  const words = isEmpty(outcome)
    ? say('because.nothing', { role: term(role) })
    : say('because.phase', { role: term(role), ...bothWords(outcome, role, position.seat) })
  return [{ words, rule: RULE[role] }, ...lostFacts(outcome, position.seat)]
}

/** What the other does after one who chose the trader has sold, or not. */
export function saleAfter(position: Position, move: Move): Fact[] {
  if (position.seat !== position.chooser) return []
  const { theirs } = bothWords(outcomeOf(position, move), 'trader', position.seat)
  return [{ words: say('because.then', { theirs }), rule: RULE.trader }]
}

/** What both get from a load of so many points to the end of the phase. */
export function loadsAfter(position: Position, move: Move, points: number): Fact[] {
  const { seat } = position
  const outcome = outcomeOf(position, move)
  const all = outcome.gains[seat]?.points ?? 0
  const { mine, theirs } = bothWords(outcome, 'captain', seat)
  const words =
    all > points
      ? say('gain.mine.captain.all', { points: all, theirs })
      : points > 0
        ? say('because.then', { theirs })
        : [...mine, { text: GAP }, ...theirs]
  return [{ words, rule: RULE.captain }, ...lostFacts(outcome, seat)]
}

/**
 * What the rival gets by taking the best role after another was chosen in its place; nothing where they
 * cannot, since it is not their turn then or the round is over.
 */
export function leftFacts(position: Position, move: Move, best: Move): Fact[] {
  if (move.do !== 'chooseRole' || best.do !== 'chooseRole' || move.role === best.role) return []
  const { after } = outcomeOf(position, move)
  const rival = rivalOf(position)
  if (after.at !== 'roles' || after.seat !== rival || after.round !== position.round) return []
  const role = roleOf(best.role)
  const outcome = outcomeOf(after, { do: 'chooseRole', seat: rival, role: best.role })
  if (isEmpty(outcome)) return []
  const both = bothWords(outcome, role, position.seat)
  return [{ words: say('because.left', { role: term(role), ...both }), rule: 'round.take-role' }]
}
