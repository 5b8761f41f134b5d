import { expect, describe as group, test } from 'vitest'
import { scenariosOfBuild } from '../../../scenario/files.ts'
import { figuresIn as figuresOf } from '../../../ui/figure/check.ts'
import type { FigureSource } from '../../../ui/figure/frames.ts'
import { highlightLegal } from '../../../ui/figure/highlight.ts'
import { framesOf, turnsTo } from '../../../ui/figure/script.ts'
import { addressOf } from '../../../ui/target.tsx'
import { puertoRico } from '../complete.ts'
import { readPages } from '../reference/rule-pages.ts'
import { bar } from '../table/definition/bar.ts'
import { toText } from '../words/markup.ts'
import { describe } from './describe.ts'
import { PARTS } from './figure-parts.ts'
import { figureOf } from './frames.ts'
import { pack, unpack } from './pack.ts'
import { script as definition } from './script.ts'

const figuresIn = (text: string) => figuresOf(figureOf, text)

const words = (source: FigureSource, nth = 0): string => {
  const { parts, frames } = figureOf(source)
  const frame = frames[nth]
  if (!frame) throw new Error(`no frame ${nth}`)
  return parts
    .flatMap((part) => describe(part, frame.position).map((line) => toText(line)))
    .join(' ')
}

test('every figure of the reference can be drawn, and there are at least forty', () => {
  const found = readPages().flatMap(({ page, text }) =>
    figuresIn(text).map((figure) => ({ page, ...figure })),
  )
  expect(found.filter(({ wrong }) => wrong)).toEqual([])
  expect(found.length).toBeGreaterThanOrEqual(40)
})

group('a figure that cannot be drawn is named with its line', () => {
  const wrong = (tag: string) => figuresIn(`\n${tag}\n`)[0]
  const rest = 'show="ships" caption="배"'
  test.each([
    [`<Figure scenario="captain/none" ${rest} />`, 'captain/none'],
    ['<Figure scenario="setup/two-players" show="boats" caption="배" />', 'boats'],
    ['<Figure scenario="setup/two-players" show="own:C" caption="배" />', 'own:C'],
    [`<Figure scenario="setup/two-players" after={9} ${rest} />`, '9'],
    [`<Figure scenario="setup/two-players" lit ${rest} />`, 'lit'],
    ['<Figure scenario="setup/two-players" show="ships" />', 'caption'],
    [`<Figure scenario={id} ${rest} />`, '/>'],
  ])('%s', (tag, said) => {
    expect(wrong(tag)).toMatchObject({ line: 2, wrong: expect.stringContaining(said) })
  })
})

