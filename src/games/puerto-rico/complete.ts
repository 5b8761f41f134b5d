/** Puerto Rico with both expansions: for programs, builds and tests, where nobody waits for what is loaded. */
import './expansions.ts'

export { puertoRico } from './definition.ts'
