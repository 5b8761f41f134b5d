import { describe, expect, test } from 'vitest'
import { puertoRico } from '../games/puerto-rico/complete.ts'
import { untaughtRules } from '../games/puerto-rico/lessons/coverage.ts'
import type { PuertoRico } from '../games/puerto-rico/rules/types.ts'
import { checkChapter } from './check.ts'
import { chapterFrom } from './course.ts'
import { lessonFiles } from './files.ts'
import { goOn, movesAhead, playReplies, type Step, standingOf } from './run.ts'

/** A chapter that is right, to be broken in one place. */
const WHOLE = `steps:
  - id: load
    at: captain.loading
    set:
      A: { goods: { corn: 5 } }
      B: { goods: { sugar: 1 } }
    lit: ['good:corn', 'ship:6']
    goal: { gained: { A: { vp: 6 } } }
    wrong:
      - id: ship-4
        move: { do: load, ship: 4 }
        broken: captain.largest-load
    hint: { do: load, good: corn, ship: 6 }
    solution: [{ do: load, good: corn, ship: 6 }]
    replies: [{ id: sugar, do: load, good: sugar, ship: 4 }]
    rules: [captain.largest-load, captain.point]
  - id: next
    continues: true
    goal: { moved: { do: chooseRole } }
    hint: { do: chooseRole, role: mayor }
    solution: [{ do: chooseRole, role: mayor }]
    you: B
    rules: []
judged:
  id: whole
  at: captain.loading
  set:
    A: { goods: { corn: 5 } }
  move: { do: load, good: corn, ship: 4 }
  broken: captain.largest-load
`

const WORDS = `title: 선장
about: 실어요.
summary: [실어요., 남겨요., 비워요.]
steps:
  load:
    task: 옥수수를 실어 보세요.
    wrong:
      ship-4: 네 개만 들어가요.
    hint: 큰 배예요.
    replies:
      sugar: 저도 실어요.
    success: 여섯 점이에요.
  next:
    task: 역할을 골라 보세요.
    hint: 아무 역할이나 돼요.
    success: 골랐어요.
judged:
  question: 네 개만 실어도 되나요?
  answer: 더 큰 배가 비어 있어요.
`

const made = (text: string, words = WORDS, path = 'lessons/captain.yaml') =>
  chapterFrom(puertoRico, {
    lesson: { path, text },
    words: { path: 'words/captain.yaml', text: words },
  })

/** What is wrong with the whole chapter once `part` is replaced, from its files or from playing it. */
function faults(part: string, by: string): string[] {
  expect(WHOLE + WORDS).toContain(part)
  const chapter = made(WHOLE.replace(part, by), WORDS.replace(part, by))
  if (!chapter.ok) return chapter.faults.map(({ file, line, path }) => `${file}:${line}: ${path}`)
  const found = checkChapter(puertoRico, chapter.chapter).filter(({ fault }) => fault !== null)
  return found.map(({ step, part: where }) => `${step}: ${where}`)
}

describe('the course', () => {
  test.each(lessonFiles('puerto-rico'))('$lesson.path', (files) => {
    const chapter = chapterFrom(puertoRico, files)
    expect(chapter.ok ? [] : chapter.faults).toEqual([])
    if (!chapter.ok) return
    expect(checkChapter(puertoRico, chapter.chapter).filter(({ fault }) => fault !== null)).toEqual(
      [],
    )
  })

  test('a rule that no step teaches is missed', () => {
    expect(untaughtRules([])).toContain('wharf.once')
    expect(untaughtRules([])).not.toContain('turn.form')
  })
})

