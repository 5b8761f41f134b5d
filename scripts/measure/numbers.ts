/** The number below which so many of a hundred lie, or the largest. */
export function percentile(numbers: readonly number[], hundredths: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const place = Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))
  return sorted[place] ?? Number.NaN
}

/** The middle of some numbers. */
export const median = (numbers: readonly number[]): number => percentile(numbers, 50)
