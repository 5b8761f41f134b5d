/** Why a bot chose a move, in a sentence or two made of the bot's own figures. */

import { GAP } from '#language/language.ts'
import type { Reason } from '../bots/reason.ts'
import { GOOD_PRICE } from '../rules/roles/trader.ts'
import { roleOf } from '../rules/vocabulary.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/bot.ts'
import { moveWords } from './moves.ts'
import { tileTerm } from './say.ts'

/** Points as people say them: whole, or with one figure behind the point where so much is known. */
function points(value: number, digits = 0): string {
  const shown = Number(Math.abs(value).toFixed(digits))
  return value < 0 && shown !== 0 ? `−${shown}` : String(shown)
}

/** What a layout is good for, without what there is none of. */
function layoutWords({ goods, buildings }: Extract<Reason, { kind: 'layout' }>): Segment[] {
  if (goods > 0 && buildings > 0) return say('bot.layout', { goods, buildings })
  if (goods > 0) return say('bot.layout.goods', { goods })
  return buildings > 0 ? say('bot.layout.buildings', { buildings }) : say('bot.layout.nothing')
}

/** The sentence for a reason. Every reason has one. */
export function botWords(reason: Reason): Segment[] {
  switch (reason.kind) {
    case 'only':
      return say('bot.only')
    case 'fancy':
      return say('bot.fancy')
    case 'likes':
      return likesWords(reason)
    case 'role':
      return roleWords(reason)
    case 'tile':
      return tileWords(reason)
    case 'worth':
      return ofWorth(reason.worth, (worth) => say('bot.worth', { worth }))
    case 'draw':
      return say('bot.draw')
    case 'colonist':
      return say('bot.colonist')
    case 'layout':
      return layoutWords(reason)
    case 'build':
      return buildWords(reason)
    case 'save':
      return reason.coins > 0 ? say('bot.save', { coins: reason.coins }) : say('bot.save.nothing')
    case 'extra':
      return ofWorth(reason.worth, (worth) => say('bot.extra', { good: term(reason.good), worth }))
    case 'sell': {
      const good = term(reason.good)
      const { coins } = reason
      return coins > 0 ? say('bot.sell', { good, coins }) : say('bot.sell.nothing', { good })
    }
    case 'hold':
      return say('bot.hold')
    case 'load':
      return loadWords(reason)
    case 'wait':
      return waitWords(reason)
    case 'store': {
      const { goods } = reason
      if (goods === 0) return say('bot.store.nothing')
      return ofWorth(reason.worth, (worth) => say('bot.store', { goods, worth }))
    }
    case 'search':
      return searchWords(reason)
  }
}

/** A sentence about a figure, and others where it comes to nothing or less. */
function ofWorth(worth: number, words: (worth: string) => Segment[]): Segment[] {
  const shown = points(Math.abs(worth), 1)
  if (Number(shown) === 0) return say('bot.worth.nothing')
  return worth < 0 ? say('bot.worth.less', { worth: shown }) : words(shown)
}

/** What those who do not move are called together. */
const otherPlayers = (others: number): Segment[] => say(others > 1 ? 'bot.others' : 'bot.other')

/** The points of those who do not move, a sum told as one. */
const theirPoints = (others: number, points: number): Segment[] =>
  say(others > 1 ? 'bot.points.sum' : 'bot.points', { points })

/** What the role is chosen for, and how the others fare by it, each of them on average. */
function roleWords(reason: Extract<Reason, { kind: 'role' }>): Segment[] {
  const { coins } = reason
  const id = roleOf(reason.role)
  const role = term(id)
  const others = otherPlayers(reason.others)
  const [mine, each] = [Math.round(reason.mine), Math.round(reason.theirs / reason.others)]
  if (mine <= 0) {
    if (each < mine) return say('bot.role.denies', { role, others })
    return each > mine
      ? say('bot.role.theirs', { role, others })
      : say('bot.role.nothing', { role })
  }
  const gain = coins > 0 ? say('bot.role.coins', { role, coins }) : say(`bot.role.${id}`, { role })
  return [...gain, { text: GAP }, ...say(`bot.role.${fare(mine, each)}`, { others })]
}

