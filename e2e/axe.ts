import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * axe for a page as it stands. All frames are of this site, so one pass sees them, and nothing need be
 * fetched once more: that is for sound, which no page has, and for a rule that is off.
 */
const axeOn = (page: Page): AxeBuilder =>
  // First of all: it would take back the choice of rules.
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode()

/** What it finds, a line for each place. */
async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
}

/** What axe finds on a page, colours aside. */
export const withoutColours = (page: Page): Promise<string[]> =>
  findings(axeOn(page).disableRules(['color-contrast']))

/**
 * What axe finds amiss in the colours of a page. It looks at one text of each kind, told by the elements and classes
 * around it and by its colour: four fifths of the time went into the same colours, hundreds of times over.
 */
export async function inColours(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      delete element.dataset.contrast
      const isField = element.matches('input, select, textarea')
      const holdsText = Array.from(element.childNodes).some(
        (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
      )
      if (!(isField || holdsText)) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      let kind = getComputedStyle(element).color
      for (let around: Element | null = element; around; around = around.parentElement)
        kind += `>${around.tagName}.${around.getAttribute('class')}`
      if (seen.has(kind)) continue
      seen.add(kind)
      element.dataset.contrast = ''
    }
  })
  return findings(axeOn(page).withRules(['color-contrast']).include('[data-contrast]'))
}