describe('a broken lesson is found', () => {
  test('the whole one is not', () => expect(faults('corn', 'corn')).toEqual([]))

  test.each([
    ['an unknown key', 'lit:', 'lid:', 'lessons/captain.yaml:7: steps.1.lid'],
    [
      'an unknown rule',
      'captain.point]',
      'captain.pint]',
      'lessons/captain.yaml:16: steps.1.rules.2',
    ],
    [
      'a word that no such move has',
      '{ do: load, ship: 4 }',
      '{ do: load, boat: 4 }',
      'lessons/captain.yaml:11: steps.1.wrong.1.move.boat',
    ],
    ['a place that is none', 'ship:6', 'boat:6', 'lessons/captain.yaml:7: steps.load.lit'],
    [
      'a position that cannot be',
      'corn: 5 }',
      'corn: 9 }',
      'lessons/captain.yaml:5: steps.load.set',
    ],
    [
      'a refused solution',
      'solution: [{ do: load, good: corn, ship: 6',
      'solution: [{ do: load, good: corn, ship: 4',
      'lessons/captain.yaml:14: steps.load.solution',
    ],
    [
      'two steps of one name',
      'rules: []',
      'rules: []\n  - { id: next, goal: {}, hint: { do: pass }, solution: [{ do: pass }], rules: [] }',
      'lessons/captain.yaml:24: steps.next.id',
    ],
    [
      'a first step that goes on',
      'at: captain.loading',
      'continues: true',
      'lessons/captain.yaml:3: steps.load.continues',
    ],
    [
      'a term that is none',
      '실어 보세요',
      '[[wharv]] 실어 보세요',
      'words/captain.yaml:6: steps.load.task',
    ],
    [
      'a wall of text',
      '실어 보세요',
      '실어 보세요'.repeat(40),
      'words/captain.yaml:6: steps.load.task',
    ],
    [
      'a text that is missing',
      '    success: 골랐어요.\n',
      '',
      'words/captain.yaml:14: steps.next.success',
    ],
    ['a step without words', '  next:\n', '  then:\n', 'words/captain.yaml:5: steps'],
    ['words without a step', '  next:\n', '  then:\n', 'words/captain.yaml:14: steps.then'],
    [
      'a wrong move without words',
      'ship-4: 네',
      'ship-6: 네',
      'words/captain.yaml:8: steps.load.wrong',
    ],
    [
      'an answer to no wrong move',
      'ship-4: 네',
      'ship-6: 네',
      'words/captain.yaml:8: steps.load.wrong.ship-6',
    ],
    [
      'a reason of no reply',
      'id: sugar, do',
      'do',
      'words/captain.yaml:11: steps.load.replies.sugar',
    ],
    [
      'a question that is judged otherwise',
      'ship: 4 }\n  broken: captain.largest-load',
      'ship: 6 }\n  broken: captain.largest-load',
      'lessons/captain.yaml:29: judged.move',
    ],
    [
      'a question without words',
      'judged:\n  question: 네 개만 실어도 되나요?\n  answer: 더 큰 배가 비어 있어요.\n',
      '',
      'words/captain.yaml:1: ',
    ],
    [
      'a step that goes on and names its game',
      'continues: true',
      'continues: true\n    sameGame: true',
      'lessons/captain.yaml:19: steps.next.sameGame',
    ],
    [
      'two wrong moves of one name',
      '      - id: ship-4\n',
      '      - { id: ship-4, move: { do: pass } }\n      - id: ship-4\n',
      'lessons/captain.yaml:10: steps.load.wrong',
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
      'hint: { do: load, good: corn, ship: 6 }',
      'hint: { do: load, good: sugar, ship: 6 }',
      'load: hint',
    ],
    [
      'a reply that is never made',
      'good: sugar, ship: 4 }]',
      'good: sugar, ship: 4 }, { do: pass }]',
      'load: replies',
    ],
    ['a place that is not on the table', 'ship:6', 'ship:8', 'load: lit'],
    ['a step without help that points', 'goal: {', 'alone: true\n    goal: {', 'load: alone'],
    ['a rule that is not cited', 'captain.point]', 'trader.sell]', 'load: rules'],
  ])('%s', (_, part, by, fault) => {
    expect(faults(part, by)).toContain(fault)
  })

  test('a file that is no YAML, or badly named', () => {
    expect(made('title: [')).toMatchObject({ ok: false, faults: [{ line: 1 }] })
    expect(made(WHOLE, WORDS, 'Captain.txt').ok).toBe(false)
    expect(made(WHOLE, 'title: [')).toMatchObject({
      ok: false,
      faults: [{ file: 'words/captain.yaml' }],
    })
  })
})

describe('every move that can be made is taken or answered', () => {
  /** What is wrong with the moves of a step that asks for the mayor, with these foreseen moves. */
  const faultsOf = (wrong: string, own: string, chapter = ''): string[] => {
    const asked = 'goal: { moved: { do: chooseRole } }'
    const lesson = WHOLE.replace(
      asked,
      `lit: ['role:settler']\n    goal: { moved: { do: chooseRole, role: mayor } }\n    wrong: [${wrong}]`,
    )
    const words = WORDS.replace('    hint: 아무', `    wrong: { ${own} }\n    hint: 아무`)
    const shared = chapter
      ? ['wrong: [{ id: all, move: { do: chooseRole } }]\n', chapter]
      : ['', '']
    const whole = made(shared[0] + lesson, words.replace('steps:', `${shared[1]}steps:`))
    if (!whole.ok) throw new Error(JSON.stringify(whole.faults))
    return checkChapter(puertoRico, whole.chapter)
      .filter(({ part, fault }) => part === 'goal' && fault !== null)
      .map(({ fault }) => fault ?? '')
  }
  const SETTLER = '{ id: settler, move: { do: chooseRole, role: settler } }'
  const ANY = '{ id: any, move: { do: chooseRole } }'

  test('by the step itself', () => {
    expect(faultsOf(`${SETTLER}, ${ANY}`, 'settler: 아니에요., any: 아니에요.')).toEqual([])
    expect(faultsOf(SETTLER, 'settler: 아니에요.').join()).toContain(
      'chooseRole 1 builder is neither taken nor answered',
    )
  })

  test('a move that the step points at by more than what answers all of its kind', () => {
    expect(faultsOf(ANY, 'any: 아니에요.')).toEqual([
      'chooseRole 1 settler is pointed at, and answered like any other',
    ])
  })

  test('and a move of the kind that is asked for not by the chapter', () => {
    const found = faultsOf(SETTLER, 'settler: 아니에요.', 'wrong: { all: 아니에요. }\n')
    expect(found.join()).toContain('chooseRole 1 builder is of the kind that is asked for')
  })
})

