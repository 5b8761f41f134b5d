import { describe, expect, test } from 'vitest'
import { checkChapter } from './check.ts'
import { chapterFrom } from './course.ts'
import { untaughtRules } from './coverage.ts'
import { lessonFiles, projectCourse } from './files.ts'
import { goOn, type Step, settle, standingOf } from './run.ts'

/** A chapter that is right, to be broken in one place. */
const WHOLE = `title: 선장
about: 실어요.
steps:
  - id: load
    at: captain.loading
    set:
      A: { goods: { corn: 5 } }
      B: { goods: { sugar: 1 } }
    task: 옥수수를 실어 보세요.
    lit: ['good:corn', 'ship:6']
    goal: { gained: { A: { vp: 6 } } }
    wrong:
      - move: { do: load, ship: 4 }
        broken: captain.largest-load
        say: 네 개만 들어가요.
    hint: { say: 큰 배예요., move: { do: load, good: corn, ship: 6 } }
    solution: [{ do: load, good: corn, ship: 6 }]
    replies: [{ do: load, good: sugar, ship: 4, say: 저도 실어요. }]
    success: 여섯 점이에요.
    rules: [captain.largest-load, captain.point]
  - id: next
    continues: true
    task: 역할을 골라 보세요.
    goal: { moved: { do: chooseRole } }
    hint: { say: 아무 역할이나 돼요., move: { do: chooseRole, role: mayor } }
    solution: [{ do: chooseRole, role: mayor }]
    you: B
    success: 골랐어요.
    rules: []
`

const made = (text: string, name = '08-captain.yaml') => chapterFrom({ name, text })

/** What is wrong with the whole chapter once `part` is replaced, from the file or from playing it. */
function faults(part: string, by: string): string[] {
  expect(WHOLE).toContain(part)
  const chapter = made(WHOLE.replace(part, by))
  if (!chapter.ok) return chapter.faults.map((fault) => `${fault.line}: ${fault.path}`)
  const found = checkChapter(chapter.value.chapter).filter(({ fault }) => fault !== null)
  return found.map(({ step, part: where }) => `${step}: ${where}`)
}

describe('the course', () => {
  test.each(lessonFiles())('$name', (file) => {
    const chapter = chapterFrom(file)
    expect(chapter.ok ? [] : chapter.faults).toEqual([])
    if (!chapter.ok) return
    expect(checkChapter(chapter.value.chapter).filter(({ fault }) => fault !== null)).toEqual([])
  })

  test('numbers and names of chapters are their own', () => {
    const course = projectCourse()
    expect(new Set(course.map(({ id }) => id)).size).toBe(course.length)
    expect(new Set(course.map(({ number }) => number)).size).toBe(course.length)
  })

  test('a rule that no step teaches is missed', () => {
    expect(untaughtRules([])).toContain('wharf.once')
    expect(untaughtRules([])).not.toContain('turn.form')
  })
})

describe('a broken lesson is found', () => {
  test('the whole one is not', () => expect(faults('선장', '선장')).toEqual([]))

  test.each([
    ['an unknown key', 'lit:', 'lid:', '10: steps.0.lid'],
    ['an unknown rule', 'captain.point]', 'captain.pint]', '20: steps.0.rules.1'],
    ['a term that is none', '실어 보세요', '[[wharv]] 실어 보세요', '9: steps.0.task'],
    ['a wall of text', '실어 보세요', '실어 보세요'.repeat(40), '9: steps.0.task'],
    [
      'a word that no such move has',
      '{ do: load, ship: 4 }',
      '{ do: load, boat: 4 }',
      '13: steps.0.wrong.0.move.boat',
    ],
    [
      'a comma in a text without quotes',
      '저도 실어요.',
      '저도, 실어요.',
      '18: steps.0.replies.0.실어요.',
    ],
    ['a place that is none', 'ship:6', 'boat:6', '10: steps.load.lit'],
    ['a position that cannot be', 'corn: 5 }', 'corn: 9 }', '7: steps.load.set'],
    [
      'a refused solution',
      'solution: [{ do: load, good: corn, ship: 6',
      'solution: [{ do: load, good: corn, ship: 4',
      '17: steps.load.solution',
    ],
    ['two steps of one name', 'id: next', 'id: load', '21: steps.load.id'],
    [
      'a first step that goes on',
      'at: captain.loading',
      'continues: true',
      '5: steps.load.continues',
    ],
  ])('%s, with its line', (_, part, by, fault) => {
    expect(faults(part, by)).toContain(fault)
  })

  test.each([
    ['a goal that the solution misses', 'vp: 6 }', 'vp: 5 }', 'load: solution'],
    [
      'a wrong move that another rule refuses',
      'broken: captain.largest-load',
      'broken: captain.ship-space',
      'load: wrong',
    ],
    ['a wrong move that is legal', 'load, ship: 4 }', 'load, ship: 6 }', 'load: wrong'],
    [
      'a legal wrong move that is refused',
      '        broken: captain.largest-load\n',
      '',
      'load: wrong',
    ],
    ['a wrong move nobody can make', '{ do: load, ship: 4 }', '{ do: sell }', 'load: wrong'],
    [
      'a hint that is no legal move',
      'move: { do: load, good: corn, ship: 6 }',
      'move: { do: load, good: sugar, ship: 6 }',
      'load: hint',
    ],
    [
      'a reply that is never made',
      '저도 실어요. }',
      '저도 실어요. }, { do: pass }',
      'load: replies',
    ],
    ['a place that is not on the table', 'ship:6', 'ship:8', 'load: lit'],
    ['a rule that is not cited', 'captain.point]', 'trader.sell]', 'load: rules'],
    ['a name of one set', '옥수수를', '일꾼을', 'load: task'],
  ])('%s', (_, part, by, fault) => {
    expect(faults(part, by)).toContain(fault)
  })

  test('a file that is no YAML, or badly named', () => {
    expect(made('title: [')).toMatchObject({ ok: false, faults: [{ line: 1 }] })
    expect(made(WHOLE, 'captain.yaml').ok).toBe(false)
  })
})

describe('a step as it is played', () => {
  const chapter = made(WHOLE)
  const step = chapter.ok ? (chapter.value.chapter.steps[0] as Step) : null
  if (!step) throw new Error('the chapter is broken')
  const start = { position: step.start, made: [] }

  test('waits for the learner, answers for the opponent, and is done', () => {
    expect(standingOf(step, start).is).toBe('open')
    const loaded = goOn(start, { do: 'load', seat: 0, good: 'corn', ship: 6 })
    expect(standingOf(step, loaded)).toMatchObject({ is: 'reply', say: '저도 실어요.' })
    expect(standingOf(step, settle(step, loaded)).is).toBe('done')
  })

  test('is missed when no way leads to the goal any more, with the foreseen answer', () => {
    const other: Step = {
      ...step,
      goal: { moved: { do: 'load', good: 'corn', ship: 4 } },
      wrong: [{ move: { do: 'load', ship: 6 }, say: '큰 배네요.' }],
    }
    const loaded = goOn(start, { do: 'load', seat: 0, good: 'corn', ship: 6 })
    expect(standingOf(other, loaded)).toEqual({ is: 'missed', say: '큰 배네요.' })
    expect(standingOf({ ...other, wrong: [] }, loaded)).toEqual({ is: 'missed', say: null })
  })
})
