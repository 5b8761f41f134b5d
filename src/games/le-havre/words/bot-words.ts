/** Why a bot chose a move, in a sentence or two made of the bot's own facts. */
import { GAP } from '#language/language.ts'
import type { ReasonOf } from '../../../bots/bot.ts'
import type { Aim, LeHavreBots, Reason } from '../bots/types.ts'
import { isShip } from '../rules/player.ts'
import { SHIP } from '../rules/ships.ts'
import type { CardId } from '../rules/vocabulary.ts'
import { cardName } from './card.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/bots.ts'
import { SHIP_TERMS } from './ships.ts'

/** A ship by what type it is, a building by its name. */
const kindName = (card: CardId): readonly Segment[] =>
  isShip(card) ? term(SHIP_TERMS[SHIP[card].type]) : cardName(card)

/** The sentence for what is gathered, or for a building that is entered, with what it is for. */
function aimedWords(
  how: 'gathers' | 'enters',
  thing: readonly Segment[],
  aim: Aim | null,
): Segment[] {
  switch (aim?.kind) {
    case 'card': {
      const card = kindName(aim.card)
      return aim.wharf
        ? say(`bot.${how}.wharf`, { thing, card, wharf: cardName(aim.wharf) })
        : say(`bot.${how}.${isShip(aim.card) ? 'ship' : 'building'}`, { thing, card })
    }
    case 'load':
      return say(`bot.${how}.load`, { thing, francs: aim.francs })
    case 'food':
      return say(`bot.${how}.food`, { thing, food: aim.food })
    default:
      return say(`bot.${how}`, { thing })
  }
}

function enterWords({ building, aim, now }: Extract<Reason, { kind: 'enters' }>): Segment[] {
  const thing = cardName(building)
  if (!now) return aimedWords('enters', thing, aim)
  if (aim?.kind === 'load') return say('bot.now.load', { thing })
  return aim?.kind === 'card'
    ? say(`bot.now.${isShip(aim.card) ? 'ship' : 'building'}`, { card: kindName(aim.card) })
    : say('bot.enters', { thing })
}

/** The sentence for a reason. Every reason has one. */
export function botWords(reason: ReasonOf<LeHavreBots>): Segment[] {
  switch (reason.kind) {
    case 'gathers': {
      const why = aimedWords('gathers', term(reason.item), reason.aim)
      return reason.keeps ? [...why, { text: GAP }, ...say('bot.keeps')] : why
    }
    case 'enters':
      return enterWords(reason)
    case 'pays':
      return say(reason.enters ? 'bot.pays.fee' : 'bot.pays', { card: kindName(reason.card) })
    case 'owes':
      return say(`bot.pays.${reason.for}`)
    case 'constructs':
      return say('bot.constructs', { card: cardName(reason.building), francs: reason.francs })
    case 'launches':
      return reason.food > 0
        ? say('bot.launches', { food: reason.food })
        : say('bot.launches.luxury', { francs: SHIP[reason.ship].value })
    case 'exchanges':
      return say('bot.exchanges')
    case 'ships':
      return say('bot.ships', { francs: reason.francs })
    case 'buys':
      return say('bot.buys', { card: kindName(reason.card) })
    case 'repays':
      return say(reason.left > 0 ? 'bot.repays' : 'bot.repays.last', { left: reason.left })
    case 'made':
      return say(`bot.made.${reason.how}`)
    case 'only':
      return say('bot.only')
    default:
      return say('bot.fancy')
  }
}
