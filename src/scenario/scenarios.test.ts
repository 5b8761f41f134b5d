import { describe, expect, test } from 'vitest'
import { refusalsOf } from '../engine/move-definition.ts'
import { describeProblem } from '../engine/problem.ts'
import { puertoRico } from '../games/puerto-rico/complete.ts'
import { MOVE_DEFINITIONS as ALL_MOVE_DEFINITIONS } from '../games/puerto-rico/rules/expansions/move-definitions.ts'
import { RULES } from '../games/puerto-rico/rules/rule-ids.ts'
import type { PuertoRico } from '../games/puerto-rico/rules/types.ts'
import { positionFrom } from '../games/puerto-rico/scenario/read-position.ts'
import { faultsOf } from '../games/puerto-rico/verify/audit-run.ts'
import { projectScenarios } from './files.ts'
import { parseScenario } from './parse.ts'
import { runScenario } from './run.ts'
import type { ScenarioSource } from './schema.ts'

const scenarios = projectScenarios(puertoRico)
const runs = scenarios.map(({ id, source }) => ({
  id,
  source,
  run: runScenario(puertoRico, source),
}))

test.each(runs)('$id', ({ run }) => {
  expect(run.problems.map(describeProblem)).toEqual([])
  expect(run.failures).toEqual([])
  expect(faultsOf(run)).toEqual([])
})

test('every rule is shown by a scenario', () => {
  const shown = new Set(scenarios.flatMap(({ source }) => source.rules))
  expect(RULES.filter((rule) => !shown.has(rule))).toEqual([])
})

test('every refusing rule is seen to refuse and, for the same kind of move, to let pass', () => {
  const seen = new Set<string>()
  for (const { run } of runs)
    for (const { move, broken } of run.steps) {
      const kind = (move as { do: keyof typeof ALL_MOVE_DEFINITIONS }).do
      if (broken.length === 0)
        for (const { rule } of refusalsOf(ALL_MOVE_DEFINITIONS[kind])) seen.add(`${rule} kept`)
      for (const rule of broken) seen.add(`${rule} broken`)
    }
  const wanted = Object.values(ALL_MOVE_DEFINITIONS).flatMap((definition) =>
    refusalsOf(definition).map(({ rule }) => rule),
  )
  const missing = wanted.flatMap((rule) =>
    [`${rule} kept`, `${rule} broken`].filter((one) => !seen.has(one)),
  )
  expect(missing.filter((one) => one !== 'round.must-choose kept')).toEqual([])
})

describe('a file that is wrong says where', () => {
  test.each([
    ['rulez: [captain.load]', 'rulez'],
    ['rules: [captain.lod]', 'rules.1'],
    ['rules: [captain.load]\nset: { A: { goods: { korn: 1 } } }', 'set.A.goods.korn'],
    ['rules: [captain.load]\nmoves: [{ do: fly }]', 'moves.1.do'],
    ['rules: 1', 'rules'],
  ])('%s', (text, path) => {
    const parsed = parseScenario(puertoRico, text)
    expect(parsed.ok ? [] : parsed.faults.map((fault) => fault.path)).toContain(path)
  })

  test('with its line', () => {
    const parsed = parseScenario(puertoRico, 'rules: [captain.load]\nset:\n  A:\n    coins: -1\n')
    expect(parsed).toMatchObject({ ok: false, faults: [{ line: 4, path: 'set.A.coins' }] })
  })

  test.each([
    ['expected Object, found Array', '[]'],
    ['too deep', `${'['.repeat(2400)}${']'.repeat(2400)}`],
    ['more than one document', 'rules: []\n---\nrules: []\n'],
  ])('in words of its own: %s', (message, text) => {
    const parsed = parseScenario(puertoRico, text)
    expect(parsed.ok ? [] : parsed.faults.map((fault) => fault.message)).toEqual([message])
  })

  test('broken YAML', () => {
    expect(parseScenario(puertoRico, 'rules: [captain.load\nset: }').ok).toBe(false)
  })
})

describe('a position that cannot occur is refused', () => {
  const cases: [string, Partial<ScenarioSource<PuertoRico>>, string][] = [
    ['more goods than there are', { set: { A: { goods: { corn: 9 } } } }, 'supply.goods.corn'],
    ['thirteen tiles', { set: { A: { tiles: { corn: 6, fruit: 7 } } } }, 'players.0.tiles'],
    ['a building twice', { set: { A: { city: ['wharf', 'wharf'] } } }, 'players.0.city.wharf'],
    [
      'two colonists on one circle',
      { set: { A: { city: ['wharf'], colonists: { wharf: 2 } } } },
      'players.0.city.wharf',
    ],
    ['one kind on two ships', { set: { ships: { 4: { corn: 1 }, 6: { corn: 1 } } } }, 'ships'],
    ['an overloaded ship', { set: { ships: { 4: { corn: 5 } } } }, 'ships.4'],
    ['loading that waits for nobody', { at: 'captain.loading' }, 'at'],
    ['a seat that is not there', { seat: 'C' }, 'seat'],
    ['three seats by two-player rules', { game: { seats: 3 } }, 'game'],
    ['a role taken twice', { at: 'trader.turn', set: { taken: { A: ['trader'] } } }, 'role'],
  ]
  test.each(cases)('%s', (_, source, path) => {
    const built = positionFrom({ rules: ['captain.load'], ...source })
    expect(built.ok ? [] : built.problems.map((problem) => problem.path)).toContain(path)
  })
})