group('a figure', () => {
  test('shows the start, or the position after so many moves', () => {
    const scenario = 'figures/corn-alone'
    expect(words({ scenario, show: 'goods:A' })).toBe('A의 상품: 없음.')
    expect(words({ scenario, show: 'goods:A', after: 1 })).toBe('A의 상품: 옥수수 2개.')
    expect(words({ scenario: 'nobles/villa-noble', show: 'goods:A', after: 1 })).toBe(
      'A의 상품: 없음. A의 임시 보관 칸: 귀족 1개.',
    )
  })

  test('draws of a later move only the parts that it changed', () => {
    const show = 'ships,goods:A,goods:B,house,own:B'
    const { frames } = figureOf({ scenario: 'figures/a-whole-captain-phase', show, steps: true })
    const drawn = frames.map(({ changed }) =>
      PARTS.withPlaces(changed, PARTS.read(show))
        .map(({ name, seat }) => `${name}${seat ?? ''}`)
        .join(' '),
    )
    expect(drawn).toEqual([
      '',
      'ships goods0',
      'ships goods1 own1',
      '',
      'ships goods1 own1',
      'ships goods0 goods1 own1',
    ])
  })

  test('has one frame for the start and one for each move', () => {
    const { frames } = figureOf({
      scenario: 'figures/one-good-stays',
      show: 'goods:A',
      steps: true,
    })
    expect(frames.map(({ broken }) => broken[0])).toEqual([undefined, 'storage.single', undefined])
    expect(frames[2]?.events.map(({ rule }) => rule)).toContain('storage.return')
  })

  test('knows what a move changed', () => {
    const { frames } = figureOf({ scenario: 'figures/five-corn', show: 'ships', after: 2 })
    expect([...(frames[0]?.changed ?? [])]).toEqual(
      expect.arrayContaining(['0/good:corn', 'ship:6', '0/points']),
    )
    expect(frames[0]?.changed.has('ship:4')).toBe(false)
  })

  test.each([
    ['figures/quarry-with-a-colonist', 2, ['manned:quarry']],
    ['figures/harbor-built-with-a-colonist', 2, ['city:harbor']],
    [
      'figures/six-for-eight-circles',
      2,
      ['manned:corn', 'manned:sugar', 'manned:quarry', 'city:largeSugarMill', 'city:smallMarket'],
    ],
  ])('knows where colonists were put: %s', (scenario, after, put) => {
    const { frames } = figureOf({ scenario, show: 'market', after })
    const changed = Array.from(frames[0]?.changed ?? [])
    expect(changed.filter((address) => /(manned|city):(?!colonist)/.test(address))).toEqual(
      put.map((place) => `0/${place}`),
    )
  })

  test('lights what can be done now', () => {
    const may = (scenario: string) => {
      const position = figureOf({ scenario, show: 'ships' }).frames[0]?.position
      const targets = position && highlightLegal(bar, position)
      return ['ship:4', 'ship:6'].filter((key) => targets?.(key as 'ship:4')?.state === 'may')
    }
    expect(may('figures/five-corn')).toEqual(['ship:6'])
    expect(may('figures/four-corn')).toEqual(['ship:4', 'ship:6'])
  })

  test('says in words what it draws', () => {
    expect(words({ scenario: 'figures/full-ship-holds-its-kind', show: 'ships' })).toBe(
      '4칸 배: 담배 4개, 빈칸 0개. 6칸 배: 빈 배, 빈칸 6개.',
    )
    expect(words({ scenario: 'figures/kinds-in-the-house', show: 'house' })).toBe(
      '상점: 설탕, 담배, 빈칸 2개.',
    )
    expect(words({ scenario: 'figures/fourth-choice', show: 'roles' })).toContain(
      '개척자(A가 가짐), 모집관, 건축가(B가 가짐)',
    )
    expect(words({ scenario: 'figures/the-smaller-number', show: 'built:A' })).toContain(
      '대형 설탕 공장(원형 칸 3개 가운데 2개 참)',
    )
  })
})

test('parts are told by name, and a player’s with the seat', () => {
  expect(PARTS.read('ships, own:B')).toEqual([{ name: 'ships' }, { name: 'own', seat: 1 }])
  expect(addressOf('good:corn', 1)).toBe('1/good:corn')
})

test('the positions of all figures are the same once packed and unpacked, and much smaller', () => {
  const starts = readPages().flatMap(({ text }) =>
    figuresIn(text).flatMap(({ source }) => (source ? [figureOf(source).start] : [])),
  )
  expect(starts.length).toBeGreaterThan(40)
  const size = (of: unknown): number => JSON.stringify(of).length
  for (const start of starts) {
    const packed = JSON.parse(JSON.stringify(pack(start)))
    expect(unpack(packed)).toEqual(start)
    expect(size(packed)).toBeLessThan(size(start) * 0.75)
  }
})

test('so are those of every scenario with an expansion, and what they draw is said', () => {
  const added = scenariosOfBuild(puertoRico).filter(({ source }) => source.game?.expansions?.length)
  expect(added.length).toBeGreaterThan(120)
  for (const { id } of added) {
    const { start } = figureOf({ scenario: id, show: 'roles' })
    expect(unpack(JSON.parse(JSON.stringify(pack(start)))), id).toEqual(start)
  }
  expect(words({ scenario: 'new-buildings/forest-three-save-one', show: 'land:A' })).toBe(
    'A의 토지: 과일 농장 1개(점유 1개), 숲 3개, 빈칸 8개.',
  )
  expect(words({ scenario: 'nobles/fortress-counts-nobles', show: 'own:A,market' })).toMatch(
    /귀족 \d개/,
  )
})

test('turns of a script go from each legal move to the next', () => {
  const { start, script } = figureOf({ scenario: 'figures/five-corn', show: 'ships' })
  const frames = framesOf(definition, start, script)
  expect(frames.upTo(2).map(({ broken }) => broken.length > 0)).toEqual([false, true, false])
  expect(turnsTo(frames, 1)).toEqual([])
  expect(turnsTo(frames, 2)).toMatchObject([{ before: start, after: frames.at(2)?.position }])
})
