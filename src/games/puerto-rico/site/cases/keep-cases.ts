/** The button that keeps all cases on the device; it stands there only where that can be done. */
import { CASE_LIST, type CaseList, keepCases, keptVersion } from '../../../../ui/kept-cases.ts'

type Word = 'keep' | 'keeping' | 'kept' | 'missing' | 'full'

async function offer(place: HTMLElement): Promise<void> {
  const { root = '', words: said = '{}' } = place.dataset
  const button = place.querySelector('button')
  const status = place.querySelector<HTMLElement>('[role="status"]')
  if (!button || !status) return
  const words: Record<Word, string> = JSON.parse(said)
  const say = (word: Word, values: Record<string, number> = {}): string =>
    words[word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

  const list: CaseList = await (await fetch(root + CASE_LIST)).json()
  const all = list.pages.length
  if ((await keptVersion(root)) === list.version) {
    status.textContent = say('kept')
    return
  }
  const offered = say('keep', { sent: megabytes(list.sent), kept: megabytes(list.kept) })
  button.textContent = offered
  button.hidden = false
  button.addEventListener('click', async () => {
    button.disabled = true
    try {
      const missing = await keepCases(list, root, (count) => {
        button.textContent = say('keeping', { count, all })
      })
      status.textContent = say(missing > 0 ? 'missing' : 'kept', { count: missing })
      button.hidden = missing === 0
    } catch {
      status.textContent = say('full')
    }
    button.textContent = offered
    button.disabled = false
  })
}

const megabytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1e6))

const place = document.querySelector<HTMLElement>('.keep-cases')
// Both need a secure context; a browser may still refuse the second.
if (place && 'serviceWorker' in navigator && 'caches' in window) offer(place).catch(() => undefined)
