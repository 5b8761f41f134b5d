import type { BrowserContext } from '@playwright/test'

/** How late a link is packed on a slow device, in milliseconds: much later than anybody reads or leaves. */
export const SLOW = 250

/** A device on which every link is packed `late` milliseconds after it is asked for. */
export const packLate = (context: BrowserContext, late: number): Promise<unknown> =>
  context.addInitScript((late) => {
    const Fast = CompressionStream
    window.CompressionStream = class {
      readonly writable: WritableStream<BufferSource>
      readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>
      constructor(format: CompressionFormat) {
        const fast = new Fast(format)
        this.writable = fast.writable
        this.readable = fast.readable.pipeThrough(
          new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
            flush: () => new Promise((go) => setTimeout(go, late)),
          }),
        )
      }
    }
  }, late)
