/** What files may ask of moves, and what is said of a file that tells them wrong: in every game alike. */
import { describe, expect, test } from 'vitest'
import { leHavre } from '../games/le-havre/definition.ts'
import { puertoRico } from '../games/puerto-rico/complete.ts'
import type { ScenarioGame, ScenarioTypes } from './definition.ts'
import { parseScenario } from './parse.ts'
import { runScenario } from './run.ts'

/** Faults of a file, else what comes out otherwise than it says. */
const sayingOf =
  <G extends ScenarioTypes>(game: ScenarioGame<G>) =>
  (text: string): string[] => {
    const parsed = parseScenario(game, `rules: []\n${text}`)
    if (!parsed.ok)
      return parsed.faults.map(({ line, path, message }) => `${line}: ${path}: ${message}`)
    return runScenario(game, parsed.source)
      .failures.filter(({ at }) => at !== 'rules')
      .map(
        ({ path, at, expected, found }) => `${parsed.lineOf(path)}: ${at}: ${expected}, ${found}`,
      )
  }

const SAYS = { 'puerto-rico': sayingOf(puertoRico), 'le-havre': sayingOf(leHavre) }

const SAMPLES = [
  {
    game: 'puerto-rico',
    start: 'at: captain.loading\nset: { A: { goods: { corn: 5 } }, supply: { vp: 20 } }\n',
    move: 'do: load, good: corn, ship: 6',
    gains: '{ vp: 6, corn: -5 }',
    some: '{ vp: 6 }',
    lost: 'gains.exactly.A.corn: 0, -5',
    refused: 'do: load, good: corn, ship: 4',
    next: 'do: chooseRole, role: mayor',
  },
  {
    game: 'le-havre',
    start: `at: turn.fee
set:
  A: { items: { fish: 4, coal: 2 }, disc: shippingLine, ships: [appoline] }
  town: [shippingLine]
`,
    move: 'do: pay, tokens: { fish: 2 }',
    gains: '{ fish: -2 }',
    some: '{}',
    lost: 'gains.exactly.A.fish: 0, -2',
    refused: 'do: pay, tokens: { fish: 1 }',
    next: 'do: ship, goods: { fish: 2 }',
  },
] as const

describe.each(SAMPLES)('$game', ({ game, start, move, gains, some, lost, refused, next }) => {
  const says = SAYS[game]
  const moved = (words: string, expected: string): string[] =>
    says(`${start}moves:\n  - { ${words}, expect: { ${expected} } }\n`).map((line) =>
      line.replace(/^\d+: /, ''),
    )

  test('`broken: any` holds of every refusal and of no legal move', () => {
    expect(moved(refused, 'broken: any')).toEqual([])
    expect(moved(move, 'broken: any')).toEqual(['broken: refused, legal'])
  })

  test('`exactly` asks for all that any seat has more or less of', () => {
    expect(moved(move, `gains: { exactly: { A: ${gains} } }`)).toEqual([])
    expect(moved(move, `gains: { A: ${some} }`)).toEqual([])
    expect(moved(move, `gains: { exactly: { A: ${some} } }`)).toEqual([lost])
    expect(moved(move, 'gains: { exactly: {} }').length).toBeGreaterThan(0)
  })

  test('legal moves can be asked after a move, and after a refused one of the same position', () => {
    expect(moved(refused, `legal: { has: [{ ${move} }], not: [{ ${refused} }] }`)).toEqual([
      expect.stringContaining('move: legal, refused by'),
    ])
    expect(moved(refused, `broken: any, legal: { has: [{ ${move} }] }`)).toEqual([])
    expect(moved(move, `legal: { has: [{ ${move} }] }`)).toEqual([
      expect.stringContaining(`legal: { ${move} }, refused by `),
    ])
    const by = game === 'puerto-rico' ? ', seat: B' : ''
    expect(moved(move, `legal: { has: [{ ${next} }] }`)).toEqual([])
    expect(moved(move, `legal: { not: [{ ${next}${by} }] }`)).toEqual([
      `legal: no { ${next} }, legal`,
    ])
  })

  test('a seat that the game has not is named, wherever it stands', () => {
    expect(says(`${start}end: { C: {} }\n`)).toEqual([
      expect.stringMatching(/^\d+: seat: A to B, C$/),
    ])
    expect(moved(move, 'gains: { D: {} }')).toEqual(['seat: A to B, D'])
    expect(says(`${start}legal: { not: [{ ${move}, seat: E }] }\n`)).toEqual([
      expect.stringMatching(/^\d+: seat: A to B, E$/),
    ])
  })

  test('seats go by letters', () => {
    expect(says(`${start}moves:\n  - { ${move}, seat: 0 }\n`)).toEqual([
      expect.stringContaining('moves.1.seat: expected one of A, B, C, D, E, found 0'),
    ])
  })
})

