import { device } from './storage.ts'

/** Each is an attribute of the page, as `data-names`; empty stands for the default. */
export const SETTINGS = ['scheme', 'names', 'letters', 'sound', 'keys', 'pace'] as const
/** How fast others move; `step`: each move waits to be asked for. Empty is the usual pace. */
export const PACES = ['slow', '', 'fast', 'step'] as const

type Setting = (typeof SETTINGS)[number]

/** What holds now. `StoredSettings.astro` has set it before the page was drawn. */
export function setting(name: Setting): string {
  return document.documentElement.dataset[name] ?? ''
}

/** Sets it here and now, and keeps it on the device. */
export function keep(name: Setting, value: string): void {
  const { dataset } = document.documentElement
  if (value) dataset[name] = value
  else delete dataset[name]
  if (value) device.keep(name, value)
  else device.drop(name)
  document.dispatchEvent(new CustomEvent('setting', { detail: { name, value } }))
}
