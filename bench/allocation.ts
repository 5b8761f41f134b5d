import { Session } from 'node:inspector/promises'

/** A sample about every so many bytes; small enough for a few games, large enough not to slow them. */
const SAMPLING_BYTES = 4096

interface SampledNode {
  selfSize: number
  children: SampledNode[]
}
const sizeOf = ({ selfSize, children }: SampledNode): number =>
  children.reduce((sum, child) => sum + sizeOf(child), selfSize)

/** Bytes that `work` takes on the heap, garbage included: estimated from samples. */
export async function bytesAllocated(work: () => void): Promise<number> {
  const session = new Session()
  session.connect()
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: SAMPLING_BYTES,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  work()
  const { profile } = await session.post('HeapProfiler.stopSampling')
  session.disconnect()
  return sizeOf(profile.head)
}
