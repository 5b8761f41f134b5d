/** Puts text on the clipboard; false where the browser does not let us. Without a secure context there is only the older way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  // Deprecated, but the one way on a page that is not served over HTTPS.
  const withCommands: { execCommand: (command: 'copy') => boolean } = document
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr'
  document.body.append(field)
  field.select()
  const isCopied = withCommands.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}
