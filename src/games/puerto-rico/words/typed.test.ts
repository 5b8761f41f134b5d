import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { actsOf } from '../../../engine/game.ts'
import { playGame } from '../../../engine/random-game.ts'
import { LANGUAGES } from '../../../text/languages.ts'
import { puertoRico } from '../complete.ts'
import { copyState } from '../rules/copy-state.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Start } from '../rules/notation.ts'
import type { Position } from '../rules/state.ts'
import { positionFrom } from '../scenario/read-position.ts'
import { toText } from './markup.ts'
import { moveWords } from './moves.ts'
import { NAMING_SETS } from './names.ts'
import { readMove, typedWords } from './typed.ts'

function position(source: Start): Position {
  const made = positionFrom(source)
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  return made.value
}

const loading = position({
  at: 'captain.loading',
  set: {
    A: { goods: { corn: 3, sugar: 2 }, city: ['wharf'], tiles: { corn: 2 } },
    ships: { 4: { sugar: 1 } },
  },
})
const settling = position({ at: 'settler.turn', set: { faceUp: ['corn', 'fruit', 'sugar'] } })
const building = position({ at: 'builder.turn' })
const placing = position({
  at: 'mayor.placing',
  set: { A: { tiles: { corn: 2, fruit: 1 }, city: ['wharf'], colonists: 'none', stored: 4 } },
})
const storing = position({
  at: 'captain.storing',
  set: { A: { goods: { corn: 3, sugar: 2 } }, ships: { 4: { fruit: 4 }, 6: { tobacco: 6 } } },
})
const roles = position({})

test.each<[string, Position, Omit<Move, 'seat'> & Record<string, unknown>]>([
  ['설탕 6번 배', loading, { do: 'load', good: 'sugar', ship: 6 }],
  ['설탕을 6칸 배에 싣는다', loading, { do: 'load', good: 'sugar', ship: 6 }],
  ['설탕 여섯칸 배', loading, { do: 'load', good: 'sugar', ship: 6 }],
  ['설탕 1개를 4번 배에', loading, { do: 'load', good: 'sugar', ship: 4, count: 1 }],
  ['옥수수를 조선소로', loading, { do: 'loadWharf', good: 'corn' }],
  ['넘어가기', loading, { do: 'pass' }],
  ['넘기기', loading, { do: 'pass' }],
  ['싣지 않고 넘어가기', loading, { do: 'pass' }],
  ['건축가', roles, { do: 'chooseRole', role: 'builder' }],
  ['건축가를 고를게요', roles, { do: 'chooseRole', role: 'builder' }],
  ['모집관', roles, { do: 'chooseRole', role: 'mayor' }],
  ['시장', roles, { do: 'chooseRole', role: 'mayor' }],
  ['탐험가', roles, { do: 'chooseRole', role: 'prospector' }],
  ['옥수수 농장', settling, { do: 'takeTile', tile: 'corn' }],
  ['옥수수농장을 가져올게요.', settling, { do: 'takeTile', tile: 'corn' }],
  ['인디고 농장', settling, { do: 'takeTile', tile: 'fruit' }],
  ['커피', settling, { do: 'takeTile', tile: 'coffee' }],
  ['채석장', settling, { do: 'takeTile', tile: 'quarry' }],
  ['뒷면 더미', settling, { do: 'drawTile' }],
  ['소형상가', building, { do: 'build', building: 'smallMarket' }],
  ['숙박소를 짓는다', building, { do: 'build', building: 'hospice' }],
  ['패스', building, { do: 'pass' }],
  ['일꾼 옥수수 2 조선소 1', placing, { do: 'place', island: { corn: 2 }, city: { wharf: 1 } }],
  [
    '옥수수에 2명, 과일 농장 1, 조선소',
    placing,
    { do: 'place', island: { corn: 2, fruit: 1 }, city: { wharf: 1 } },
  ],
  ['이주민 옥수수와 과일 하나', placing, { do: 'place', island: { corn: 1, fruit: 1 }, city: {} }],
  ['옥수수 3 설탕 1', storing, { do: 'store', keep: { corn: 3, sugar: 1 } }],
  ['옥수수 보관', storing, { do: 'store', keep: { corn: 3 } }],
])('%s', (text, at, move) => {
  expect(readMove(at, text)).toEqual({ is: 'move', move: { seat: 0, ...move } })
})

