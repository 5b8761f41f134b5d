/** A name that nothing else kept has. `crypto.randomUUID` would need a secure context; a table's own network has none. */
export function newId(bytesLong = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bytesLong))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
