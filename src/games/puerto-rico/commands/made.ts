/** What the messages of Puerto Rico are tried with. */
import { playGame } from '../../../engine/random-game.ts'
import type { Made } from '../../../frame/made.ts'
import { puertoRico } from '../complete.ts'
import {
  ADDED_BUILDINGS,
  BUILDINGS,
  GOODS,
  LAID_TILES,
  RESIDENTS,
  ROLES,
} from '../rules/vocabulary.ts'
import type { Segment } from '../words/markup.ts'
import { term } from '../words/markup.ts'
import type { TermId } from '../words/names.ts'
import { logLine, tileTerm } from '../words/say.ts'
import '../expansions.ts'

const terms = (ids: readonly TermId[]): Segment[][] => ids.map((id) => term(id))

const NUMBERS = [1, 2, 10, 0]
const SOME = [1, 2, 10]
const FIGURES = ['1', '2.5', '10']
const goods = terms(GOODS)
const buildings = terms([...BUILDINGS, ...Object.values(ADDED_BUILDINGS).flat()])
const roles = terms(ROLES)
const tiles = LAID_TILES.map((tile) => term(tileTerm(tile)))
const tokens = [...goods, ...terms(['colonist', 'doubloon', 'noble', 'chip', 'quarry', 'roleTile'])]
const places = terms([
  'supply',
  'market',
  'house',
  'landSpace',
  'citySpace',
  'waitingSpace',
  'board',
])
const theirs = { says: 'bot.points' }

const samples: Made['samples'] = {
  good: goods,
  building: buildings,
  role: roles,
  tile: tiles,
  token: tokens,
  resident: terms(RESIDENTS),
  place: [...places, ...tiles],
  ship: { says: 'piece.ship' },
  size: [4, 6],
  from: places,
  to: places,
  what: [...goods, ...tiles, ...buildings, ...tokens, ...places],
  who: terms(RESIDENTS),
  move: { says: 'do.' },
  others: { says: 'bot.other' },
  theirs,
  'because.phase/mine': { says: 'gain.mine.trader' },
  'because.phase/theirs': { says: 'gain.theirs.trader' },
  'because.left/mine': { says: 'gain.mine.mayor' },
  'because.left/theirs': { says: 'gain.theirs.mayor' },
  'because.then/theirs': { says: 'gain.theirs.' },
  'gain.mine.captain/theirs': { says: 'gain.theirs.captain' },
  'because.final/mine': SOME,
  'because.final/theirs': SOME,
  goods: { says: 'do.store.kept' },
  'bot./goods': SOME,
  'layout./goods': SOME,
  'bot./buildings': SOME,
  'layout./buildings': SOME,
  buildings,
  tiles,
  'problem.manned/tiles': SOME,
  pay: terms(['sugar', 'victoryPoint', 'colonist']),
  'why.of/fact': { says: 'why.ship' },
  thing: { says: 'why.ship' },
  chooser: ['A'],
  names: ['A, B'],
  parts: ['A, B'],
  name: goods,
  where: { says: 'where.' },
  'problem.shape/where': ['A.goods'],
  edition: { says: 'edition.' },
  expected: NUMBERS,
  found: NUMBERS,
  'problem.shape/expected': { says: 'piece.ship' },
  'problem.shape/found': tokens,
  'problem.chooser/expected': ['A'],
  'problem.chooser/found': ['B'],
  'problem.ships/expected': ['4, 6'],
  'problem.ships/found': ['4, 5'],
  ships: ['4, 6'],
  at: { says: 'at.' },
  round: SOME,
  seats: [2, 5],
  worth: FIGURES,
  margin: FIGURES,
  games: SOME,
  first: SOME,
  second: SOME,
  third: SOME,
  fourth: SOME,
  by: FIGURES,
  ...Object.fromEntries(
    [
      ...['price', 'cost', 'saved', 'coins', 'points', 'vp', 'mine', 'left', 'missing', 'over'],
      ...['colonists', 'circles', 'workers', 'picks', 'taken', 'manned', 'nobles', 'residents'],
      ...['most', 'least', 'rest', 'free', 'limit', 'spaces', 'tie', 'supply', 'even'],
    ].map((slot) => [slot, NUMBERS]),
  ),
}

/** What a rule has words of its own for, besides those for goods, tiles and buildings. */
const COUNTED = ['coins', 'vp', 'colonist', 'noble'] as const

/** Games whose logs are read: with and without expansions. */
const SETUPS = [
  { edition: 'two-player', seats: 2, seed: 1 },
  { edition: 'classic', seats: 4, seed: 2 },
  ...[3, 4, 5].map((seed) => ({
    edition: 'classic' as const,
    seats: 3,
    seed,
    expansions: ['new-buildings', 'nobles'] as const,
    expansionOptions: { 'exp.selection': 'random' } as const,
  })),
] as const

/** Another of the people for other rules. */
const called = (rule: string, people: readonly string[]): string =>
  people[rule.length % people.length] ?? ''

function logged(people: readonly string[]): { kind: string; words: Segment[] }[] {
  const lines = new Map<string, Segment[]>()
  for (const setup of SETUPS)
    playGame(puertoRico, setup, (position, move) => {
      const next = move && puertoRico.game.applyMove(position, move)
      if (!next?.ok) return
      for (const event of next.events) {
        const isCounted = COUNTED.some((token) => token === event.token)
        const kind = isCounted ? `${event.rule} ${event.token}` : event.rule
        const words = lines.has(kind) ? null : logLine(event, () => called(event.rule, people))
        if (words) lines.set(kind, words)
      }
    })
  return [...lines].map(([kind, words]) => ({ kind, words }))
}

export const made: Made = { samples, logged }
