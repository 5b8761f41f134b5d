import * as v from 'valibot'
import { addFigures, FIGURES, type Figures, noFigures } from '../../src/frame/figures.ts'
import { readInput, UsageError } from '../arguments.ts'
import { onOneLine } from '../printable.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const counts = v.record(v.string(), count)
const runSchema = v.object({
  game: v.literal('puerto-rico', 'only runs of Puerto Rico are recorded'),
  expansions: v.strictTuple([], 'runs with expansions are no part of the record'),
  edition: v.string(),
  seats: v.pipe(count, v.minValue(2), v.maxValue(5)),
  seed: count,
  games: count,
  decisions: count,
  violations: count,
  judged: count,
  figures: v.object(
    Object.fromEntries(FIGURES.map((figure) => [figure, counts])) as Record<
      keyof Figures,
      typeof counts
    >,
  ),
})
type Run = v.InferOutput<typeof runSchema>

/** All recorded runs of one number of seats, added up. */
export interface Recorded extends Omit<Run, 'seed'> {
  seeds: number[]
}

function readRun(file: string): Run {
  const text = readInput(file)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new UsageError(onOneLine(`${file}: ${error instanceof Error ? error.message : error}`))
  }
  const parsed = v.safeParse(runSchema, json)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const place = v.getDotPath(issue) ?? 'the whole'
  throw new UsageError(onOneLine(`${file}: ${place}: ${issue.message}`))
}

/**
 * The runs in files written by `selfplay --json`, added up by seats, fewest first. A file that is no
 * such run, or a run given twice, throws with its name.
 */
export function readRuns(files: readonly string[]): Recorded[] {
  const bySeats = new Map<number, Recorded>()
  for (const file of files) {
    const { seed, ...run } = readRun(file)
    const sum = bySeats.get(run.seats)
    if (!sum) {
      bySeats.set(run.seats, { ...run, seeds: [seed] })
      continue
    }
    if (sum.edition !== run.edition)
      throw new UsageError(`${file}: ${run.edition}, but other runs of ${run.seats} seats are not`)
    if (sum.seeds.includes(seed)) throw new UsageError(`${file}: seed ${seed} is there twice`)
    sum.seeds.push(seed)
    for (const figure of ['games', 'decisions', 'violations', 'judged'] as const)
      sum[figure] += run[figure]
    const figures = noFigures()
    addFigures(figures, sum.figures)
    addFigures(figures, run.figures)
    sum.figures = figures
  }
  return [...bySeats.values()].sort((a, b) => a.seats - b.seats)
}
