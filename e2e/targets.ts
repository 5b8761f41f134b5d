import type { Page } from '@playwright/test'

/** Checkboxes, choices and terms of less than 24 px either way. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator('input[type=checkbox], input[type=radio]:not(.sr), .term > button')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility({ opacityProperty: true }))
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect()
          return width < 23.9 || height < 23.9
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    )
