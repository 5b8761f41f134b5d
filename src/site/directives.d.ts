declare namespace Astro {
  interface ClientDirectives {
    /** Alive from the first touch, hover or focus on; with an address, what lies there comes along. */
    'client:touch'?: boolean | string
    /** Alive once the reader does anything or has looked for a while; at once with `now`, or where something is kept under a key that begins so. */
    'client:activity'?: boolean | 'now' | readonly string[]
    /** The same for a lesson. */
    'client:lesson'?: boolean
  }
}
