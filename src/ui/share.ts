import { copyText } from './copy.ts'

/** Hands text and an address on in the device's own way, or puts both on the clipboard; `closed` where somebody thought better of it. */
export async function share(
  text: string,
  url: string,
): Promise<'shared' | 'closed' | 'copied' | 'failed'> {
  const data = { text, url }
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      // Whoever closes the device's dialog wanted nothing shared.
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    }
  }
  return (await copyText(`${text}\n${url}`)) ? 'copied' : 'failed'
}
