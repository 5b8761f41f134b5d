/** Finds messages that nothing uses, and uses of messages that do not exist. */
export interface Source {
  file: string
  text: string
}

/** Keys that stand in no source, neither whole nor by a beginning: `role.${id}`. */
export function unusedKeys(keys: readonly string[], sources: readonly Source[]): string[] {
  const text = sources.map((source) => source.text).join('\n')
  const literals = new Set(Array.from(text.matchAll(/(['"`])([\w.-]+)\1/g), ([, , key]) => key))
  const starts = Array.from(text.matchAll(/`([\w.-]+\.)\$\{/g), ([, start = '']) => start)
  return keys.filter((key) => !literals.has(key) && !starts.some((start) => key.startsWith(start)))
}

/** Calls of t and say with a key that is not there, as 'file: key'. */
export function missingKeys(keys: readonly string[], sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/(?<![\w.])(?:t|say)\(\s*(['"`])([\w-]+(?:\.[\w-]+)+)\1/g))
      .map(([, , key = '']) => key)
      .filter((key) => !keys.includes(key))
      .map((key) => `${file}: ${key}`),
  )
}