test('what may mean several moves lists them', () => {
  const found = readMove(loading, '옥수수')
  expect(found).toMatchObject({ is: 'many' })
  expect(found.is === 'many' && found.moves.map((move) => move.do)).toEqual([
    'load',
    'load',
    'loadWharf',
  ])
  expect(readMove(building, '설탕 공장')).toMatchObject({
    moves: [{ building: 'smallSugarMill' }, { building: 'largeSugarMill' }],
  })
})

test.each([
  '',
  '  ',
  '을',
  '포도',
  '설탕 포도',
  '건축가',
  '7번 배',
  '99',
  '일꾼',
  '[object]',
])('nothing is made of %j', (text) => {
  expect(readMove(loading, text)).toEqual({ is: 'none' })
  expect(readMove(placing, text)).toEqual({ is: 'none' })
})

/** Positions of a few whole games, each decision thinned out. */
function somePositions(): Position[] {
  const seen: Position[] = []
  for (const seed of [1, 2, 3]) {
    let count = 0
    playGame(puertoRico, { edition: 'two-player', seats: 2, seed }, (at) => {
      if (at.at !== 'over' && count++ % 5 === 0) seen.push(copyState(at))
    })
  }
  return seen
}

test('whatever can be done can be typed, as its button says and as the example does', () => {
  const positions = somePositions()
  expect(positions.length).toBeGreaterThan(60)
  for (const at of positions)
    for (const kind of game.moveKindsAt(at)) {
      if (kind === 'place') continue
      for (const move of actsOf(game.parts, at)[kind]?.candidates(at) ?? []) {
        if ('role' in move && move.role === 'prospector2') continue
        for (const set of NAMING_SETS)
          for (const text of [toText(moveWords(move), set), typedWords(move, set)])
            expect(readMove(at, text), `${at.at}: ${text}`).toEqual({ is: 'move', move })
      }
    }
})

test('with expansions every legal move is typed as its example says', () => {
  let typed = 0
  for (const selection of ['draft', 'all'] as const)
    for (const seed of [1, 2]) {
      const setup = {
        edition: 'classic',
        seats: 3,
        seed,
        expansions: ['new-buildings', 'nobles'],
        expansionOptions: { 'exp.selection': selection },
      } as const
      playGame(puertoRico, setup, (at) => {
        if (at.at === 'over' || at.rng % 3 === 0) return
        const move = game.randomMove(at, () => 0.4)
        if (!move || (move.do === 'moveGuest' && move.seat !== at.seat)) return
        const text = typedWords(move, 'classic')
        const read = readMove(at, text)
        expect(read, `${at.at}: ${text}`).toEqual({ is: 'move', move })
        typed++
      })
    }
  expect(typed).toBeGreaterThan(300)
})

test('a layout is read back from its example', () => {
  const places = somePositions().filter(({ at }) => at === 'mayor.placing')
  expect(places.length).toBeGreaterThan(5)
  for (const at of places) {
    const { value: move } = game.legalMoves(at).next()
    if (move?.do !== 'place') throw new Error('no layout')
    for (const set of NAMING_SETS) {
      const read = readMove(at, typedWords(move, set))
      expect(read).toEqual({ is: 'move', move })
    }
  }
})

test.each(LANGUAGES)('what people say at the table in %s is read as it was meant', (language) => {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['tsx', 'src/games/puerto-rico/words/spoken.ts'],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--conditions=${language}` },
    },
  )
  const [count, ...misread] = stdout.trim().split('\n')
  expect(Number(count?.replace('said: ', '')), stderr).toBeGreaterThanOrEqual(18)
  expect(misread).toEqual([])
  expect(status, stderr).toBe(0)
})
