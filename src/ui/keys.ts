import { setting } from './settings.ts'

const FIELDS = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select'

/**
 * Whether keys may do things now: the reader has not switched that off, types nowhere and is in no dialog but that of
 * the element they are for.
 */
export function takesKeys({ target }: KeyboardEvent, within: Element | null = null): boolean {
  const types =
    target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS))
  const dialog = document.querySelector('dialog[open]')
  return setting('keys') !== 'off' && !types && (!dialog || dialog.contains(within))
}

/** Whether a key was pressed alone. */
export const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey
