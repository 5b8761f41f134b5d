declare namespace Astro {
  interface ClientDirectives {
    /** Alive from the first touch, hover or focus on; with an address, what lies there comes along. */
    'client:touch'?: boolean | string
    /** Alive at once; what was done before that is done again. */
    'client:awake'?: boolean
  }
}
