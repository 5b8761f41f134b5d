import type { Page } from '@playwright/test'

/** A browser that denies its storage: even looking at it throws. */
export const denyStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })

/** A device that is full: it can be read, and nothing more is kept. */
export const fillStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

/** Hands a file to the page's one place for files. */
export const giveFile = (page: Page, content: unknown): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles({
    name: 'file.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
  })
