/** What a page's own thread was busy with, by the processor's time, which other work on the machine does not change. */
export const LONG = 50

interface Event {
  name: string
  pid: number
  tid: number
  args?: { name?: string }
  /** Microseconds of the processor's time. */
  tdur?: number
}

/** What is traced for `tasksOf`. */
export const TRACED = { categories: ['toplevel'] }

/** The processor's time of every task on the page's own thread, in milliseconds, the longest first. */
export function tasksOf(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: Event[] } = JSON.parse(trace.toString('utf8'))
  const placeOf = ({ pid, tid }: Event): string => `${pid} ${tid}`
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(placeOf),
  )
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && mains.has(placeOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a)
}