/** How others fare, beside somebody who gains. */
function fare(mine: number, each: number): 'costs' | 'alone' | 'ahead' | 'shared' {
  if (each < 0) return 'costs'
  if (each === 0) return 'alone'
  return each < mine ? 'ahead' : 'shared'
}

function buildWords({ vp, price, ...of }: Extract<Reason, { kind: 'build' }>): Segment[] {
  const building = term(of.building)
  const worth = points(of.worth)
  if (price === 0) return say('bot.build.free', { building, vp })
  return worth === '0'
    ? say('bot.build.even', { building, vp })
    : say('bot.build', { building, vp, price, worth })
}

function loadWords(reason: Extract<Reason, { kind: 'load' }>): Segment[] {
  const { points, mine, theirs } = reason
  const values = { good: term(reason.good), points, others: otherPlayers(reason.others) }
  if (theirs === 0) return say('bot.load.mine', values)
  return say('bot.load', { ...values, mine, theirs: theirPoints(reason.others, theirs) })
}

function waitWords(reason: Extract<Reason, { kind: 'wait' }>): Segment[] {
  const { mine } = reason
  const others = otherPlayers(reason.others)
  if (reason.theirs === 0)
    return mine > 0 ? say('bot.wait.mine', { mine }) : say('bot.wait.nothing')
  const theirs = theirPoints(reason.others, reason.theirs)
  return mine > 0
    ? say('bot.wait', { mine, others, theirs })
    : say('bot.wait.theirs', { others, theirs })
}

function tileWords({ tile, use, worth }: Extract<Reason, { kind: 'tile' }>): Segment[] {
  return ofWorth(worth, (worth) => say(`bot.tile.${use}`, { tile: term(tileTerm(tile)), worth }))
}

/** What a beginner likes about a move; no figure stands behind it. */
function likesWords({ move, coins }: Extract<Reason, { kind: 'likes' }>): Segment[] {
  switch (move.do) {
    case 'chooseRole': {
      const role = roleOf(move.role)
      if (coins > 0) return say('bot.likes.coins', { role: term(role), coins })
      return say(`bot.likes.${role}`, { role: term(role) })
    }
    case 'takeTile':
      return say('bot.likes.tile', { tile: term(tileTerm(move.tile)) })
    case 'build':
      return say('bot.likes.build', { building: term(move.building) })
    case 'takeGood':
    case 'sell':
      // Nothing is the dearest that is worth nothing.
      return GOOD_PRICE[move.good] > 0
        ? say('bot.likes.good', { good: term(move.good) })
        : say('bot.likes.tile', { tile: term(move.good) })
    case 'load':
    case 'loadWharf':
      return say('bot.likes.load')
    case 'store':
      return say('bot.likes.store')
    case 'place':
      return say('bot.likes.place')
    case 'pass':
      return say('bot.likes.pass')
    case 'drawTile':
    case 'recruit':
    case 'manTile':
    case 'manBuilding':
    case 'double':
    case 'produce':
    case 'takeShare':
    case 'takePoints':
    case 'takeResident':
      return say('bot.likes.gift')
    default:
      return say('bot.fancy')
  }
}

/** The plan where there is one, and what it came to; a lead over the next best move is told only where there is one. */
function searchWords({ plan, margin, next }: Extract<Reason, { kind: 'search' }>): Segment[] {
  const shown = points(Math.abs(margin), 1)
  const tone = Number(shown) === 0 ? 'level' : margin > 0 ? 'ahead' : 'behind'
  const lead = next ? margin - next.margin : 0
  const outcome =
    next && lead >= 0.05
      ? say(`bot.search.${tone}.by`, {
          margin: shown,
          move: moveWords(next.move),
          by: points(lead, 1),
        })
      : say(`bot.search.${tone}`, { margin: shown })
  return plan ? [...botWords(plan), { text: GAP }, ...outcome] : outcome
}
