/** Each is an attribute of the page, as `data-names`; empty stands for the default. */
export const SETTINGS = ['scheme', 'names', 'keys'] as const
export type Setting = (typeof SETTINGS)[number]

/** What holds now. `SettingsEarly.astro` has set it before the page was drawn. */
export function setting(name: Setting): string {
  return document.documentElement.dataset[name] ?? ''
}

/** Sets it here and now, and keeps it on the device where storing is allowed. */
export function keep(name: Setting, value: string): void {
  const { dataset } = document.documentElement
  if (value) dataset[name] = value
  else delete dataset[name]
  try {
    if (value) localStorage.setItem(name, value)
    else localStorage.removeItem(name)
  } catch {
    // Storage may be closed; the choice then lasts as long as the page.
  }
  document.dispatchEvent(new CustomEvent('setting', { detail: { name, value } }))
}
