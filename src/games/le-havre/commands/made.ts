/** What the messages of Le Havre are tried with. */
import { playGame } from '../../../engine/random-game.ts'
import type { Made } from '../../../frame/made.ts'
import { leHavre } from '../definition.ts'
import { BUILDINGS, CARDS, GOODS, ITEMS, OFFERS } from '../rules/vocabulary.ts'
import { cardName, thingsWords } from '../words/card.ts'
import { type Segment, term } from '../words/markup.ts'
import { logLine } from '../words/say.ts'
import { SHIP_TERMS } from '../words/ships.ts'
import { WORKED } from '../words/working.ts'

const NUMBERS = [1, 2, 10, 0]
const SOME = [1, 2, 10]
const cards = CARDS.map(cardName)
const ships = Object.values(SHIP_TERMS).map((id) => term(id))
const buildings = BUILDINGS.map(cardName)
const items = ITEMS.map((item) => term(item))
const offers = OFFERS.map((item) => term(item))
const things = [...ITEMS, 'loan' as const].flatMap((item) =>
  SOME.map((count) => thingsWords(item, count)),
)

const samples: Made['samples'] = {
  card: cards,
  thing: cards,
  'bot.gathers/thing': offers,
  ...Object.fromEntries(
    ['gathers.ship', 'gathers.wharf', 'enters.ship', 'enters.wharf', 'now.ship'].map((kind) => [
      `bot.${kind}/card`,
      ships,
    ]),
  ),
  'ask.using./card': buildings,
  'ask.trading./card': buildings,
  ...Object.fromEntries(
    WORKED.map((good) => [
      `log.using.${good}/things`,
      SOME.map((count) => thingsWords(good, count)),
    ]),
  ),
  'ask.using.sell/item': [term('wood')],
  'do.using.sell/item': [term('wood')],
  'ask.using.extra/energy': [6],
  'do.using.extra/energy': [6],
  'ask.using.extra/gains': [thingsWords('iron', 1)],
  'do.using.extra/gains': [thingsWords('iron', 1)],
  'why.of/thing': { says: 'why.take' },
  wharf: [cardName('wharf1'), cardName('wharf2')],
  building: cards,
  ship: { says: 'ship.' },
  item: items,
  'course.offer/item': offers,
  'do.takeOffer/item': offers,
  'do.haul/item': offers,
  good: GOODS.map((good) => term(good)),
  what: [...items, ...cards],
  token: items,
  space: offers,
  things,
  tokens: things,
  gives: things,
  'outcome.pays/left': things,
  'outcome.of/outcome': { says: 'outcome.gains' },
  gains: things,
  brings: SOME,
  energy: [term('energy')],
  rule: [term('loan'), term('town')],
  mark: [term('fisherman'), term('hammer')],
  version: { says: 'version.short' },
  move: { says: 'do.' },
  fact: { says: 'why.take' },
  letter: ['B'],
  parts: ['A, B'],
  rival: ['B'],
  active: ['A'],
  at: { says: 'at.' },
  'game.over/points': { says: 'end.points' },
  'lack./one': things,
  'lack./other': things,
  'do./first': SOME,
  'ask.turn.ordering/first': cards,
  'ask.turn.ordering/second': cards,
  seats: ['A'],
  'game./seats': SOME,
  'havre.ref/seats': SOME,
  'havre.ref.seats-run/first': SOME,
  'havre.ref.seats-run/last': SOME,
  'report.head/seats': SOME,
  ...Object.fromEntries(
    [
      ...[
        'francs',
        'food',
        'total',
        'left',
        'room',
        'players',
        'points',
        'other',
        'by',
        'own',
        'after',
      ],
      ...['before', 'first', 'second', 'rounds', 'due', 'out', 'most', 'loans', 'least', 'cap'],
      ...['turn', 'all', 'round'],
    ].map((slot) => [slot, NUMBERS]),
  ),
}

/** Another of the people for other rules. */
const called = (rule: string, people: readonly string[]): string =>
  people[rule.length % people.length] ?? ''

function logged(people: readonly string[]): { kind: string; words: Segment[] }[] {
  const lines = new Map<string, Segment[]>()
  for (const version of ['short', 'full'] as const)
    for (const seats of [1, 3, 5])
      playGame(leHavre, { version, seats, seed: seats }, (position, move) => {
        const next = move && leHavre.game.applyMove(position, move)
        if (!next?.ok) return
        for (const event of next.events) {
          const isItem = ITEMS.some((item) => item === event.token)
          const kind = `${event.rule} ${event.from} → ${event.to}${isItem ? '' : ' card'}`
          const words = lines.has(kind) ? null : logLine(event, () => called(event.rule, people))
          if (words) lines.set(kind, words)
        }
      })
  return [...lines].map(([kind, words]) => ({ kind, words }))
}

export const made: Made = { samples, logged }
