import type { Equivalent } from './equivalents.ts'
import type { Mutant } from './sandbox.ts'
import type { Outcome } from './trials.ts'

/** What became of a mutant; one that survived may be explained as equivalent. */
export type Fate = Outcome | 'explained' | 'not covered'
export interface Tried {
  mutant: Mutant
  fate: Fate
}

const FATES: readonly Fate[] = ['killed', 'timed out', 'survived', 'not covered', 'explained']
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const explains = ({ file, within, from }: Equivalent, mutant: Mutant): boolean =>
  mutant.file.endsWith(file) &&
  oneLine(within) === oneLine(mutant.within) &&
  oneLine(from) === oneLine(mutant.original)

/** Sets survivors that the list explains apart; also gives what of the list no survivor bears out. */
export function explain(
  tried: readonly Tried[],
  list: readonly Equivalent[],
): { tried: Tried[]; stale: string[] } {
  const borneOut = new Set<string>()
  const explained = tried.map((one): Tried => {
    if (one.fate !== 'survived' && one.fate !== 'not covered') return one
    const replacement = oneLine(one.mutant.replacement)
    const entry = list.find(
      (equivalent) => explains(equivalent, one.mutant) && equivalent.to.includes(replacement),
    )
    if (!entry) return one
    borneOut.add(`${list.indexOf(entry)} ${replacement}`)
    return { ...one, fate: 'explained' }
  })
  const files = new Set(tried.map(({ mutant }) => mutant.file))
  const stale = list
    .filter(({ file }) => [...files].some((tried) => tried.endsWith(file)))
    .flatMap((entry) =>
      entry.to
        .filter((to) => !borneOut.has(`${list.indexOf(entry)} ${to}`))
        .map((to) => `${entry.file}: ${entry.from} → ${to} in '${entry.within}'`),
    )
  return { tried: explained, stale }
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

function counted(tried: readonly Tried[]): Record<Fate | 'all', number> {
  const counts = { all: tried.length } as Record<Fate | 'all', number>
  for (const fate of FATES) counts[fate] = tried.filter((one) => one.fate === fate).length
  return counts
}

/** The share of noticed mutants, of all that are not explained as equivalent. */
export function scoreOf(tried: readonly Tried[]): number {
  const { all, explained, killed, 'timed out': timedOut } = counted(tried)
  return (killed + timedOut) / Math.max(1, all - explained)
}

/** A table by file and the survivors, as text. */
export function reportOf(tried: readonly Tried[]): string[] {
  const files = [...new Set(tried.map(({ mutant }) => mutant.file))]
  const width = Math.max(...files.map((file) => file.length))
  const row = (name: string, cells: readonly (string | number)[]): string =>
    name.padEnd(width) + cells.map((cell) => String(cell).padStart(12)).join('')
  const cells = (some: readonly Tried[]) => {
    const counts = counted(some)
    const found = counts.killed + counts['timed out']
    return [...FATES.map((fate) => counts[fate]), percent(found, counts.all - counts.explained)]
  }
  const survivors = tried.filter(({ fate }) => fate === 'survived' || fate === 'not covered')
  return [
    row('', [...FATES, 'score']),
    ...files.map((file) => row(file, cells(tried.filter(({ mutant }) => mutant.file === file)))),
    row('all', cells(tried)),
    ...survivors.map(
      ({ mutant: { file, line, original, replacement }, fate }) =>
        `${file}:${line} ${fate}: ${oneLine(original)} → ${oneLine(replacement)}`,
    ),
  ]
}

/** One line that sums up. */
export function summaryOf(tried: readonly Tried[]): string {
  const { all, killed, survived, explained, ...counts } = counted(tried)
  const found = killed + counts['timed out']
  return [
    `${all} mutants: ${killed} killed, ${counts['timed out']} timed out`,
    `${explained} explained as equivalent, ${survived + counts['not covered']} survived`,
    `score ${percent(found, all - explained)} (${percent(found, all)} with the equivalent ones)`,
  ].join(', ')
}
