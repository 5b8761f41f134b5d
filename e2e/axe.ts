import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * axe for a page as it stands. All frames are of this site, so one pass sees them, and nothing need be
 * fetched once more: that is for sound, which no page has, and for a rule that is off.
 */
export const axeOn = (page: Page): AxeBuilder =>
  // First of all: it would take back the choice of rules.
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode()

/** What it finds, a line for each place. */
export async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  )
}
