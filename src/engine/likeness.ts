import type { MoveKinds, Shape } from './move-kinds.ts'

/** In how many fields two moves agree, and how far apart their counts are. */
export function likeness(
  kinds: MoveKinds,
  one: { do: string },
  other: { do: string },
): { same: number; apart: number } {
  const [a, b] = [one as unknown as Shape, other as unknown as Shape]
  let same = 0
  let apart = 0
  for (const [key, given] of Object.entries(kinds[one.do]?.fields ?? {})) {
    const field = given.is === 'optional' ? given.field : given
    if (field.is === 'asked') continue
    if (field.is !== 'counts') same += Number(a[key] === b[key])
    else if (one.do === other.do) {
      const [these, those] = [a[key], b[key]] as Readonly<Record<string, number>>[]
      for (const id of field.of) apart += Math.abs((these?.[id] ?? 0) - (those?.[id] ?? 0))
    }
  }
  return { same, apart }
}