describe('a move that is none is a fault of the file, in moves, tries and legal', () => {
  test.each([
    ['a misspelt value', 'puerto-rico', 'do: sell, good: cofee', 'good', 'did you mean coffee?'],
    ['a field left out', 'puerto-rico', 'do: load, good: corn', 'ship', 'missing key ship'],
    [
      'a field too many',
      'puerto-rico',
      'do: sell, good: corn, price: 3',
      'price',
      'unknown key price',
    ],
    ['too large a number', 'puerto-rico', 'do: load, good: corn, ship: 999', 'ship', '<=99'],
    ['a misspelt key', 'puerto-rico', 'do: sell, god: corn', 'god', 'did you mean good?'],
    [
      'a misspelt token',
      'puerto-rico',
      'do: store, keep: { crn: 1 }',
      'keep.crn',
      'did you mean corn?',
    ],
    ['fewer than none', 'puerto-rico', 'do: store, keep: { corn: -1 }', 'keep.corn', '>=0'],
    ['a misspelt value', 'le-havre', 'do: takeOffer, space: fsh', 'space', 'did you mean fish?'],
    [
      'half of a name',
      'le-havre',
      'do: enter, building: buildingFirm1',
      'building',
      'did you mean buildingFirmSmall?',
    ],
    ['a field left out', 'le-havre', 'do: enter', 'building', 'missing key building'],
    ['a field too many', 'le-havre', 'do: endTurn, now: 1', 'now', 'unknown key now'],
    ['too small a number', 'le-havre', 'do: borrow, loans: 0', 'loans', '>=1'],
    ['half a token', 'le-havre', 'do: pay, tokens: { fish: 0.5 }', 'tokens.fish', 'integer'],
    ['no counts', 'le-havre', 'do: pay, tokens: [fish]', 'tokens', 'expected Object, found Array'],
  ] as const)('%s in %s: { %s }', (_, game, move, field, message) => {
    const says = SAYS[game]
    for (const [words, path] of [
      [`moves: [{ ${move}, expect: { broken: any } }]`, 'moves.1'],
      [`tries: [{ ${move} }]`, 'tries.1'],
      [`legal: [{ ${move} }]`, 'legal.1'],
      [`legal: { not: [{ ${move} }] }`, 'legal.not.1'],
      [
        `moves: [{ do: pass, expect: { legal: { has: [{ ${move} }] } } }]`,
        'moves.1.expect.legal.has.1',
      ],
    ] as const) {
      if (game === 'le-havre' && words.includes('do: pass')) continue
      const found = says(`${words}\n`)
      expect(found).toEqual([expect.stringContaining(`2: ${path}.${field}: `)])
      expect(found[0]).toContain(message)
    }
  })

  test('unless the file shows that it is refused as none', () => {
    expect(
      SAYS['le-havre']('moves: [{ do: takeOffer, space: steel, expect: { broken: turn.form } }]\n'),
    ).toEqual([])
  })
})

describe('a key that stands elsewhere is told where', () => {
  test.each([
    ['le-havre', 'set: { B: { franc: 3 } }', 'set.B.items.franc'],
    ['le-havre', 'round: 3', 'set.round'],
    ['puerto-rico', 'set: { B: { corn: 3 } }', 'set.B.goods.corn'],
    ['puerto-rico', 'expansions: [nobles]', 'game.expansions'],
    ['puerto-rico', 'set: { A: { colonists: { stored: 1 } } }', 'set.A.stored'],
  ] as const)('%s: %s', (game, text, place) => {
    expect(SAYS[game](`${text}\n`)).toEqual([expect.stringContaining(`; it stands in ${place}`)])
  })
})
