/** No particle of Japanese depends on the word before it, and no space parts words. */
export { changingParticleAt, isParticle, withParticle } from '../no-particles.ts'

export const isSpaced = false
