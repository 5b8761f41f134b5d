/** Text that breaks the markup: an unknown term or particle, a bracket left open. */
export class TextError extends Error {
  override name = 'TextError'
}
