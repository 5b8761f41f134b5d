/** Work that nobody waits for: done where a device has power, data and cores to spare, while its page is seen. */

/** What not every browser tells. */
interface Device {
  connection?: { saveData?: boolean }
  getBattery?: () => Promise<{ charging: boolean }>
}

/** With fewer cores the page itself would feel it. */
const CORES = 4

async function isToSpare(): Promise<boolean> {
  const device: Navigator & Device = navigator
  if (device.hardwareConcurrency < CORES || device.connection?.saveData) return false
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return false
  const battery = await device.getBattery?.().catch(() => null)
  return battery?.charging ?? true
}

/** Begins such work unless it is to be spared; gives what ends it, and hiding the page ends it too. */
export function whenIdle(work: (signal: AbortSignal) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const end = (): void => stop.abort()
  const isGoing = (): boolean => !signal.aborted && document.visibilityState === 'visible'
  document.addEventListener('visibilitychange', end, { signal })
  isToSpare().then((isSo) => {
    if (isSo && isGoing()) work(signal)
  })
  return end
}