describe('a step that goes on', () => {
  /** What the step of the roles forgets of what was chosen, once another goes on after it. */
  const forgottenWith = (goal: string): string[] => {
    const step = (id: string) => `  - id: ${id}
    continues: true
    goal: ${goal}
    hint: { do: chooseRole, role: prospector }
    solution: [{ do: chooseRole, role: prospector }]
    you: B
    rules: []
`
    const last = WHOLE.indexOf('  - id: next')
    const end = WHOLE.indexOf('judged:')
    const lesson = `${WHOLE.slice(0, last)}${step('next')}${step('later').replace('you: B', 'you: A').replaceAll('prospector', 'settler')}${WHOLE.slice(end)}`
    const words = WORDS.replace(
      /( {2}next:\n(?: {4}.*\n)+)/,
      (of) => of + of.replace('next', 'later'),
    )
    const whole = made(lesson, words)
    if (!whole.ok) throw new Error(JSON.stringify(whole.faults))
    return checkChapter(puertoRico, whole.chapter).flatMap(({ step, part, fault }) =>
      step === 'next' && part === 'goal' && fault?.includes('forgets') ? [fault] : [],
    )
  }

  test('does not forget what else was chosen', () => {
    const [fault] = forgottenWith('{ moved: { do: chooseRole } }')
    expect(fault).toContain('chooseRole 1 mayor may be made, and the next step forgets it')
  })

  test('may follow a choice that is asked for', () => {
    expect(forgottenWith('{ moved: { do: chooseRole, role: prospector } }')).toEqual([])
  })
})

/** Corn and sugar on two empty ships: the solution loads corn on the smaller. */
const loading = (() => {
  const file = lessonFiles('puerto-rico').find(({ lesson }) => lesson.path.includes('commercial'))
  const chapter = file && chapterFrom(puertoRico, file)
  const step = chapter?.ok && chapter.chapter.steps.find(({ id }) => id === 'harbor')
  if (!step) throw new Error('the step is gone')
  return { step, lesson: { position: step.start, made: [] } }
})()

describe('a step as it is played', () => {
  const chapter = made(WHOLE)
  const step = chapter.ok ? (chapter.chapter.steps[0] as Step<PuertoRico>) : null
  if (!step) throw new Error('the chapter is broken')
  const start = { position: step.start, made: [] }

  test('waits for the learner, answers for the opponent, and is done', () => {
    expect(standingOf(puertoRico, step, start).is).toBe('open')
    const loaded = goOn(puertoRico, start, { do: 'load', seat: 0, good: 'corn', ship: 6 })
    expect(standingOf(puertoRico, step, loaded)).toMatchObject({ is: 'reply', say: '저도 실어요.' })
    expect(standingOf(puertoRico, step, playReplies(puertoRico, step, loaded)).is).toBe('done')
  })

  test('goes on where another move of the kind does what is asked for, or does it before', () => {
    const { lesson } = loading
    const other = goOn(puertoRico, lesson, { do: 'load', seat: 0, good: 'corn', ship: 6 })
    const { step } = loading
    expect(standingOf(puertoRico, step, other).is).not.toBe('missed')
    expect(movesAhead(puertoRico, step, other)).toMatchObject([{ good: 'sugar', ship: 4 }])
  })

  test('is missed when no way leads to the goal any more, with the foreseen answer', () => {
    const other: Step<PuertoRico> = {
      ...step,
      goal: { moved: { do: 'load', good: 'corn', ship: 4 } },
      wrong: [{ move: { do: 'load', ship: 6 }, say: '큰 배네요.' }],
    }
    const loaded = goOn(puertoRico, start, { do: 'load', seat: 0, good: 'corn', ship: 6 })
    expect(standingOf(puertoRico, other, loaded)).toEqual({ is: 'missed', say: '큰 배네요.' })
    expect(standingOf(puertoRico, { ...other, wrong: [] }, loaded)).toEqual({
      is: 'missed',
      say: null,
    })
  })
})