test('an empty list of rules asks that nothing is cited', () => {
  const at = (source: object) => runScenario(puertoRico, source as ScenarioSource<PuertoRico>)
  expect(at({ rules: [] }).failures).toEqual([
    expect.objectContaining({ at: 'rules', expected: 'nothing cited' }),
  ])
  expect(at({ rules: [], set: {} }).failures).toEqual([])
})

describe('what a file may ask besides moves', () => {
  const failuresOf = (text: string): string[] => {
    const parsed = parseScenario(puertoRico, text)
    if (!parsed.ok) return parsed.faults.map(({ line, message }) => `${line}: ${message}`)
    const { problems, failures } = runScenario(puertoRico, parsed.source)
    return [
      ...problems.map(describeProblem),
      ...failures.map(({ path, at, expected, found }) => {
        return `${parsed.lineOf(path)}: ${at}: ${expected}, ${found}`
      }),
    ]
  }
  const start = 'at: captain.loading\nset: { A: { goods: { corn: 5 } } }\n'

  test('each move of `tries` starts from the same position', () => {
    const load = (ship: number, more: string) =>
      `  - { do: load, good: corn, ship: ${ship}, expect: { ${more} } }\n`
    const tries = load(6, 'gains: { A: { vp: 6 } }') + load(4, 'broken: captain.largest-load')
    const rules = 'rules: [captain.largest-load]\n'
    expect(failuresOf(`${rules}${start}tries:\n${tries}${load(6, 'at: captain.storing')}`)).toEqual(
      ['7: tries.3.at: captain.storing, roles'],
    )
    expect(
      failuresOf(`${rules}${start}tries:\n${tries}moves:\n${load(6, 'rules: [captain.load]')}`),
    ).toEqual([])
  })

  test('`legal` lists all legal moves, or names some', () => {
    const legal = (more: string) => failuresOf(`rules: []\n${start}legal: ${more}\n`)
    expect(legal('[{ do: load, good: corn, ship: 6 }]')).toEqual([])
    expect(legal('[]')).toEqual(['4: legal: no { do: load, good: corn, ship: 6 }, legal'])
    expect(legal('{ has: [{ do: pass }] }')).toEqual([
      '4: legal: { do: pass }, refused by captain.must-load',
    ])
    expect(legal('{ not: [{ do: pass }] }')).toEqual([])
  })

  test('lists compare in any order unless an order is asked for, and prices can be asked', () => {
    const end = (more: string) =>
      failuresOf(
        `rules: []\nset:\n  A: { city: [wharf, harbor], tiles: { quarry: 2 } }\nend:\n  A: { ${more} }\n`,
      )
    expect(end('city: [harbor, wharf]')).toEqual([])
    expect(end('city: { order: [harbor, wharf] }')).toHaveLength(1)
    expect(end('city: { order: [wharf, harbor] }, prices: { office: 2, cityHall: 7 }')).toEqual([])
  })

  test('the supply and the discard can be set', () => {
    const ends = '{ supply: { colonists: 1, goods: { corn: 0 } }, discard: { corn: 2 } }'
    const set = '{ supply: { colonists: 1, goods: { corn: 0 } }, discard: { corn: 2 } }'
    expect(failuresOf(`rules: []\nset: ${set}\nend: ${ends}\n`)).toEqual([])
    expect(failuresOf('rules: []\nset: { supply: { colonists: 99 } }\n').join()).toContain(
      'colonist',
    )
  })

  test('a slip of the pen is named with what was likely meant', () => {
    expect(failuresOf('rules: []\nset:\n  A: { gods: { corn: 1 } }\n')).toEqual([
      '3: unknown key gods; did you mean goods?',
    ])
    expect(failuresOf('rules: [captain.lode]\n').join()).toContain('did you mean captain.load?')
    expect(failuresOf(`rules: []\n${start}moves:\n  - { do: load, god: corn, ship: 6 }\n`)).toEqual(
      ['5: unknown key god; did you mean good?'],
    )
  })

  test('what was found is cut where it is long', () => {
    const [failure = ''] = failuresOf(`rules: ${'x'.repeat(5000)}\n`)
    expect(failure).toContain('found "xxx')
    expect(failure.length).toBeLessThan(300)
  })

  test('after a failure nothing is said of rules that were not cited', () => {
    expect(failuresOf(`rules: [captain.load]\n${start}moves:\n  - { do: pass }\n`)).toEqual([
      '5: move: legal, refused by captain.must-load',
    ])
  })
})
