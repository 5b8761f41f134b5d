import { type Code, codeFlag } from './digits.ts'

type Value = string | number | boolean

/** Options that are chosen, each by its place among the values that it may have; mostly there are none. */
export function codeOptions<O extends Partial<Record<string, Value>>>(
  code: Code,
  values: Readonly<Record<string, readonly Value[]>>,
  options: O = {} as O,
): O {
  const chosen: Partial<Record<string, Value>> = {}
  if (!codeFlag(code, Object.keys(options).length > 0)) return chosen as O
  for (const [id, list] of Object.entries(values)) {
    const value = options[id]
    const at = code(list.length + 1, value === undefined ? 0 : list.indexOf(value) + 1)
    if (at > 0) chosen[id] = list[at - 1]
  }
  return chosen as O
}
