/** The fast way in typed moves: what somebody may write in words of their own is read as the move of the step. */
import { expect, test } from 'vitest'
import { projectCourse, projectOutline } from '../../../lessons/files.ts'
import { goOn, playReplies } from '../../../lessons/run.ts'
import { puertoRico } from '../complete.ts'
import { readMove } from '../words/typed.ts'

const TYPED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'first-look': [['대형 과일 공장 건설'], ['선장', '옥수수를 4칸 배에']],
  'first-round': [
    ['개척자를 고를게요'],
    ['옥수수 농장'],
    ['소형 과일 공장을 짓는다'],
    ['모집관'],
    ['일꾼 받기'],
    ['일꾼 과일 1, 소형 과일 공장 1'],
    ['상인 선택'],
    ['과일을 판다'],
    ['옥수수 농장을 가져올게요'],
    ['시장', '이주민을 받는다', '일꾼 옥수수 2, 과일 1, 소형 과일 공장 1'],
    ['소형 상가 건설'],
    ['생산자 고르기', '과일 하나 더 받을게'],
    ['선장을 고른다', '옥수수를 네 칸 배에', '과일을 여섯 칸 배에'],
  ],
  'short-game': [
    ['생산자', '옥수수 하나 더'],
    ['담배를 판다', '선장', '옥수수를 4칸 배에'],
    ['옥수수 농장', '건축가', '항구 건설'],
    ['일꾼 옥수수 4, 담배 1, 채석장 1, 소형 상가 1, 담배 공장 1, 항구 1'],
    ['생산자', '옥수수 하나 더', '담배 판매'],
    ['건축가', '세관 짓기'],
    ['옥수수를 4칸 배에', '탐험가'],
    [
      '모집관',
      '일꾼 받기',
      '일꾼 옥수수 4, 과일 1, 담배 1, 채석장 1, 소형 상가 1, 담배 공장 1, 소형 과일 공장 1, 항구 1, 세관 1',
    ],
    ['선장', '옥수수를 4칸 배에', '과일 1개 남기기'],
    ['소형 설탕 공장', '탐험가', '과일을 판다'],
  ],
}

const [fast] = projectOutline('puerto-rico').groups
const chapters = projectCourse(puertoRico).filter(({ id }) => fast?.chapters.includes(id))

test.each(chapters)('$id', ({ id, steps }) => {
  expect(TYPED[id]).toHaveLength(steps.length)
  for (const [index, step] of steps.entries()) {
    let course = playReplies(puertoRico, step, { position: step.start, made: [] })
    const texts = TYPED[id]?.[index] ?? []
    expect(texts, step.id).toHaveLength(step.solution.length)
    for (const [at, text] of texts.entries()) {
      const typed = readMove(course.position, text)
      expect(typed, text).toEqual({ is: 'move', move: step.solution[at] })
      if (typed.is === 'move')
        course = playReplies(puertoRico, step, goOn(puertoRico, course, typed.move))
    }
  }
})
