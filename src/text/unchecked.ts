/** `markup-checks.ts` in a browser: every text that comes there has passed the checks of the build. */
export const refuseTerm = (_inside: string, _whole: string): void => undefined
export const refuseSlot = refuseTerm
export const refuseParticleAfter = refuseTerm
export const refuseBracket = refuseTerm
export const refuseNought = (_segments: unknown, _values: unknown): void => undefined
