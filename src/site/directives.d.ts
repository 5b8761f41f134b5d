declare namespace Astro {
  interface ClientDirectives {
    /** Alive from the first touch, hover or focus on. */
    'client:touch'?: boolean
  }
}
