/** Why a bot chose a move, in one sentence made of the bot's own figures. */

import { GAP } from '#language/language.ts'
import type { Reason } from '../bots/reason.ts'
import { roleOf } from '../rules/vocabulary.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/bot.ts'
import { moveWords } from './moves.ts'
import { tileTerm } from './say.ts'

/** Points as people say them: whole, or with one figure behind the point where so much is known. */
function points(value: number, digits = 0): string {
  const text = Math.abs(value).toFixed(digits)
  return value < 0 && Number(text) !== 0 ? `−${text}` : text
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
      return say('bot.worth', { worth: points(reason.worth, 1) })
    case 'draw':
      return say('bot.draw')
    case 'colonist':
      return say('bot.colonist')
    case 'layout':
      return layoutWords(reason)
    case 'build':
      return say('bot.build', {
        building: term(reason.building),
        vp: reason.vp,
        price: reason.price,
        worth: points(reason.worth),
      })
    case 'save':
      return say('bot.save', { coins: reason.coins })
    case 'extra':
      return say('bot.extra', { good: term(reason.good), worth: points(reason.worth, 1) })
    case 'sell':
      return say('bot.sell', { good: term(reason.good), coins: reason.coins })
    case 'hold':
      return say('bot.hold')
    case 'load':
      return say('bot.load', {
        good: term(reason.good),
        points: reason.points,
        mine: reason.mine,
        theirs: reason.theirs,
      })
    case 'wait':
      return say('bot.wait', { mine: reason.mine, theirs: reason.theirs })
    case 'store':
      return reason.goods > 0
        ? say('bot.store', { goods: reason.goods, worth: points(reason.worth, 1) })
        : say('bot.store.nothing')
    case 'search':
      return searchWords(reason)
  }
}

function roleWords({ role, coins, mine, theirs }: Extract<Reason, { kind: 'role' }>): Segment[] {
  const values = { role: term(roleOf(role)), mine: points(mine), theirs: points(theirs) }
  return coins > 0 ? say('bot.role.coins', { ...values, coins }) : say('bot.role', values)
}

function tileWords({ tile, use, worth }: Extract<Reason, { kind: 'tile' }>): Segment[] {
  const values = { tile: term(tileTerm(tile)), worth: points(worth, 1) }
  if (use === 'quarry') return say('bot.tile.quarry', values)
  return use === 'ready' ? say('bot.tile.ready', values) : say('bot.tile.waiting', values)
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
      return say('bot.likes.good', { good: term(move.good) })
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
