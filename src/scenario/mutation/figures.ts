import type { ScenarioTypes } from '../definition.ts'
import type { ScenarioSource } from '../schema.ts'
import { type Effect, effect, replaced } from './effect.ts'

/** Every number in an object, at any depth, one higher, but for what another object shares with it. */
export function oneMore<G extends ScenarioTypes>(
  name: string,
  object: object,
  other: object = {},
): Effect<G>[] {
  return Object.entries(object).flatMap(([key, value]): Effect<G>[] => {
    const path = `${name}.${key}`
    if (value !== null && typeof value === 'object')
      return Object.values(other).includes(value) ? [] : oneMore(path, value)
    if (typeof value !== 'number') return []
    const holder = object as Record<string, unknown>
    return [effect(`${path} is ${value + 1}`, () => replaced(holder, key, value + 1))]
  })
}

type Choices = Readonly<Record<string, unknown>>

/** A scenario with other options. */
const withOptions = <G extends ScenarioTypes>(
  source: ScenarioSource<G>,
  options: Choices,
): ScenarioSource<G> => ({ ...source, game: { ...(source as { game?: object }).game, options } })

/** Each choice of options but their defaults made by nobody, and by everybody. */
export const choicesOf = <G extends ScenarioTypes>(
  values: Readonly<Record<string, readonly unknown[]>>,
): Effect<G>[] =>
  Object.entries(values).flatMap(([id, [, ...others]]) =>
    others.flatMap((value): Effect<G>[] => {
      const chosenIn = (source: ScenarioSource<G>): Choices =>
        (source as { game?: { options?: Choices } }).game?.options ?? {}
      return [
        {
          name: `${id} is never ${value}`,
          noticed(source, fails) {
            const { [id]: chosen, ...options } = chosenIn(source)
            return chosen === value && fails(withOptions(source, options))
          },
        },
        {
          name: `${id} is always ${value}`,
          noticed(source, fails) {
            const options = chosenIn(source)
            return (
              options[id] === undefined && fails(withOptions(source, { ...options, [id]: value }))
            )
          },
        },
      ]
    }),
  )
