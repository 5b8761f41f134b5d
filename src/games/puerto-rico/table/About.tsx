import { GAP } from '#language/language.ts'
import { Message } from '../../../ui/Message.tsx'
import { Term } from '../../../ui/Term.tsx'
import type { AboutProps } from '../../../ui/table/definition.ts'
import { game } from '../rules/game.ts'
import { costOf, priceOf } from '../rules/roles/builder.ts'
import { RULES, type RuleId } from '../rules/rule-ids.ts'
import type { Position } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import {
  ALL_BUILDINGS,
  type BuildingId,
  GOODS,
  type Good,
  ROLE_TILES,
  type RoleTile,
} from '../rules/vocabulary.ts'
import { ruleHref } from '../site/rule-link.ts'
import { parse, type Segment } from '../words/markup.ts'
import { say, t } from '../words/messages/about.ts'
import { refusal } from '../words/say.ts'
import { termOf } from '../words/terms.ts'
import { saleFor } from './board/today.ts'
import { termAt } from './term-at.ts'

/** What a piece is, in one line; of what can be chosen also what it costs or brings now, or what is missing. */
export function About({ position, address, viewer, refused }: AboutProps<PuertoRico>) {
  const id = termAt(address)
  if (!id) return null
  const good = GOODS.find((one) => one === id)
  const building = ALL_BUILDINGS.find((one) => address === `building:${one}`)
  const role = ROLE_TILES.find((one) => address === `role:${one}`)
  const now = building
    ? buildingNow(position, viewer, building, refused)
    : role
      ? roleNow(position, role)
      : good
        ? goodNow(position, good)
        : []
  const rule = ruleOf(id)
  return (
    <p class="about">
      <b>
        <Term id={id} />
      </b>{' '}
      <Message segments={parse(termOf(id).gloss)} />{' '}
      {now.length > 0 && (
        <span class="about-now">
          <Message segments={now} />{' '}
        </span>
      )}
      {rule && <a href={ruleHref(rule)}>{t('about.rule')}</a>}
    </p>
  )
}

/** Its price for a seat, and whether that seat can build it or what is missing. */
function buildingNow(
  position: Position,
  viewer: number,
  building: BuildingId,
  refused: boolean,
): Segment[] {
  // Whoever chose another role builds no cheaper by it.
  if (position.role !== 'builder') return say('about.price', { price: costOf(position, building) })
  const asks = position.at === 'builder.turn'
  const seat = asks ? position.seat : viewer
  const { price, quarries, privilege } = priceOf(position, seat, building)
  const saved = quarries + privilege
  const cost = saved > 0 ? costOf(position, building) : price
  const words = pricedWords(cost, saved, price)
  if (!asks || refused) return words
  const move = { do: 'build', seat, building } as const
  const [broken] = game.judge(position, move).broken
  const why = broken ? (refusal(broken, move, () => '') ?? []) : say('about.can')
  return [...words, { text: GAP }, ...why]
}

/** What it costs now, and what is off. */
function pricedWords(cost: number, saved: number, price: number): Segment[] {
  if (saved === 0) return say('about.price', { price })
  return price === 0
    ? say('about.price.free', { cost })
    : say('about.price.saved', { cost, saved, price })
}

/** The coins that come with it. */
function roleNow({ roles }: Position, id: RoleTile): Segment[] {
  const count = roles.find((card) => card.id === id)?.coins ?? 0
  return count > 0 ? say('about.coins', { count }) : []
}

/** What its sale would bring whoever decides what to sell. */
function goodNow(position: Position, good: Good): Segment[] {
  const coins = saleFor(position, position.seat, good)
  if (coins === undefined) return []
  return coins > 0 ? say('about.sale', { coins }) : say('about.sale.nothing')
}

/** The first rule of what is named after it: 'small-market.coin' of `smallMarket`, 'hut.quarry' of `constructionHut`. */
function ruleOf(id: string): RuleId | undefined {
  const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return RULES.find((rule) => `-${name}.`.endsWith(`-${rule.split('.')[0]}.`))
}
