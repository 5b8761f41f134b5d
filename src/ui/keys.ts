import { setting } from './settings.ts'

const FIELDS = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select'

/** Whether keys may do things now: the reader has not switched that off, types nowhere and is in no dialog. */
export function takesKeys({ target }: KeyboardEvent): boolean {
  const types =
    target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS))
  return setting('keys') !== 'off' && !types && !document.querySelector('dialog[open]')
}

/** Whether a key was pressed alone. */
export const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey
