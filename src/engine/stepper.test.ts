import { describe, expect, test } from 'vitest'
import { type Chart, listed, statesOf } from './chart.ts'
import { compileStepper } from './stepper.ts'

interface State {
  at: string
  coins: number
  log: string[]
}
type Move = { do: 'pay' | 'leave' }

const log =
  (word: string) =>
  (state: State): void => {
    state.log.push(word)
  }
const parts = {
  guards: { rich: (state: State) => state.coins > 1, never: () => false },
  steps: {
    pay(state: State) {
      state.coins -= 1
      state.log.push('pay')
    },
    enterShop: log('enterShop'),
    enterCounter: log('enterCounter'),
    goHome: log('goHome'),
  },
}
type G = keyof typeof parts.guards
type S = keyof typeof parts.steps

const chart: Chart<Move['do'], G, S> = {
  id: 'shopping',
  initial: 'street',
  states: {
    street: { on: { pay: { guard: 'rich', actions: 'pay', target: 'shop' } } },
    shop: {
      entry: 'enterShop',
      initial: 'counter',
      states: {
        counter: {
          entry: ['enterCounter'],
          on: {
            pay: { actions: ['pay'], target: 'counter' },
            leave: { target: 'asked' },
          },
        },
        asked: { always: [{ guard: 'rich', target: 'counter' }, { target: 'done' }] },
        done: { type: 'final' },
      },
      onDone: { actions: 'goHome', target: 'home' },
    },
    home: { type: 'final' },
  },
}

const compile = (changed: object) =>
  compileStepper<State, Move, null, Move['do'], G, S>({ ...chart, ...changed }, parts)

const start = (coins: number): State => ({ at: 'street', coins, log: [] })

describe('a compiled chart', () => {
  const { step, moveKindsAt } = compile({})

  test('enters compound states from the outside in, and leaves them by onDone', () => {
    const state = start(3)
    expect(step(state, { do: 'pay' }, null)).toBe(true)
    expect(state).toEqual({
      at: 'shop.counter',
      coins: 2,
      log: ['pay', 'enterShop', 'enterCounter'],
    })
    step(state, { do: 'pay' }, null)
    state.log.length = 0
    step(state, { do: 'leave' }, null)
    expect(state).toEqual({ at: 'home', coins: 1, log: ['goHome'] })
  })

  test('takes the first open way', () => {
    const state = start(4)
    step(state, { do: 'pay' }, null)
    step(state, { do: 'leave' }, null)
    expect(state.at).toBe('shop.counter')
  })

  test('refuses what the chart or a guard does not let through, and changes nothing', () => {
    const poor = start(1)
    expect(step(poor, { do: 'pay' }, null)).toBe(false)
    expect(step(poor, { do: 'leave' }, null)).toBe(false)
    expect(poor).toEqual(start(1))
  })

  test('names the kinds of a place', () => {
    expect(moveKindsAt('shop.counter')).toEqual(['pay', 'leave'])
    expect(moveKindsAt('home')).toEqual([])
    expect(moveKindsAt('nowhere')).toEqual([])
  })
})

describe('compiling refuses', () => {
  const withState = (state: object) => ({ states: { ...chart.states, extra: state } })

  test.each<[string, object, string]>([
    ['an unknown key of the chart', { context: {} }, "'context' at shopping is not supported"],
    ['an unknown key of a state', withState({ exit: 'pay' }), "'exit' at extra is not supported"],
    [
      'an unknown key of a transition',
      withState({ on: { pay: { target: 'home', reenter: true } } }),
      "'reenter' at extra, pay is not supported",
    ],
    [
      'an unknown key of an eventless transition',
      withState({ always: [{ target: 'home', delay: 1 }] }),
      "'delay' at extra, always is not supported",
    ],
    [
      'a target that does not exist',
      withState({ on: { pay: { target: 'moon' } } }),
      'extra leads to moon, which does not exist',
    ],
    [
      'an unknown first state',
      withState({ initial: 'moon', states: {} }),
      'extra leads to extra.moon, which does not exist',
    ],
    [
      'a compound state without a first one',
      withState({ states: { inner: {} } }),
      'extra has no initial state',
    ],
    [
      'an unknown step',
      withState({ on: { pay: { actions: 'fly', target: 'home' } } }),
      "no step 'fly' for extra",
    ],
    ['an unknown entry', withState({ entry: ['fly'] }), "no step 'fly' for extra"],
    [
      'an unknown guard',
      withState({ always: [{ guard: 'full', target: 'home' }] }),
      "no guard 'full' for extra",
    ],
    [
      'an unknown step at the end of a compound state',
      withState({
        initial: 'end',
        states: { end: { type: 'final' } },
        onDone: { actions: 'fly', target: 'home' },
      }),
      "no step 'fly' for extra",
    ],
  ])('%s', (_, changed, message) => {
    expect(() => compile(changed)).toThrow(message)
  })
})

test('every state of a chart is told with its path, outer ones first', () => {
  expect([...statesOf(chart.states)].map(({ path, parent }) => [path, parent])).toEqual([
    ['street', undefined],
    ['shop', undefined],
    ['shop.counter', 'shop'],
    ['shop.asked', 'shop'],
    ['shop.done', 'shop'],
    ['home', undefined],
  ])
})

test('names come as a list, one or many', () => {
  expect([listed(undefined), listed('a'), listed(['a', 'b'])]).toEqual([[], ['a'], ['a', 'b']])
})
