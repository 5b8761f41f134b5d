/** A number of so many bits that differs as soon as one of the texts fed to it does. */
export function fingerprint(bits: number): { feed: (text: string) => void; value: () => number } {
  let hash = 0x811c9dc5
  return {
    feed(text) {
      for (let at = 0; at < text.length; at++)
        hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
      hash = Math.imul(hash ^ 0xff, 0x01000193)
    },
    value() {
      let mixed = hash ^ (hash >>> 16)
      mixed = Math.imul(mixed, 0x21f0aaad)
      return (mixed ^ (mixed >>> 15)) >>> (32 - bits)
    },
  }
}
