import { expect, test } from 'vitest'
import { unreadWords } from '../../../referee/faults.ts'
import { readText } from '../../../referee/read.ts'
import type { ScenarioSource } from '../../../scenario/schema.ts'
import { puertoRico } from '../complete.ts'
import type { PuertoRico } from '../rules/types.ts'
import { positionFrom } from '../scenario/read-position.ts'
import { toText } from '../words/markup.ts'
import { problemWords } from './problems.ts'

const said = (source: Partial<ScenarioSource<PuertoRico>>): string[] => {
  const built = positionFrom({ rules: ['captain.load'], ...source })
  if (built.ok) return []
  return built.problems.map((problem) => {
    const { part, where, what, mend } = problemWords(problem)
    const [at, wrong, then] = [where, what, mend].map((words) => toText(words))
    return `${part}: ${at}: ${wrong} ${then}`
  })
}

test.each<[string, Partial<ScenarioSource<PuertoRico>>]>([
  [
    'supply: 공급처: 옥수수가 1개 모자라요. 상자에 든 것보다 많이 놓았어요. 판과 탁자에서 1개를 치워 주세요.',
    { set: { A: { goods: { corn: 9 } } } },
  ],
  [
    'board-0: A의 판: 조선소가 한 판에 둘 있어요. 같은 건물은 하나만 지어요. 하나를 치워 주세요.',
    { set: { A: { city: ['wharf', 'wharf'] } } },
  ],
  [
    'board-1: B의 판: 조선소의 원형 칸은 1개인데 일꾼이 2개 있어요. 일꾼 1개를 거두어 주세요.',
    { set: { B: { city: ['wharf'], colonists: { wharf: 2 } } } },
  ],
  [
    'board-0: A의 판: 토지 칸 12칸보다 타일이 1개 더 많아요. 타일 1개를 치워 주세요.',
    { set: { A: { tiles: { corn: 6, fruit: 7 } } } },
  ],
  [
    'turn: 단계와 차례: 지금 A는 정할 일이 없어요. 가진 상품을 다 남길 수 있어요. 버릴 상품이 생길 때만 물어요.',
    { at: 'captain.storing' },
  ],
  [
    'turn: 단계와 차례: 지금 A는 정할 일이 없어요. B가 아직 실을 수 있어요. 더 싣지 못할 때 저장해요. 배에 실린 상품을 확인해 주세요.',
    { at: 'captain.storing', set: { B: { goods: { corn: 1 } } } },
  ],
  [
    'turn: 단계와 차례: C 자리는 없어요. 2명이 하고 있어요. 있는 자리를 골라 주세요.',
    { at: 'captain.loading', chooser: 'C' },
  ],
  [
    'ships: 배: 옥수수가 두 배에 실려 있어요. 한 상품은 한 배에만 실어요. 한쪽을 비워 주세요.',
    { set: { ships: { 4: { corn: 1 }, 6: { corn: 1 } } } },
  ],
  [
    'turn: 단계와 차례: 지금 A는 정할 일이 없어요. 실을 수 있는 상품이 아무에게도 없어요. 상품을 놓거나, 배를 비우거나, 저장으로 바꾸어 주세요.',
    { at: 'captain.loading' },
  ],
  [
    'game: 판본과 인원: 2인판은 3명이서 할 수 없어요. 2인판은 둘이서, 고전판은 둘에서 다섯까지 해요.',
    { game: { seats: 3 } },
  ],
  [
    'roles: 역할: A가 지금까지 고른 역할의 수는 1이 맞는데 2로 되어 있어요. 번갈아 하나씩 골라요. 누가 무엇을 골랐는지 고쳐 주세요.',
    { chooser: 'A', set: { taken: { A: ['settler', 'mayor'] } } },
  ],
])('%s', (sentence, source) => {
  expect(said(source)).toContain(sentence)
})

test('a problem names the line of the file that sets what it is about, and none where all of it is meant', () => {
  const text =
    'set:\n  house: [corn, corn, corn, corn, corn]\n  A: { vp: 0 }\n  B:\n    tiles: { corn: 13 }\n'
  const read = readText(puertoRico, text)
  if (read.ok) throw new Error('it can be')
  const lines = Object.fromEntries(read.problems.map(({ path, line }) => [path, line]))
  expect(lines).toMatchObject({ house: 2, 'players.1.tiles': 5, 'plantations.corn': undefined })
  expect(unreadWords(read, problemWords).map((words) => toText(words))).toContainEqual(
    expect.stringMatching(/^5째 줄 B의 판: 토지/),
  )
})
